import type { Presence } from '@office/vocabulary';
import type { Seat } from '@office/world/floor-plan';

export type Random = () => number;

export type Activity = 'work' | 'lounge' | 'meetingRoom' | 'talk';

const weights: Record<Activity, number> = { work: 40, lounge: 28, meetingRoom: 12, talk: 20 };

const seconds: Record<Activity, readonly [least: number, most: number]> = {
  work: [35, 120],
  lounge: [20, 60],
  meetingRoom: [30, 80],
  talk: [50, 120],
};

/** Chooses what to do next. Never repeats the activity before, and starts no talk without a free partner. */
export function chooseActivity(
  { before, canTalk }: { before: Activity; canTalk: boolean },
  random: Random,
): Activity {
  const options = (Object.keys(weights) as Activity[]).filter(
    (activity) => activity !== before && (activity !== 'talk' || canTalk),
  );
  let left = random() * options.reduce((sum, activity) => sum + weights[activity], 0);
  return options.find((activity) => (left -= weights[activity]) < 0) ?? 'work';
}

/** Returns how long a colleague stays, in milliseconds. */
export function durationOf(activity: Activity, random: Random): number {
  const [least, most] = seconds[activity];
  return (least + random() * (most - least)) * 1000;
}

/** During a talk the voice chat sets the presence. */
export function presenceDuring(activity: Activity, random: Random): Presence {
  const share = random();
  const status =
    (activity === 'work' && share < 0.25) || activity === 'meetingRoom'
      ? 'BUSY'
      : activity === 'lounge' && share < 0.3
        ? 'LEAVING'
        : 'AVAILABLE';
  return { workingStatus: 'OFFICE', status };
}

export function pick<T>(options: readonly T[], random: Random): T | undefined {
  return options[Math.floor(random() * options.length)];
}

/** Chooses two seats of a talk area that are close enough to face each other. */
export function pickPair(seats: readonly Seat[], random: Random): [Seat, Seat] | undefined {
  const first = pick(seats, random);
  if (!first) return undefined;
  const distance = (seat: Seat) => Math.hypot(seat.x - first.x, seat.z - first.z);
  const [second] = seats
    .filter((seat) => seat !== first)
    .toSorted((one, other) => distance(one) - distance(other));
  return second && [first, second];
}
