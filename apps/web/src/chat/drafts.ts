import type { LocalStore } from '../session/Session.ts';

/** What was typed in each room and not sent, kept in this browser. */
export interface Drafts {
  get(roomId: string): string;
  /** Empty: nothing is kept. */
  set(roomId: string, text: string): void;
}

/** @param owner a member in an organisation: nobody else reads them */
export function openDrafts(storage: LocalStore, owner: string): Drafts {
  const keyOf = (roomId: string) => `office.draft.${owner}.${roomId}`;
  return {
    get: (roomId) => storage.getItem(keyOf(roomId)) ?? '',
    set: (roomId, text) =>
      text ? storage.setItem(keyOf(roomId), text) : storage.removeItem(keyOf(roomId)),
  };
}
