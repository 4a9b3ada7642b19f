/** Measured times of one kind of work. */
export class Samples {
  readonly #times: number[] = [];

  add(milliseconds: number): void {
    this.#times.push(milliseconds);
  }

  get summary(): Summary {
    const sorted = Float64Array.from(this.#times).sort();
    const part = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    return { count: sorted.length, p50: part(0.5), p95: part(0.95), p99: part(0.99) };
  }
}

export interface Summary {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Times and errors by kind of work. */
export class Measurements {
  readonly #samples = new Map<string, Samples>();
  readonly #errors: Map<string, number>;

  constructor(errors: readonly [error: string, count: number][] = []) {
    this.#errors = new Map(errors);
  }

  add(kind: string, milliseconds: number): void {
    let samples = this.#samples.get(kind);
    if (!samples) this.#samples.set(kind, (samples = new Samples()));
    samples.add(milliseconds);
  }

  fail(kind: string, reason: string): void {
    const error = `${kind}: ${reason}`;
    this.#errors.set(error, (this.#errors.get(error) ?? 0) + 1);
  }

  get summaries(): [kind: string, Summary][] {
    return [...this.#samples].map(([kind, samples]) => [kind, samples.summary]);
  }

  get errors(): [error: string, count: number][] {
    return [...this.#errors];
  }
}
