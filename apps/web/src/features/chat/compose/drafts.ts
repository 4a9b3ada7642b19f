import type { LocalStore } from '@office/client/lib/openStorage.ts';

export interface Drafts {
  get(key: string): string;
  /** @param text an empty text removes the draft */
  set(key: string, text: string): void;
}

/** @param owner member and organisation that the drafts belong to */
export function openDrafts(storage: LocalStore, owner: string): Drafts {
  const entryOf = (key: string) => `office.draft.${owner}.${key}`;
  return {
    get: (key) => storage.getItem(entryOf(key)) ?? '',
    set(key, text) {
      try {
        if (text) storage.setItem(entryOf(key), text);
        else storage.removeItem(entryOf(key));
      } catch {
        // Storage is full; the composer still has the text.
      }
    },
  };
}
