import type { PersonState } from '@office/vocabulary';
import type { Point } from '@office/world/geometry';

/** Distance in metres between neighbours of a conversation on their feet, and across a table. */
const talkingDistance = 2;
const tableDistance = 2.7;
/** Milliseconds for which a conversation continues after the last word, so that pauses do not end it. */
const pauseMs = 4000;
/** Metres between the people and the ring around them. */
const ringMargin = 0.42;

export interface Talker extends Point {
  readonly userId: string;
  readonly state: PersonState;
  readonly isSeated: boolean;
  /** Whether the person sits at a desk, where neighbours listen only if they spoke themselves. */
  readonly isAtDesk: boolean;
}

export interface Conversation {
  members: readonly string[];
  centre: Point;
  /** Radius of the ring around the members in metres. */
  radius: number;
  /** Whether all members are seated, so that the furniture joins them instead of a ring. */
  seated: boolean;
  /** The member who spoke last. */
  speaker: Talker;
}

const isNear = (a: Talker, b: Talker) =>
  Math.hypot(a.x - b.x, a.z - b.z) <= (a.isSeated && b.isSeated ? tableDistance : talkingDistance);

/** Groups people around a person that speaks or just spoke, across such neighbours. */
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

  /** The point that a member looks at: the speaker, or for the speaker the centre. */
  focusOf(userId: string): Point | undefined {
    const found = this.#byUser.get(userId);
    if (!found) return undefined;
    return found.seated && found.speaker.userId !== userId ? found.speaker : found.centre;
  }

  /** Returns the milliseconds until a pause ends a conversation, if one can end. */
  update(people: readonly Talker[], now: number): number | undefined {
    for (const { userId, state } of people) if (state === 'talk') this.#spokeAt.set(userId, now);
    for (const [userId, at] of this.#spokeAt) if (now - at > pauseMs) this.#spokeAt.delete(userId);
    if (this.#spokeAt.size === 0) {
      if (this.#all.length > 0) {
        this.#all = [];
        this.#byUser.clear();
      }
      return undefined;
    }
    const present = people.filter((one) => this.#canTalk(one));
    const left = new Set(present);
    const speakers = present.filter(({ userId }) => this.#spokeAt.has(userId));
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
      if (members.length > 1) found.push(this.#conversationOf(members));
    }
    this.#all = found;
    this.#byUser = new Map(
      found.flatMap((one) => one.members.map((userId) => [userId, one] as const)),
    );
    const pauses = [...this.#spokeAt.values()].filter((at) => at < now);
    return pauses.length > 0 ? Math.min(...pauses) + pauseMs + 1 - now : undefined;
  }

  #canTalk({ userId, state, isSeated, isAtDesk }: Talker): boolean {
    if (isSeated || state === 'sit') return !isAtDesk || this.#spokeAt.has(userId);
    return state !== 'walk';
  }

  #conversationOf(members: readonly Talker[]): Conversation {
    const centre = {
      x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
      z: members.reduce((sum, { z }) => sum + z, 0) / members.length,
    };
    const reach = Math.max(...members.map(({ x, z }) => Math.hypot(x - centre.x, z - centre.z)));
    const spokeAt = ({ userId }: Talker) => this.#spokeAt.get(userId) ?? -Infinity;
    return {
      members: members.map(({ userId }) => userId),
      centre,
      radius: reach + ringMargin,
      seated: members.every(({ isSeated }) => isSeated),
      speaker: members.reduce((last, one) => (spokeAt(one) > spokeAt(last) ? one : last)),
    };
  }
}
