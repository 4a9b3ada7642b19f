import type { Transaction } from '../database/database.ts';
import { insertDailyUsage } from './demo-store.ts';

const days = 29;
const dayMs = 24 * 60 * 60_000;
/** Share of members present per weekday, Sunday to Saturday. */
const attendanceByWeekday = [0.05, 0.8, 0.9, 0.85, 0.9, 0.75, 0.1];

/** Usage days follow Japan time, which has no daylight saving time. */
const fromUtcMs = 9 * 60 * 60_000;

/** Inserts only members and calls per day. Messages and meetings are counted from their own tables. */
export async function insertUsage(
  tx: Transaction,
  organizationId: string,
  members: number,
  now: Date,
): Promise<void> {
  const rows = Array.from({ length: days }, (_, index) => {
    const day = new Date(now.getTime() + fromUtcMs - (index + 1) * dayMs);
    const share = attendanceByWeekday[day.getUTCDay()]!;
    const isWorkday = share > 0.5;
    const swing = isWorkday ? ((index * 7) % 5) - 2 : 0;
    const present = Math.min(members, Math.max(0, Math.round(members * share) + swing));
    return {
      organizationId,
      day: day.toISOString().slice(0, 10),
      members: present,
      calls: Math.round(present * 0.6) + (isWorkday ? (index * 3) % 4 : 0),
    };
  });
  await insertDailyUsage(tx, rows);
}
