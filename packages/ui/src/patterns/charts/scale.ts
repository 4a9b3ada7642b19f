/** Returns round values from zero to at least `highest`. With `whole`, only whole numbers. */
export function axisTicks(maxValue: number, { atMost = 5, whole = false } = {}): number[] {
  if (!(maxValue > 0)) return [0, 1];
  const rough = maxValue / (atMost - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const step = whole ? Math.max(1, round) : round;
  const count = Math.ceil(maxValue / step - 1e-9);
  // Rounds floating-point errors such as in 0.1 + 0.2.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

export function everyNth(count: number, atMost: number): number {
  return Math.max(1, Math.ceil(count / atMost));
}

/** Splits a line at its missing values. Each point is [index, value]. */
export function contiguousSegments(values: readonly (number | null)[]): [number, number][][] {
  const found: [number, number][][] = [];
  let open: [number, number][] | undefined;
  values.forEach((value, index) => {
    if (value === null) open = undefined;
    else if (open) open.push([index, value]);
    else found.push((open = [[index, value]]));
  });
  return found;
}
