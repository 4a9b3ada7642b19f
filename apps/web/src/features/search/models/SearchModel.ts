import type { Schemas } from '@office/api';
import type { Clock } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

type Answer = Schemas['SearchAnswer'];

const debounceMs = 120;

export interface SearchSnapshot {
  keyword: string;
  status: 'idle' | 'searching' | 'ready' | 'failed';
  /** The latest answer. Belongs to an earlier keyword while `searching`. */
  answer: Answer | null;
  error: unknown;
}

export interface SearchModelDeps {
  clock: Pick<Clock, 'schedule'>;
  ask(keyword: string, signal: AbortSignal): Promise<Answer>;
}

const idle: SearchSnapshot = { keyword: '', status: 'idle', answer: null, error: null };

/** Searches while typing. A new keyword aborts the pending request. Results stay until the next answer. */
export class SearchModel extends Store<SearchSnapshot> {
  readonly #deps: SearchModelDeps;
  #cancel = () => {};

  constructor(deps: SearchModelDeps) {
    super(idle);
    this.#deps = deps;
  }

  search(typed: string): void {
    const keyword = typed.trim();
    if (keyword === this.getSnapshot().keyword) return;
    this.#cancel();
    if (!keyword) {
      this.set(idle);
      return;
    }
    this.set({ ...this.getSnapshot(), keyword, status: 'searching' });
    this.#cancel = this.#deps.clock.schedule(() => this.#ask(keyword), debounceMs);
  }

  retry(): void {
    const { keyword } = this.getSnapshot();
    if (!keyword) return;
    this.#cancel();
    this.set({ ...this.getSnapshot(), status: 'searching' });
    this.#ask(keyword);
  }

  override dispose(): void {
    this.#cancel();
  }

  #ask(keyword: string): void {
    const call = new AbortController();
    this.#cancel = () => call.abort();
    this.#deps.ask(keyword, call.signal).then(
      (answer) => {
        if (!call.signal.aborted) this.set({ keyword, status: 'ready', answer, error: null });
      },
      (error: unknown) => {
        if (!call.signal.aborted) this.set({ keyword, status: 'failed', answer: null, error });
      },
    );
  }
}
