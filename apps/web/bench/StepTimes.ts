export class StepTimes {
  readonly #rounds: ReadonlyMap<string, number>[] = [];

  add(steps: ReadonlyMap<string, number>): void {
    this.#rounds.push(steps);
  }

  /** Prints the median and maximum time of each step, in order. */
  print(title: string): void {
    const names = new Set(this.#rounds.flatMap((steps) => [...steps.keys()]));
    const rows = [...names].map((step) => {
      const times = this.#rounds
        .flatMap((steps) => steps.get(step) ?? [])
        .toSorted((one, other) => one - other);
      const at = (index: number) => Math.round(times[index] ?? NaN);
      return {
        step,
        of: times.length,
        p50: at((times.length - 1) >> 1),
        max: at(times.length - 1),
      };
    });
    console.log(`\n${title}, ms`);
    console.table(rows.toSorted((one, other) => one.p50 - other.p50));
  }
}
