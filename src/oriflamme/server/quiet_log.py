"""A log that visitors cannot fill. Of similar lines only a few are written, then one a minute with the
number of lines that were left out."""

from __future__ import annotations

import logging

from oriflamme.server.budgets import Bucket

AT_ONCE, A_SECOND = 5, 1 / 60
MOST_KEPT = 200


class FewAlike(logging.Filter):
    """Lines are similar if they come from the same logger with the same format string."""

    def __init__(self) -> None:
        super().__init__()
        self.buckets: dict[str, Bucket] = {}
        self.left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        alike = f"{record.name} {record.msg}"
        if alike not in self.buckets:
            if len(self.buckets) >= MOST_KEPT:
                self.buckets.clear()
                self.left_out.clear()
            self.buckets[alike] = Bucket(A_SECOND, AT_ONCE)
        if not self.buckets[alike].take():
            self.left_out[alike] = self.left_out.get(alike, 0) + 1
            return False
        left_out = self.left_out.pop(alike, 0)
        if left_out:
            record.msg = f"{record.msg} ({left_out} more like it were left out)"
        return True
