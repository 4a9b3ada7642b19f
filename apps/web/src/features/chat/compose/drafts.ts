import type { LocalStore } from '@office/client/lib/openStorage.ts';

/** Keeps the unsent text of each conversation in this browser. */
export interface Drafts {
  /** @param key names the conversation */
  get(key: string): string;
  /** @param text nothing is kept of an empty one */
  set(key: string, text: string): void;
}

/** @param owner a member in an organisation, who alone reads them */
export function openDrafts(storage: LocalStore, owner: string): Drafts {
  const entryOf = (key: string) => `office.draft.${owner}.${key}`;
  return {
    get: (key) => storage.getItem(entryOf(key)) ?? '',
    set(key, text) {
      try {
        if (text) storage.setItem(entryOf(key), text);
        else storage.removeItem(entryOf(key));
      } catch {
        // The disk is full; the composer still has the text.
      }
    },
  };
}
