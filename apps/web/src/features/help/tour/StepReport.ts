import type { TourStep } from '@office/vocabulary';

interface StepReportDeps {
  /** Rejects where the server did not take it. */
  noteStep(step: TourStep): Promise<void>;
  recovery: { onFound(listener: () => void): () => void };
}

/**
 * Tells the server what steps of the tour were done. A member is noticed doing the same many times a second, or once
 * and never again: each step is told once, and one that the server did not take again when the server is back.
 */
export class StepReport {
  readonly #deps: StepReportDeps;
  readonly #told = new Set<TourStep>();
  readonly #failed = new Set<TourStep>();

  constructor(deps: StepReportDeps) {
    this.#deps = deps;
  }

  /** Listens for the server to be back. */
  start(): () => void {
    return this.#deps.recovery.onFound(() => {
      for (const step of this.#failed) void this.#tell(step);
      this.#failed.clear();
    });
  }

  note(step: TourStep): void {
    if (this.#told.has(step)) return;
    this.#told.add(step);
    void this.#tell(step);
  }

  async #tell(step: TourStep): Promise<void> {
    try {
      await this.#deps.noteStep(step);
      // The tour knows it now; begun anew, it asks for it again.
      this.#told.delete(step);
    } catch {
      this.#failed.add(step);
    }
  }
}
