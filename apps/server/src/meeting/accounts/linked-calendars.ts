import type { Transaction } from '../../database/database.ts';
import type { LinkedCalendars } from '../../platform/linked-calendars.ts';
import type { LinkedAccountRow } from '../oauth/linked-account-store.ts';
import * as store from './linked-calendar-store.ts';

export async function saveCalendars(
  tx: Transaction,
  linked: LinkedAccountRow,
  { isSame, now }: { isSame: boolean; now: Date },
): Promise<string[]> {
  const isOver = !isSame || !linked.calendar;
  const forgotten = isOver ? await store.deleteCalendars(tx, linked) : [];
  if (!isOver) await store.reviveCalendars(tx, linked, now);
  if (linked.calendar) await store.addMissingCalendars(tx, now, linked.userId);
  return forgotten;
}

export function createLinkedCalendars(now: () => Date): LinkedCalendars {
  return { addMissingCalendars: (tx, userId) => store.addMissingCalendars(tx, now(), userId) };
}
