import type { MeetingFormValues } from '@office/ui';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import type { SentPlan } from './ClientIds.ts';

/**
 * Keeps what was typed into the form of a meeting and has not been sent, on this browser, until the session ends.
 * Each form has a draft of its own: by its mode a new one, by its id one that is changed. With it stands the plan
 * that was sent last, of which nobody may know whether it came.
 */
export class MeetingDrafts {
  readonly #store: LocalStore;
  readonly #key: string;

  constructor(store: LocalStore, key: string) {
    this.#store = store;
    this.#key = key;
  }

  get(userId: string, form: string): MeetingFormValues | undefined {
    return this.#read(userId)[form]?.values;
  }

  /** @param values null: nothing is left to keep */
  keep(userId: string, form: string, values: MeetingFormValues | null): void {
    const { [form]: before, ...others } = this.#read(userId);
    this.#write(userId, values ? { ...others, [form]: { ...before, values } } : others);
  }

  sentOf(userId: string, form: string): SentPlan | undefined {
    return this.#read(userId)[form]?.sent;
  }

  keepSent(userId: string, form: string, values: MeetingFormValues, sent: SentPlan): void {
    this.#write(userId, { ...this.#read(userId), [form]: { values, sent } });
  }

  #write(userId: string, drafts: Stored['drafts']): void {
    try {
      if (Object.keys(drafts).length === 0) this.#store.removeItem(this.#key);
      else this.#store.setItem(this.#key, JSON.stringify({ userId, drafts }));
    } catch {
      // The disk is full; the form still has what was typed.
    }
  }

  #read(userId: string): Stored['drafts'] {
    try {
      const stored = JSON.parse(this.#store.getItem(this.#key) ?? 'null') as Stored | null;
      return stored?.userId === userId ? stored.drafts : {};
    } catch {
      return {};
    }
  }
}

interface Stored {
  userId: string;
  drafts: Record<string, { values: MeetingFormValues; sent?: SentPlan }>;
}
