import type { Queryable } from '../database/database.ts';

export interface LinkedCalendars {
  /**
   * Starts following the person's linked calendars in every organisation that they now belong to.
   * Skips organisations in which they are a guest.
   */
  followJoined(tx: Queryable, userId: string): Promise<void>;
}
