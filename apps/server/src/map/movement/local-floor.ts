import { isDeepStrictEqual } from 'node:util';
import type { FloorPlan, Seat } from '@office/world/floor-plan';
import { chooseSpawn } from '@office/world/geometry';
import type { FloorPerson, FramePose, Move, FloorPeopleChange, Pose } from '@office/world/movement';
import { voiceGraceMs } from '@office/vocabulary';
import { PersonMotion, type MoveOutcome } from './person-motion.ts';
import { StandingPlaces } from './standing-places.ts';

/** A person's name, avatar and presence, as others see them. */
export type PersonLook = Pick<
  FloorPerson,
  'userId' | 'name' | 'avatar' | 'avatarUrl' | 'status' | 'workingStatus'
>;

interface Presence {
  person: number;
  look: PersonLook;
  motion: PersonMotion;
  /** Connections that act for this person: one a tab. */
  sockets: Set<string>;
  /** When the last connection went; null while there is one. */
  goneAt: number | null;
  /** The last sign of life of their connections: one that is lost looks open for a while. */
  heardAt: number;
  /** Number of the tick of the last change. */
  changedAt: number;
}

/** The position from which a person enters a floor. */
export interface Origin {
  /** According to their client. */
  last?: Pose | undefined;
  /** According to the server process that they are on at this moment. */
  elsewhere?: Pose | undefined;
  /** The person's own seat on this floor, by its id in the plan. */
  ownSeatId?: string | undefined;
}

/** How long a person without connection stays on the floor, in milliseconds. */
export const floorGrace = 15_000;

/** How long the position of a person who has left is known, in milliseconds. */
export const rememberedFor = 60_000;

/**
 * How soon a person who left counts as one who only changed from 3D to the plan, or reloaded a page that had lost its
 * connection, in milliseconds: they go on where they were, in the talk whose place was kept for as long.
 */
export const returnsWithin = voiceGraceMs;

/** Metres from a seat within which someone is in the way of sitting down there. */
const seatedReach = 0.45;

/**
 * Frames are volatile, so the last pose of a person who stopped can get lost: it is sent again after
 * these many ticks.
 */
const repeatTicks = [8, 30];

/**
 * The people of one floor who are connected here, and what changed of them. Knows neither sockets nor
 * timers.
 */
export class LocalFloor {
  readonly plan: FloorPlan;
  readonly #places: StandingPlaces;
  readonly #firstNumber: number;
  readonly #people = new Map<string, Presence>();
  readonly #left = new Map<string, { pose: Pose; at: number; heardAt: number }>();
  #nextNumber = 0;
  #tick = 0;
  #joined: string[] = [];
  #leftNumbers: number[] = [];
  #changed = new Set<string>();
  #gone: string[] = [];

  /** @param firstNumber where this process's person numbers begin; it uses 1024 of them */
  constructor(plan: FloorPlan, firstNumber = 0) {
    this.plan = plan;
    this.#places = new StandingPlaces(plan);
    this.#firstNumber = firstNumber;
  }

  get size(): number {
    return this.#people.size;
  }

  /** Whether the floor is empty and remembers no position. */
  get isDisposable(): boolean {
    return this.#people.size === 0 && this.#left.size === 0;
  }

  /**
   * Puts a person on the floor, or another connection in charge of one who is there. What the client
   * says of its place counts as far as it agrees with what is known here.
   */
  enter(look: PersonLook, socketId: string, origin: Origin, now: number): FloorPerson {
    const present = this.#people.get(look.userId);
    if (present) {
      const away = now - present.heardAt;
      present.look = look;
      present.sockets.add(socketId);
      present.goneAt = null;
      present.heardAt = now;
      present.motion.resetSequence();
      if (origin.last) present.motion.resume(origin.last, away, now);
      this.#touch(present);
      this.#changed.add(look.userId);
      return toFloorPerson(present);
    }
    const added: Presence = {
      person: this.#freeNumber(),
      look,
      motion: this.#firstMotion(look.userId, origin, now),
      sockets: new Set([socketId]),
      goneAt: null,
      heardAt: now,
      changedAt: this.#tick,
    };
    this.#left.delete(look.userId);
    this.#people.set(look.userId, added);
    this.#joined.push(look.userId);
    return toFloorPerson(added);
  }

  move(userId: string, move: Move, now: number): MoveOutcome {
    const present = this.#people.get(userId);
    if (!present) return 'refused';
    present.heardAt = now;
    const outcome = present.motion.move(move, now);
    if (outcome === 'accepted') this.#touch(present);
    return outcome;
  }

  /** A connection of a person gave a sign of life. */
  heard(userId: string, now: number): void {
    const present = this.#people.get(userId);
    if (present) present.heardAt = now;
  }

  poseOf(userId: string): Pose | undefined {
    return this.#people.get(userId)?.motion.pose;
  }

  /** The connections that act for a person. */
  socketsOf(userId: string): ReadonlySet<string> {
    return this.#people.get(userId)?.sockets ?? new Set();
  }

  /** Shows a person's new name, avatar or presence. */
  update(userId: string, change: Partial<PersonLook>): void {
    const present = this.#people.get(userId);
    if (!present) return;
    const look = { ...present.look, ...change };
    if (isDeepStrictEqual(look, present.look)) return;
    present.look = look;
    this.#changed.add(userId);
  }

  /** Lets go of a person whom another server process has taken charge of. */
  release(userId: string): void {
    const present = this.#people.get(userId);
    if (!present) return;
    this.#remove(present);
    this.#gone = this.#gone.filter((gone) => gone !== userId);
  }

  /** Takes everyone off the floor. */
  clear(): void {
    for (const present of this.#people.values()) this.#remove(present);
  }

  /** A connection ended. `stays`: it may be back, so the person keeps standing there for a while. */
  disconnect(userId: string, socketId: string, stays: boolean, now: number): void {
    const present = this.#people.get(userId);
    if (!present?.sockets.delete(socketId) || present.sockets.size > 0) return;
    if (stays) {
      present.goneAt = now;
      return;
    }
    present.heardAt = now;
    this.#remember(present, now);
    this.#remove(present);
  }

  /** Takes those off the floor whose connection did not come back in time. */
  sweep(now: number): void {
    for (const present of this.#people.values()) {
      if (present.goneAt === null || now - present.goneAt < floorGrace) continue;
      this.#remember(present, present.goneAt);
      this.#remove(present);
    }
    for (const [userId, { at }] of this.#left) {
      if (now - at >= rememberedFor) this.#left.delete(userId);
    }
  }

  people(): FloorPerson[] {
    return [...this.#people.values()].map(toFloorPerson);
  }

  /** The people who came, went or look different since the last call; null when nobody. */
  takeChange(): FloorPeopleChange | null {
    const joined = this.#joined.flatMap((userId) => this.#find(userId));
    const fresh = new Set(this.#joined);
    const changed = [...this.#changed]
      .filter((userId) => !fresh.has(userId))
      .flatMap((userId) => this.#find(userId));
    const left = this.#leftNumbers;
    this.#joined = [];
    this.#leftNumbers = [];
    this.#changed = new Set();
    return joined.length + left.length + changed.length > 0 ? { joined, left, changed } : null;
  }

  /** The poses of those who moved since the last call, which ends a tick. */
  takePoses(): FramePose[] {
    const poses: FramePose[] = [];
    for (const { person, motion, changedAt } of this.#people.values()) {
      const age = this.#tick - changedAt;
      if (age === 0 || repeatTicks.includes(age)) poses.push({ person, ...motion.pose });
    }
    this.#tick += 1;
    return poses;
  }

  /** The user ids of those who left since the last call. */
  takeGone(): string[] {
    const gone = this.#gone;
    this.#gone = [];
    return gone;
  }

  #find(userId: string): FloorPerson[] {
    const present = this.#people.get(userId);
    return present ? [toFloorPerson(present)] : [];
  }

  #touch(present: Presence): void {
    present.changedAt = this.#tick;
  }

  #remember({ look, motion, heardAt }: Presence, at: number): void {
    this.#left.set(look.userId, { pose: motion.pose, at, heardAt });
  }

  #remove(present: Presence): void {
    const { userId } = present.look;
    this.#people.delete(userId);
    this.#gone.push(userId);
    // A person who has not been announced yet needs no farewell either.
    if (this.#joined.includes(userId)) {
      this.#joined = this.#joined.filter((joined) => joined !== userId);
    } else {
      this.#leftNumbers.push(present.person);
    }
  }

  /** A person whose position is known goes on from there, or from where they can have got to since. */
  #firstMotion(userId: string, origin: Origin, now: number): PersonMotion {
    const { last, elsewhere } = origin;
    const left = this.#left.get(userId);
    const isBack = left !== undefined && (last !== undefined || now - left.at < returnsWithin);
    const known = elsewhere ?? (isBack ? left.pose : undefined);
    if (known && this.#places.has(known)) {
      const motion = new PersonMotion(this.#places.floor, { ...known }, now);
      if (last) motion.resume(last, left && !elsewhere ? now - left.heardAt : 0, now);
      return motion;
    }
    return new PersonMotion(this.#places.floor, this.#firstPose(origin), now);
  }

  /** The place of a person who comes to the floor: their own seat, or one to stand at. */
  #firstPose({ last, ownSeatId }: Origin): Pose {
    if (last && this.#places.has(last)) return { ...last };
    const taken = [...this.#people.values()].map(({ motion }) => motion.pose);
    const seat = this.plan.seats.find(({ id }) => id === ownSeatId);
    if (seat && isFreeSeat(seat, taken)) {
      return { x: seat.x, z: seat.z, heading: seat.heading, state: 'sit' };
    }
    const { x, z, heading } = chooseSpawn(this.#places.floor, taken);
    return { x, z, heading, state: 'stand' };
  }

  /** Numbers go round, so that one is used again as late as possible. */
  #freeNumber(): number {
    const used = new Set([...this.#people.values()].map(({ person }) => person));
    for (let tries = 0; tries < 1024; tries += 1) {
      const number = this.#firstNumber + (this.#nextNumber++ % 1024);
      if (!used.has(number)) return number;
    }
    throw new RangeError('The floor is full');
  }
}

function isFreeSeat({ x, z }: Seat, taken: readonly Pose[]): boolean {
  return taken.every((other) => Math.hypot(other.x - x, other.z - z) >= seatedReach);
}

function toFloorPerson({ person, look, motion }: Presence): FloorPerson {
  return { person, ...look, ...motion.pose };
}
