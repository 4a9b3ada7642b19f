import type { MeetingFormValues } from '@office/ui';
import type { LocalStore } from '@office/client/lib/openStorage.ts';

/**
 * Keeps what was typed into the form of a meeting and has not been sent, on this browser, until the session ends.
 * Each form has a draft of its own: by its mode a new one, by its id one that is changed.
 */
export class MeetingDrafts {
  readonly #store: LocalStore;
  readonly #key: string;

  constructor(store: LocalStore, key: string) {
    this.#store = store;
    this.#key = key;
  }

  get(userId: string, form: string): MeetingFormValues | undefined {
    return this.#read(userId)[form];
  }

  /** @param values null: nothing is left to keep */
  keep(userId: string, form: string, values: MeetingFormValues | null): void {
    const { [form]: _, ...others } = this.#read(userId);
    const drafts = values ? { ...others, [form]: values } : others;
    try {
      if (Object.keys(drafts).length === 0) this.#store.removeItem(this.#key);
      else this.#store.setItem(this.#key, JSON.stringify({ userId, drafts }));
    } catch {
      // The disk is full; the form still has what was typed.
    }
  }

  #read(userId: string): Record<string, MeetingFormValues> {
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
  drafts: Record<string, MeetingFormValues>;
}
