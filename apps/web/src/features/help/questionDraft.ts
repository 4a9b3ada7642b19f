import type { LocalStore } from '@office/client/lib/openStorage.ts';

const keyOf = (userId: string) => `office.helpQuestion.${userId}`;

/** The question that a member is writing, kept over a reload until it is sent. */
export class QuestionDraft {
  readonly #store: LocalStore;
  readonly #key: string;

  constructor(store: LocalStore, userId: string) {
    this.#store = store;
    this.#key = keyOf(userId);
  }

  get(): string {
    return this.#store.getItem(this.#key) ?? '';
  }

  keep(text: string): void {
    if (text === '') this.#store.removeItem(this.#key);
    else this.#store.setItem(this.#key, text);
  }
}
