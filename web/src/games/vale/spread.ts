/**
 * Places that are too near each other move apart; a cluster stays round the middle of its places, so that it stands
 * where its points are.  `places` are percents in rising order; nothing leaves 0 to 100.
 */
export function spread(places: number[], apart: number): number[] {
  let clusters: { places: number[]; first: number }[] = places.map((place) => ({ places: [place], first: place }));
  for (let i = 1; i < clusters.length;) {
    const [one, next] = [clusters[i - 1]!, clusters[i]!];
    if (next.first - one.first >= one.places.length * apart) {
      i += 1;
      continue;
    }
    clusters = [...clusters.slice(0, i - 1), settled([...one.places, ...next.places], apart), ...clusters.slice(i + 1)];
    i = Math.max(1, i - 1);
  }
  return clusters.flatMap(({ places, first }) => places.map((_, index) => first + index * apart));
}

/** A cluster round the middle of its places. */
function settled(places: number[], apart: number): { places: number[]; first: number } {
  const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
  const long = (places.length - 1) * apart;
  return { places, first: Math.max(0, Math.min(100 - long, middle - long / 2)) };
}
