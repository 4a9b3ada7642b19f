import type { Clock } from '@office/client/lib/deps.ts';

/** A place in a video or PDF. */
export interface FilePosition {
  fileId: string;
  /** Seconds, or pages. */
  position: number;
  length: number;
}

export interface ProgressSaverDeps {
  clock: Pick<Clock, 'schedule'>;
  /** Rejects where it could not be stored. */
  save(position: FilePosition): Promise<void>;
}

/** While a video plays, it is stored as often as this. */
const everyMs = 10_000;

/**
 * Stores how far somebody comes in the files of a tutorial: now and then while they go on, and at once at the end
 * and when they leave. It never goes back, and tries again what could not be stored.
 */
export class ProgressSaver {
  readonly #deps: ProgressSaverDeps;
  readonly #furthest = new Map<string, FilePosition>();
  readonly #stored = new Map<string, number>();
  #cancel: (() => void) | undefined;

  constructor(deps: ProgressSaverDeps) {
    this.#deps = deps;
  }

  note(now: FilePosition): void {
    const known = this.#furthest.get(now.fileId)?.position ?? 0;
    if (now.position <= known) return;
    this.#furthest.set(now.fileId, now);
    if (now.position >= now.length) this.flush();
    else this.#cancel ??= this.#deps.clock.schedule(() => this.flush(), everyMs);
  }

  /** Stores at once what is not stored yet. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const [fileId, furthest] of this.#furthest) {
      const stored = this.#stored.get(fileId) ?? 0;
      if (furthest.position <= stored) continue;
      this.#stored.set(fileId, furthest.position);
      this.#deps.save(furthest).catch(() => {
        // The next time it is stored with whatever has come since.
        if (this.#stored.get(fileId) === furthest.position) this.#stored.set(fileId, stored);
      });
    }
  }
}
