import type { Queryable } from '../database/database.ts';

export interface LinkedCalendars {
  /** Syncs linked calendars in the organisations that the person joined, except as a guest. */
  addMissingCalendars(tx: Queryable, userId: string): Promise<void>;
}
