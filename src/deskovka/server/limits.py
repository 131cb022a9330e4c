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
        if self.seconds() > 0:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was taken does not count after all."""
        self.left = min(self.burst, self.left + 1)

    def seconds(self, wished: int = 1) -> float:
        """How long until there are so many; 0 if there are now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        return max(0.0, (wished - self.left) / self.per_second)


class Buckets:
    """A bucket for each address, or whatever else is counted; those not seen for longest are forgotten."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.per_second, self.burst)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket
