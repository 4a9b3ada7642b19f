import { maxCalendarUsers } from '@office/vocabulary';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { storageKeys } from '../../../platform/session/storageKeys.ts';

/** Remembers in this browser which members' calendars are shown (spec §3, calendar member ids). */
export class CalendarMembers {
  readonly #store: LocalStore;

  constructor(store: LocalStore) {
    this.#store = store;
  }

  /** @returns the member's own id if nothing is stored */
  get(myUserId: string): string[] {
    try {
      const stored: unknown = JSON.parse(this.#store.getItem(storageKeys.calendarMemberIds) ?? '');
      const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
      return ids.length > 0 ? ids.slice(0, maxCalendarUsers) : [myUserId];
    } catch {
      return [myUserId];
    }
  }

  remember(userIds: readonly string[]): void {
    try {
      this.#store.setItem(storageKeys.calendarMemberIds, JSON.stringify(userIds));
    } catch {
      // Storage is full; the selection still applies to this page.
    }
  }
}
