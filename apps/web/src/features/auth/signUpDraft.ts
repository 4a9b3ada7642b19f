import type { SignUpInformation } from '@office/ui/screens/auth';
import type { LocalStore } from '@office/client/lib/openStorage.ts';

/** Separate from `storageKeys`, which are cleared on every signed-out page. */
const key = 'office.signUpDraft';

type Draft = Partial<SignUpInformation>;

interface Stored {
  email: string;
  values: Draft;
}

export class SignUpDrafts {
  readonly #store: LocalStore;

  constructor(store: LocalStore) {
    this.#store = store;
  }

  get(email: string): Draft | undefined {
    const stored = parse(this.#store.getItem(key));
    return stored?.email === email ? stored.values : undefined;
  }

  keep(email: string, values: Draft): void {
    this.#store.setItem(key, JSON.stringify({ email, values } satisfies Stored));
  }

  forget(): void {
    this.#store.removeItem(key);
  }
}

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}
