"""Hypothesis for all tests: no deadlines; the short run tries the same examples every time."""

from hypothesis import HealthCheck, settings
from tests.helpers import LONG

settings.register_profile(
    "oriflamme",
    deadline=None,
    derandomize=not LONG,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("oriflamme")
