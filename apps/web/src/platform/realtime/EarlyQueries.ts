/** Collects the paths of queries that are requested before the real-time connection, which reports their changes. */
export class EarlyQueries {
  #paths: Set<string> | null = new Set();

  add(path: string): void {
    this.#paths?.add(path);
  }

  /** Returns the collected paths and stops collecting. */
  take(): readonly string[] {
    const paths = [...(this.#paths ?? [])];
    this.#paths = null;
    return paths;
  }

  /** Collects again, for the next member or organisation. */
  reset(): void {
    this.#paths = new Set();
  }
}

export const earlyQueries = new EarlyQueries();
