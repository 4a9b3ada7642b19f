import type { memberReachability } from '../database/schema/reachability.ts';
import type { DemoPerson } from './people.ts';

type Row = typeof memberReachability.$inferInsert;

const officeDays = [1, 2, 3, 4, 5];

const reachability: Record<string, Omit<Row, 'organizationId' | 'userId'>> = {
  'ren@sakura.example': { statusEmoji: '🎧', statusText: '集中タイム' },
  'mei@sakura.example': { statusEmoji: '🎨', statusText: 'デザインレビューの準備' },
  'kaito@sakura.example': { statusEmoji: '🚃', statusText: '客先へ移動中' },
  'nanami@sakura.example': { statusEmoji: '🌴', statusText: '休暇中' },
  'emma@sakura.example': {
    statusEmoji: '☕',
    statusText: 'Working from London this month',
    workingHours: {
      weekdays: officeDays,
      startTime: '09:00',
      endTime: '17:30',
      timeZone: 'Europe/London',
      pauseOutside: true,
    },
  },
};

export function reachabilityOf(
  people: readonly DemoPerson[],
  organizationId: string,
  ids: ReadonlyMap<string, string>,
): Row[] {
  return people.flatMap(({ email }) => {
    const set = reachability[email];
    return set ? [{ organizationId, userId: ids.get(email)!, ...set }] : [];
  });
}
