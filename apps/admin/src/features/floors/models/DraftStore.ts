import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { EditedPlan } from '@office/ui';

/** The outcome of a try to store a draft. */
export type DraftAnswer =
  | { kind: 'saved'; version: number; savedAt: string }
  /** Somebody else changed the draft first. */
  | { kind: 'changedMeanwhile' }
  | { kind: 'unanswered' }
  | { kind: 'refused' };

export interface DraftDeps extends Deps {
  save(draft: { version: number; plan: EditedPlan }): Promise<DraftAnswer>;
  /** Keeps what is not stored yet over a reload; null once it is. */
  keep(draft: { version: number; plan: EditedPlan } | null): void;
}

export interface DraftSnapshot {
  /** The version of the draft that the next change is made from. */
  version: number;
  status: 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict';
  /** ISO 8601. */
  savedAt?: string;
}

/** Milliseconds of rest after which a change is stored. */
const rest = 1500;

/** Stores the plan that is edited, one call at a time, each made from the version that the one before answered. */
export class DraftStore extends Store<DraftSnapshot> {
  readonly #deps: DraftDeps;
  /** The plan that is not stored yet. */
  #pending: EditedPlan | null = null;
  #cancel: (() => void) | null = null;
  #running: Promise<void> | null = null;

  constructor(deps: DraftDeps, initial: DraftSnapshot) {
    super(initial);
    this.#deps = deps;
  }

  override dispose(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** There is something that the server does not have. */
  get isDirty(): boolean {
    return this.#pending !== null;
  }

  change(plan: EditedPlan): void {
    this.#pending = plan;
    const { version, status } = this.getSnapshot();
    this.#deps.keep({ version, plan });
    // Which of the two is to hold is asked first.
    if (status === 'conflict') return;
    this.set({ ...this.getSnapshot(), status: 'saving' });
    this.#cancel?.();
    this.#cancel = this.#deps.clock.schedule(() => void this.flush(), rest);
  }

  /** Stores what is not stored yet, and resolves once no call is on its way. */
  async flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#running) {
      await this.#running;
      return this.#pending && this.getSnapshot().status === 'saving' ? this.flush() : undefined;
    }
    if (!this.#pending || this.getSnapshot().status === 'conflict') return;
    this.#running = this.#save(this.#pending);
    await this.#running;
    this.#running = null;
    if (this.#pending && this.getSnapshot().status === 'saving') await this.flush();
  }

  /** Another version is the one that the next change is made from; `plan` is to be stored over it. */
  rebase(version: number, plan?: EditedPlan): void {
    this.#cancel?.();
    this.#pending = null;
    this.#deps.keep(null);
    this.set({ version, status: plan ? 'saving' : 'none' });
    if (plan) this.change(plan);
  }

  async #save(plan: EditedPlan): Promise<void> {
    const { version } = this.getSnapshot();
    this.set({ ...this.getSnapshot(), status: 'saving' });
    const answer = await this.#deps.save({ version, plan });
    switch (answer.kind) {
      case 'saved': {
        const isDone = this.#pending === plan;
        if (isDone) this.#pending = null;
        this.set({
          version: answer.version,
          savedAt: answer.savedAt,
          status: isDone ? 'saved' : 'saving',
        });
        this.#deps.keep(this.#pending && { version: answer.version, plan: this.#pending });
        return;
      }
      case 'changedMeanwhile':
        return this.set({ ...this.getSnapshot(), status: 'conflict' });
      case 'unanswered':
        return this.set({ ...this.getSnapshot(), status: 'offline' });
      case 'refused':
        return this.set({ ...this.getSnapshot(), status: 'failed' });
    }
  }
}
