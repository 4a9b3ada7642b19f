import type { Clock } from '@office/client/lib/deps.ts';

export interface FilePosition {
  fileId: string;
  /** Seconds of a video, or pages of a PDF. */
  position: number;
  length: number;
}

export interface ProgressSaverDeps {
  clock: Pick<Clock, 'schedule'>;
  save(position: FilePosition): Promise<void>;
}

const saveIntervalMs = 10_000;

/** Saves the furthest positions periodically, at the end and on leaving. Failed saves are retried. */
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
    else this.#cancel ??= this.#deps.clock.schedule(() => this.flush(), saveIntervalMs);
  }

  flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const [fileId, furthest] of this.#furthest) {
      const stored = this.#stored.get(fileId) ?? 0;
      if (furthest.position <= stored) continue;
      this.#stored.set(fileId, furthest.position);
      this.#deps.save(furthest).catch(() => {
        // On failure, restores the last saved position, so that the next save retries.
        if (this.#stored.get(fileId) === furthest.position) this.#stored.set(fileId, stored);
      });
    }
  }
}
