"""A log that visitors cannot fill: of lines that are alike a few are written, then one a minute with how
many there were."""

from __future__ import annotations

import logging

from oriflamme.server.budgets import Bucket

AT_ONCE, A_SECOND = 5, 1 / 60
MOST_KEPT = 200


class FewAlike(logging.Filter):
    """Lines are alike if they come from the same place with the same words, whatever is filled in."""

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
