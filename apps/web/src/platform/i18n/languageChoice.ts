import type { Language } from '@office/vocabulary';
import type { LocalStore } from '../../lib/openStorage.ts';
import { storageKeys } from '../session/storageKeys.ts';
import { toLanguage } from './language.ts';

/**
 * Which language this browser speaks. What was chosen before signing in is the browser's own, and stays;
 * what a member has in their profile, or chooses while at work, is theirs, and leaves with the session:
 * whoever signs in next on a shared browser has a profile of their own.
 */
export class LanguageChoice {
  readonly #storage: LocalStore;

  constructor(storage: LocalStore) {
    this.#storage = storage;
  }

  get(): Language {
    const { memberLanguage, language } = storageKeys;
    return toLanguage(this.#storage.getItem(memberLanguage) ?? this.#storage.getItem(language));
  }

  /** By hand. */
  choose(language: Language, { byMember }: { byMember: boolean }): void {
    const key = byMember ? storageKeys.memberLanguage : storageKeys.language;
    this.#storage.setItem(key, language);
  }

  /**
   * Takes over what the member has in their profile, unless something was chosen here by hand.
   * @returns whether it was taken
   */
  adopt(language: Language): boolean {
    const keys = [storageKeys.language, storageKeys.memberLanguage];
    if (keys.some((key) => this.#storage.getItem(key) !== null)) return false;
    this.#storage.setItem(storageKeys.memberLanguage, language);
    return true;
  }
}
