import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { sealedLocalStorage } from '../../../platform/drafts/sealedStorage.ts';

const maxRecentSearches = 6;

const keyOf = (userId: string) => `office.search.${userId}`;

export function readRecentSearches(
  userId: string,
  from: LocalStore = sealedLocalStorage,
): string[] {
  try {
    const stored: unknown = JSON.parse(from.getItem(keyOf(userId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((each): each is string => typeof each === 'string')
      .slice(0, maxRecentSearches);
  } catch {
    return [];
  }
}

export function rememberSearch(
  userId: string,
  keyword: string,
  to: LocalStore = sealedLocalStorage,
): void {
  const words = keyword.trim();
  if (!words) return;
  const others = readRecentSearches(userId, to).filter((each) => each !== words);
  to.setItem(keyOf(userId), JSON.stringify([words, ...others].slice(0, maxRecentSearches)));
}

export function deleteRecentSearches(userId: string, from: LocalStore = sealedLocalStorage): void {
  from.removeItem(keyOf(userId));
}
