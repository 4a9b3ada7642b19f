/** Returns numbers from 0 to 1, the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

export const zipfWeights = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 / (index + 1));

/** Returns a function that picks items by a Zipf distribution, the first most often. */
export function zipfPicker<T>(items: readonly T[], random: () => number): () => T {
  let sum = 0;
  const bounds = zipfWeights(items.length).map((weight) => (sum += weight));
  return () => {
    const at = random() * sum;
    let [low, high] = [0, bounds.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return items[low]!;
  };
}
