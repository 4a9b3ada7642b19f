import type { Point } from '@office/world/geometry';
import type { FramePose } from '@office/world/movement';

/** Group of sockets that watch the whole floor without being on it. */
export const watchers = 'watchers';

/** Side length of a cell in metres. Everyone in a cell receives the same frames. */
const cellSize = 8;
/** Distance in metres beyond the edge of a cell before a person changes to the next cell. */
const cellHysteresis = 1;
/** Distance around a cell within which people are sent in every frame, up to the frame limit, in metres. */
const nearbyDistance = 6;
/** Weight of a nearby person relative to a distant person after the same waiting time. */
const nearbyWeight = 8;

interface Sighting {
  pose: FramePose;
  version: number;
}

interface Sent {
  version: number;
  /** Frame number of the group. */
  at: number;
}

/**
 * Includes everyone with a new pose up to the frame limit. Above it, nearby people have priority
 * and distant people take turns, so that the frame size does not grow with the number of people.
 */
export class FloorInterest {
  readonly #people = new Map<number, Sighting>();
  readonly #groups = new Map<string, { frame: number; sent: Map<number, Sent> }>();

  record(poses: readonly FramePose[]): void {
    for (const pose of poses) {
      const version = (this.#people.get(pose.person)?.version ?? 0) + 1;
      this.#people.set(pose.person, { pose, version });
    }
  }

  drop(people: readonly number[]): void {
    for (const person of people) {
      this.#people.delete(person);
      for (const { sent } of this.#groups.values()) sent.delete(person);
    }
  }

  /** Returns the group's next frame of at most `room` people; empty if the group has received all poses. */
  nextFrame(group: string, room: number): FramePose[] {
    const known = this.#groups.get(group) ?? { frame: 0, sent: new Map<number, Sent>() };
    this.#groups.set(group, known);
    known.frame += 1;
    const news = [...this.#people.values()].filter(
      ({ pose, version }) => known.sent.get(pose.person)?.version !== version,
    );
    const sent = news.length > room ? byUrgency(news, group, known, room) : news;
    for (const { pose, version } of sent) {
      known.sent.set(pose.person, { version, at: known.frame });
    }
    return sent.map(({ pose }) => pose);
  }

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
    return distance <= nearbyDistance
      ? waited * nearbyWeight
      : waited / (1 + (distance - nearbyDistance) / cellSize);
  };
  return news
    .map((sighting) => ({ sighting, urgency: urgency(sighting) }))
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, room)
    .map(({ sighting }) => sighting);
}

/** Returns the group at a point. Keeps `before` while the point is within `cellHysteresis` of its cell. */
export function groupAt(point: Point, before?: string): string {
  if (before !== undefined && distanceTo(before, point) <= cellHysteresis) return before;
  return `${Math.floor(point.x / cellSize)} ${Math.floor(point.z / cellSize)}`;
}

/** Returns the distance from a group's cell in metres. For watchers the distance to everyone is the same. */
function distanceTo(group: string, { x, z }: Point): number {
  if (group === watchers) return nearbyDistance;
  const [column, row] = group.split(' ').map(Number) as [number, number];
  const outside = (at: number, start: number) => Math.max(0, start - at, at - start - cellSize);
  return Math.hypot(outside(x, column * cellSize), outside(z, row * cellSize));
}
