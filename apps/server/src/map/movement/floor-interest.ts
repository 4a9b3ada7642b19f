import type { Point } from '@office/world/geometry';
import type { FramePose } from '@office/world/movement';

/** The group of those who look at the whole floor without standing on it. */
export const watchers = 'watchers';

/** Metres along the side of a cell: everyone in one gets the same frames. */
const cellSize = 8;
/** Metres beyond a cell's edge until one counts as in the next, so that nobody flickers between two. */
const cellSlack = 1;
/** Metres around a cell within which people are seen moving in every frame, as far as there is room. */
const nearby = 6;
/** Weight of a person nearby over one far away, after the same wait. */
const nearbyWeight = 8;

interface Sighting {
  pose: FramePose;
  /** Counts up with each new pose. */
  version: number;
}

/** The last pose of a person that one group of clients was sent. */
interface Sent {
  version: number;
  /** Number of the group's frame. */
  at: number;
}

/**
 * Chooses the people of each frame. It holds everyone who moved while there is room; on a crowded floor those
 * nearby come first and those far away take turns, so that a client never gets more than it asked for,
 * however many people there are. Knows neither sockets nor timers.
 */
export class FloorInterest {
  readonly #people = new Map<number, Sighting>();
  readonly #groups = new Map<string, { frame: number; sent: Map<number, Sent> }>();

  /** Takes note of new poses. */
  record(poses: readonly FramePose[]): void {
    for (const pose of poses) {
      const version = (this.#people.get(pose.person)?.version ?? 0) + 1;
      this.#people.set(pose.person, { pose, version });
    }
  }

  /** Drops those who have left. */
  drop(people: readonly number[]): void {
    for (const person of people) {
      this.#people.delete(person);
      for (const { sent } of this.#groups.values()) sent.delete(person);
    }
  }

  /** The group's next frame of at most `room` people; empty when it has seen everything. */
  nextFrame(group: string, room: number): FramePose[] {
    const known = this.#groups.get(group) ?? { frame: 0, sent: new Map<number, Sent>() };
    this.#groups.set(group, known);
    known.frame += 1;
    const news = [...this.#people.values()].filter(
      ({ pose, version }) => known.sent.get(pose.person)?.version !== version,
    );
    const chosen = news.length > room ? byUrgency(news, group, known, room) : news;
    for (const { pose, version } of chosen) {
      known.sent.set(pose.person, { version, at: known.frame });
    }
    return chosen.map(({ pose }) => pose);
  }

  /** Drops the groups that are empty. */
  keepGroups(groups: readonly string[]): void {
    for (const group of this.#groups.keys()) {
      if (!groups.includes(group)) this.#groups.delete(group);
    }
  }
}

function byUrgency(
  news: readonly Sighting[],
  group: string,
  { frame, sent }: { frame: number; sent: ReadonlyMap<number, Sent> },
  room: number,
): Sighting[] {
  const urgency = ({ pose }: Sighting) => {
    const waited = frame - (sent.get(pose.person)?.at ?? 0);
    const distance = distanceTo(group, pose);
    return distance <= nearby
      ? waited * nearbyWeight
      : waited / (1 + (distance - nearby) / cellSize);
  };
  return news
    .map((sighting) => ({ sighting, urgency: urgency(sighting) }))
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, room)
    .map(({ sighting }) => sighting);
}

/** The group of those who stand at a point; that of `before` while they are hardly out of it. */
export function groupAt(point: Point, before?: string): string {
  if (before !== undefined && distanceTo(before, point) <= cellSlack) return before;
  return `${Math.floor(point.x / cellSize)} ${Math.floor(point.z / cellSize)}`;
}

/** Metres from a group's cell; the watchers are as far from everyone. */
function distanceTo(group: string, { x, z }: Point): number {
  if (group === watchers) return nearby;
  const [column, row] = group.split(' ').map(Number) as [number, number];
  const outside = (at: number, start: number) => Math.max(0, start - at, at - start - cellSize);
  return Math.hypot(outside(x, column * cellSize), outside(z, row * cellSize));
}
