import type { MeetingFormValues } from '@office/ui/screens/meeting';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import type { SentPlan } from './IdempotencyIds.ts';

export interface MeetingDraft {
  values: MeetingFormValues;
  /** The start is a default that the member has not changed. */
  followsClock?: boolean;
}

/**
 * Keeps unsent forms in this browser until the session ends, by mode or meeting id. Includes the
 * last sent plan, whose response may have been lost.
 */
export class MeetingDrafts {
  readonly #store: LocalStore;
  readonly #key: string;

  constructor(store: LocalStore, key: string) {
    this.#store = store;
    this.#key = key;
  }

  get(userId: string, form: string): MeetingDraft | undefined {
    return this.#read(userId)[form];
  }

  /** @param draft null removes the draft */
  keep(userId: string, form: string, draft: MeetingDraft | null): void {
    const { [form]: before, ...others } = this.#read(userId);
    this.#write(userId, draft ? { ...others, [form]: { ...before, ...draft } } : others);
  }

  sentOf(userId: string, form: string): SentPlan | undefined {
    return this.#read(userId)[form]?.sent;
  }

  storeSent(userId: string, form: string, values: MeetingFormValues, sent: SentPlan): void {
    const { [form]: before, ...others } = this.#read(userId);
    this.#write(userId, { ...others, [form]: { ...before, values, sent } });
  }

  #write(userId: string, drafts: Stored['drafts']): void {
    try {
      if (Object.keys(drafts).length === 0) this.#store.removeItem(this.#key);
      else this.#store.setItem(this.#key, JSON.stringify({ userId, drafts }));
    } catch {
      // Storage is full; the form still has the input.
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
  drafts: Record<string, MeetingDraft & { sent?: SentPlan }>;
}
