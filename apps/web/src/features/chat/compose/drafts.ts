import type { LocalStore } from '../../../lib/openStorage.ts';

/** What was typed in each room and thread and not sent, kept in this browser. */
export interface Drafts {
  get(place: string): string;
  /** Empty: nothing is kept. */
  set(place: string, text: string): void;
}

/** @param owner a member in an organisation: nobody else reads them */
export function openDrafts(storage: LocalStore, owner: string): Drafts {
  const keyIn = (place: string) => `office.draft.${owner}.${place}`;
  return {
    get: (place) => storage.getItem(keyIn(place)) ?? '',
    set(place, text) {
      try {
        if (text) storage.setItem(keyIn(place), text);
        else storage.removeItem(keyIn(place));
      } catch {
        // The disk is full: the field still has the text.
      }
    },
  };
}
