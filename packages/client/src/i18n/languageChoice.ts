import type { Language } from '@office/vocabulary';
import type { LocalStore } from '../lib/openStorage.ts';
import { toLanguage } from './language.ts';
import {
  languageKey as browserKey,
  lastLanguageKey as lastKey,
  memberLanguageKey as memberKey,
} from './languageKeys.ts';

/**
 * Which language this browser speaks. A choice that was made before signing in is the browser's own, and
 * stays. A member's, from their profile or made at work, is theirs: the sign-in page after them still
 * speaks it, and the next member who signs in on a shared browser has a profile of their own.
 */
export class LanguageChoice {
  readonly #storage: LocalStore;

  constructor(storage: LocalStore) {
    this.#storage = storage;
  }

  get(): Language {
    const [chosen = null] = [memberKey, lastKey, browserKey]
      .map((key) => this.#storage.getItem(key))
      .filter((value) => value !== null);
    return toLanguage(chosen);
  }

  /** By hand: it replaces what was chosen before. */
  choose(language: Language, { byMember }: { byMember: boolean }): void {
    this.#storage.removeItem(byMember ? browserKey : lastKey);
    if (byMember) this.#keepMembers(language);
    else this.#storage.setItem(browserKey, language);
  }

  /** A member has come: their profile says the language, unless something was chosen here by hand. */
  adopt(language: Language): void {
    if (this.#storage.getItem(memberKey) !== null) return;
    if (this.#storage.getItem(browserKey) === null) this.#keepMembers(language);
    else this.#storage.removeItem(lastKey);
  }

  #keepMembers(language: Language): void {
    this.#storage.setItem(memberKey, language);
    this.#storage.setItem(lastKey, language);
  }
}
