import type { Queryable } from '../database/database.ts';

/** The calendars elsewhere that people have linked, for areas that make them members. */
export interface LinkedCalendars {
  /** Has those of a person followed in each organisation that they belong to by now; guests have none. */
  followJoined(tx: Queryable, userId: string): Promise<void>;
}
