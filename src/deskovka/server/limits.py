"""How much anybody may ask for: a bucket that fills slowly."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.left = float(burst)
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.per_second, self.burst)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()
