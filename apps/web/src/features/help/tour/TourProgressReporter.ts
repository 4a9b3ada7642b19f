import type { TourStep } from '@office/vocabulary';

interface TourProgressDeps {
  noteStep(step: TourStep): Promise<void>;
  recovery: { onRecovered(listener: () => void): () => void };
}

/** A step may be detected many times or only once, so each is sent once and retried. */
export class TourProgressReporter {
  readonly #deps: TourProgressDeps;
  readonly #sentSteps = new Set<TourStep>();
  readonly #failed = new Set<TourStep>();

  constructor(deps: TourProgressDeps) {
    this.#deps = deps;
  }

  start(): () => void {
    return this.#deps.recovery.onRecovered(() => {
      for (const step of this.#failed) void this.#sendStep(step);
      this.#failed.clear();
    });
  }

  note(step: TourStep): void {
    if (this.#sentSteps.has(step)) return;
    this.#sentSteps.add(step);
    void this.#sendStep(step);
  }

  async #sendStep(step: TourStep): Promise<void> {
    try {
      await this.#deps.noteStep(step);
      // Stored by the server. A restarted tour must send the step again.
      this.#sentSteps.delete(step);
    } catch {
      this.#failed.add(step);
    }
  }
}
