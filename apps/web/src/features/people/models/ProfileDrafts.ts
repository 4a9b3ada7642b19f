import type { ProfileDraft } from '@office/ui/screens/people';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { storageKeys } from '../../../platform/session/storageKeys.ts';

interface Stored {
  userId: string;
  values: ProfileDraft['values'];
}

export class ProfileDrafts {
  readonly #store: LocalStore;
  /** Storage holds no files: a chosen photo is kept in memory, with the text of its draft. */
  #photo: { text: string; photo: ProfileDraft['photo'] } | null = null;

  constructor(store: LocalStore) {
    this.#store = store;
  }

  get(userId: string): ProfileDraft | undefined {
    const text = this.#store.getItem(storageKeys.profileDraft);
    const stored = parse(text);
    if (stored?.userId !== userId) return undefined;
    const { values } = stored;
    return this.#photo?.text === text ? { values, photo: this.#photo.photo } : { values };
  }

  keep(userId: string, draft: ProfileDraft | null): void {
    if (!draft) {
      this.#store.removeItem(storageKeys.profileDraft);
      this.#photo = null;
      return;
    }
    const text = JSON.stringify({ userId, values: draft.values } satisfies Stored);
    this.#store.setItem(storageKeys.profileDraft, text);
    this.#photo = 'photo' in draft ? { text, photo: draft.photo } : null;
  }
}

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}
