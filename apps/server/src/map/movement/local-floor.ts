import { isDeepStrictEqual } from 'node:util';
import type { FloorPlan, Seat } from '@office/world/floor-plan';
import { chooseSpawn } from '@office/world/geometry';
import type { FloorPerson, FramePose, Move, FloorPeopleChange, Pose } from '@office/world/movement';
import { voiceGraceMs } from '@office/vocabulary';
import { PersonMotion, type MoveOutcome } from './person-motion.ts';
import { WalkablePositions } from './walkable-positions.ts';

export type PersonAppearance = Pick<
  FloorPerson,
  'userId' | 'name' | 'nameLatin' | 'avatar' | 'avatarUrl' | 'status' | 'workingStatus' | 'demo'
>;

interface Presence {
  person: number;
  look: PersonAppearance;
  motion: PersonMotion;
  sockets: Set<string>;
  /** Time at which the last connection was lost; null while connected. */
  disconnectedAt: number | null;
  /** Time of the last message or heartbeat. Lost connections appear open for a while. */
  lastSeenAt: number;
  /** Tick of the last change of the pose since the person joined. The change that announces them has the first pose. */
  changedAt: number;
}

export interface Origin {
  last?: Pose | undefined;
  /** Current pose in another server process. */
  elsewhere?: Pose | undefined;
  ownSeatId?: string | undefined;
}

/** Period for which a person without a connection stays on the floor, in milliseconds. */
export const floorGrace = 15_000;

export const positionRetentionMs = 60_000;

/**
 * A person who returns within this time gets the previous position: covers a switch to the plan and
 * a reload. Equals the voice chat grace period, so that the conversation continues.
 */
export const returnPeriodMs = voiceGraceMs;

/** Distance from a seat within which another person blocks it, in metres. */
const seatBlockDistance = 0.45;

/** Ticks after which the last pose of a stopped person is repeated, because frames can be lost. */
const repeatTicks = [8, 30];

/** People of one floor connected to this process. Independent of sockets and timers. */
export class LocalFloor {
  readonly plan: FloorPlan;
  readonly #places: WalkablePositions;
  readonly #firstNumber: number;
  readonly #people = new Map<string, Presence>();
  readonly #left = new Map<string, { pose: Pose; at: number; heardAt: number }>();
  #nextNumber = 0;
  #tick = 0;
  #joined: string[] = [];
  #leftNumbers: number[] = [];
  #changed = new Set<string>();
  #removedUserIds: string[] = [];

  /** @param firstNumber first person number of this process, which uses 1024 numbers */
  constructor(plan: FloorPlan, firstNumber = 0) {
    this.plan = plan;
    this.#places = new WalkablePositions(plan);
    this.#firstNumber = firstNumber;
  }

  get size(): number {
    return this.#people.size;
  }

  get isDisposable(): boolean {
    return this.#people.size === 0 && this.#left.size === 0;
  }

  /** Adds a person or connection. Uses the client's pose only if it is consistent with the known pose. */
  enter(look: PersonAppearance, socketId: string, origin: Origin, now: number): FloorPerson {
    const present = this.#people.get(look.userId);
    if (present) {
      const absentMs = now - present.lastSeenAt;
      present.look = look;
      present.sockets.add(socketId);
      present.disconnectedAt = null;
      present.lastSeenAt = now;
      present.motion.resetSequence();
      if (origin.last) present.motion.resume(origin.last, absentMs, now);
      this.#markChanged(present);
      this.#changed.add(look.userId);
      return toFloorPerson(present);
    }
    const added: Presence = {
      person: this.#freeNumber(),
      look,
      motion: this.#firstMotion(look.userId, origin, now),
      sockets: new Set([socketId]),
      disconnectedAt: null,
      lastSeenAt: now,
      changedAt: -Infinity,
    };
    this.#left.delete(look.userId);
    this.#people.set(look.userId, added);
    this.#joined.push(look.userId);
    return toFloorPerson(added);
  }

  move(userId: string, move: Move, now: number): MoveOutcome {
    const present = this.#people.get(userId);
    if (!present) return 'refused';
    present.lastSeenAt = now;
    const outcome = present.motion.move(move, now);
    if (outcome === 'accepted') this.#markChanged(present);
    return outcome;
  }

  markSeen(userId: string, now: number): void {
    const present = this.#people.get(userId);
    if (present) present.lastSeenAt = now;
  }

  poseOf(userId: string): Pose | undefined {
    return this.#people.get(userId)?.motion.pose;
  }

  socketsOf(userId: string): ReadonlySet<string> {
    return this.#people.get(userId)?.sockets ?? new Set();
  }

  update(userId: string, change: Partial<PersonAppearance>): void {
    const present = this.#people.get(userId);
    if (!present) return;
    const look = { ...present.look, ...change };
    if (isDeepStrictEqual(look, present.look)) return;
    present.look = look;
    this.#changed.add(userId);
  }

  /** Removes a person after a reconnect to another server process, without reporting them in `flushLeftUserIds`. */
  release(userId: string): void {
    const present = this.#people.get(userId);
    if (!present) return;
    this.#remove(present);
    this.#removedUserIds = this.#removedUserIds.filter((id) => id !== userId);
  }

  clear(): void {
    for (const present of this.#people.values()) this.#remove(present);
  }

  /** With `stays`, the person remains on the floor for `floorGrace` in case they reconnect. */
  disconnect(userId: string, socketId: string, stays: boolean, now: number): void {
    const present = this.#people.get(userId);
    if (!present?.sockets.delete(socketId) || present.sockets.size > 0) return;
    if (stays) {
      present.disconnectedAt = now;
      return;
    }
    present.lastSeenAt = now;
    this.#remember(present, now);
    this.#remove(present);
  }

  sweep(now: number): void {
    for (const present of this.#people.values()) {
      if (present.disconnectedAt === null || now - present.disconnectedAt < floorGrace) continue;
      this.#remember(present, present.disconnectedAt);
      this.#remove(present);
    }
    for (const [userId, { at }] of this.#left) {
      if (now - at >= positionRetentionMs) this.#left.delete(userId);
    }
  }

  people(): FloorPerson[] {
    return [...this.#people.values()].map(toFloorPerson);
  }

  flushChange(): FloorPeopleChange | null {
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

  flushPoses(): FramePose[] {
    const poses: FramePose[] = [];
    for (const { person, motion, changedAt } of this.#people.values()) {
      const age = this.#tick - changedAt;
      if (age === 0 || repeatTicks.includes(age)) poses.push({ person, ...motion.pose });
    }
    this.#tick += 1;
    return poses;
  }

  flushLeftUserIds(): string[] {
    const removedIds = this.#removedUserIds;
    this.#removedUserIds = [];
    return removedIds;
  }

  #find(userId: string): FloorPerson[] {
    const present = this.#people.get(userId);
    return present ? [toFloorPerson(present)] : [];
  }

  #markChanged(present: Presence): void {
    present.changedAt = this.#tick;
  }

  #remember({ look, motion, lastSeenAt }: Presence, at: number): void {
    this.#left.set(look.userId, { pose: motion.pose, at, heardAt: lastSeenAt });
  }

  #remove(present: Presence): void {
    const { userId } = present.look;
    this.#people.delete(userId);
    this.#removedUserIds.push(userId);
    // An unannounced person needs no leave message.
    if (this.#joined.includes(userId)) {
      this.#joined = this.#joined.filter((joined) => joined !== userId);
    } else {
      this.#leftNumbers.push(present.person);
    }
  }

  /** Continues from a known position, or from a position reachable since then. */
  #firstMotion(userId: string, origin: Origin, now: number): PersonMotion {
    const { last, elsewhere } = origin;
    const left = this.#left.get(userId);
    const isBack = left !== undefined && (last !== undefined || now - left.at < returnPeriodMs);
    const known = elsewhere ?? (isBack ? left.pose : undefined);
    if (known && this.#places.has(known)) {
      const motion = new PersonMotion(this.#places.floor, { ...known }, now);
      if (last) motion.resume(last, left && !elsewhere ? now - left.heardAt : 0, now);
      return motion;
    }
    return new PersonMotion(this.#places.floor, this.#firstPose(origin), now);
  }

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

  /** Assigns numbers cyclically, so that a number is reused as late as possible. */
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
  return taken.every((other) => Math.hypot(other.x - x, other.z - z) >= seatBlockDistance);
}

function toFloorPerson({ person, look, motion }: Presence): FloorPerson {
  return { person, ...look, ...motion.pose };
}
