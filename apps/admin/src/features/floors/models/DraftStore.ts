import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { EditedPlan } from '@office/ui/screens/admin/floors';

export type DraftSaveResult =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'conflict' }
  | { kind: 'networkError' }
  | { kind: 'rejected' };

export interface DraftDeps extends Deps {
  save(draft: { version: number; plan: EditedPlan }): Promise<DraftSaveResult>;
  /** Persists the unsaved draft across reloads. Null once it is saved. */
  persist(draft: { version: number; plan: EditedPlan } | null): void;
}

export interface DraftSnapshot {
  /** Version on which the next change is based. */
  version: number;
  status: 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict';
  /** ISO 8601. */
  savedAt?: string;
}

const saveDelayMs = 1500;

/** Saves the edited plan. Sends one request at a time, based on the version of the previous response. */
export class DraftStore extends Store<DraftSnapshot> {
  readonly #deps: DraftDeps;
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

  get isDirty(): boolean {
    return this.#pending !== null;
  }

  change(plan: EditedPlan): void {
    this.#pending = plan;
    const { version, status } = this.getSnapshot();
    this.#deps.persist({ version, plan });
    if (status === 'conflict') return;
    this.set({ ...this.getSnapshot(), status: 'saving' });
    this.#cancel?.();
    this.#cancel = this.#deps.clock.schedule(() => void this.flush(), saveDelayMs);
  }

  /** Saves the pending plan. Resolves when no request is in flight. */
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

  /** Bases further changes on another version. Saves `plan` over it if given. */
  rebase(version: number, plan?: EditedPlan): void {
    this.#cancel?.();
    this.#pending = null;
    this.#deps.persist(null);
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
        this.#deps.persist(this.#pending && { version: answer.version, plan: this.#pending });
        return;
      }
      case 'conflict':
        return this.set({ ...this.getSnapshot(), status: 'conflict' });
      case 'networkError':
        return this.set({ ...this.getSnapshot(), status: 'offline' });
      case 'rejected':
        return this.set({ ...this.getSnapshot(), status: 'failed' });
    }
  }
}
