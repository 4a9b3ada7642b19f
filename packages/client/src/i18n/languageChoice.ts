import type { Language } from '@office/vocabulary';
import type { LocalStore } from '../lib/openStorage.ts';
import { toLanguage } from './language.ts';
import {
  languageKey as browserKey,
  lastLanguageKey as lastKey,
  memberLanguageKey as memberKey,
} from './languageKeys.ts';

/**
 * A choice made before sign-in belongs to the browser and persists. A choice from a profile or made
 * while signed in belongs to the member: kept after sign-out, replaced by the next member's
 * profile.
 */
export class LanguageChoice {
  readonly #storage: LocalStore;

  constructor(storage: LocalStore) {
    this.#storage = storage;
  }

  get(): Language {
    const [language = null] = [memberKey, lastKey, browserKey]
      .map((key) => this.#storage.getItem(key))
      .filter((value) => value !== null);
    return toLanguage(language);
  }

  choose(language: Language, { byMember }: { byMember: boolean }): void {
    this.#storage.removeItem(byMember ? browserKey : lastKey);
    if (byMember) this.#storeMemberLanguage(language);
    else this.#storage.setItem(browserKey, language);
  }

  /** Applies the profile's language at sign-in, unless a language was explicitly chosen in this browser. */
  adopt(language: Language): void {
    if (this.#storage.getItem(memberKey) !== null) return;
    if (this.#storage.getItem(browserKey) === null) this.#storeMemberLanguage(language);
    else this.#storage.removeItem(lastKey);
  }

  #storeMemberLanguage(language: Language): void {
    this.#storage.setItem(memberKey, language);
    this.#storage.setItem(lastKey, language);
  }
}
