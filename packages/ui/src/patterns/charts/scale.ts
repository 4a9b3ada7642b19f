/** Round values from zero to the first that is not below the highest, a handful of them; of counts, whole ones. */
export function ticksTo(highest: number, { atMost = 5, whole = false } = {}): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / (atMost - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const step = whole ? Math.max(1, round) : round;
  const count = Math.ceil(highest / step - 1e-9);
  // Sums of fractions drift: 0.1 + 0.2.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** How many names of so many fit below the plot: every first, second, third … is written. */
export function everyNth(count: number, atMost: number): number {
  return Math.max(1, Math.ceil(count / atMost));
}

/** The stretches of a line in which no value is missing: [place, value]. */
export function stretches(values: readonly (number | null)[]): [number, number][][] {
  const found: [number, number][][] = [];
  let open: [number, number][] | undefined;
  values.forEach((value, index) => {
    if (value === null) open = undefined;
    else if (open) open.push([index, value]);
    else found.push((open = [[index, value]]));
  });
  return found;
}
