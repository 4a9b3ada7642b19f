import type { PersonState } from '@office/vocabulary';
import type { Point } from '@office/world/geometry';

/** Distance in metres between neighbours of a conversation. */
const talkingDistance = 2;
/** Milliseconds for which a conversation continues after the last word, so that pauses do not end it. */
const pauseMs = 4000;
/** Metres between the people and the ring around them. */
const ringMargin = 0.42;

export interface Talker extends Point {
  userId: string;
  state: PersonState;
}

export interface Conversation {
  members: readonly string[];
  centre: Point;
  /** Radius of the ring around the members in metres. */
  radius: number;
}

const canTalk = ({ state }: Talker) => state === 'stand' || state === 'talk' || state === 'wave';

const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.z - b.z) <= talkingDistance;

/** Groups people on their feet around a person that speaks or just spoke, across such neighbours. */
export class Conversations {
  readonly #spokeAt = new Map<string, number>();
  #all: readonly Conversation[] = [];
  #byUser = new Map<string, Conversation>();

  get all(): readonly Conversation[] {
    return this.#all;
  }

  of(userId: string): Conversation | undefined {
    return this.#byUser.get(userId);
  }

  /** Returns the milliseconds until a pause ends a conversation, if one can end. */
  update(people: readonly Talker[], now: number): number | undefined {
    for (const { userId, state } of people) if (state === 'talk') this.#spokeAt.set(userId, now);
    for (const [userId, at] of this.#spokeAt) if (now - at > pauseMs) this.#spokeAt.delete(userId);
    const standing = people.filter(canTalk);
    const left = new Set(standing);
    const speakers = standing.filter(({ userId }) => this.#spokeAt.has(userId));
    const found: Conversation[] = [];
    for (const speaker of speakers) {
      if (!left.delete(speaker)) continue;
      const members = [speaker];
      for (const member of members) {
        if (!this.#spokeAt.has(member.userId)) continue;
        for (const other of left) {
          if (!isNear(member, other)) continue;
          left.delete(other);
          members.push(other);
        }
      }
      if (members.length > 1) found.push(conversationOf(members));
    }
    this.#all = found;
    this.#byUser = new Map(
      found.flatMap((one) => one.members.map((userId) => [userId, one] as const)),
    );
    const pauses = [...this.#spokeAt.values()].filter((at) => at < now);
    return pauses.length > 0 ? Math.min(...pauses) + pauseMs + 1 - now : undefined;
  }
}

function conversationOf(members: readonly Talker[]): Conversation {
  const centre = {
    x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
    z: members.reduce((sum, { z }) => sum + z, 0) / members.length,
  };
  const reach = Math.max(...members.map(({ x, z }) => Math.hypot(x - centre.x, z - centre.z)));
  return { members: members.map(({ userId }) => userId), centre, radius: reach + ringMargin };
}
