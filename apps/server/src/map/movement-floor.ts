import {
  chooseSpawn,
  compileFloorPlan,
  hitsWall,
  onFloor,
  type FloorGeometry,
  type FloorPlan,
} from '@office/scene-bridge/floor-plan';
import {
  encodeFrame,
  movement,
  type FloorPerson,
  type FramePose,
  type Move,
  type PeopleChange,
  type Pose,
} from '@office/scene-bridge/movement';
import { PersonMotion, type MoveOutcome } from './movement-person.ts';

/** What others see of a person besides where they are. */
export type PersonLook = Pick<
  FloorPerson,
  'userId' | 'name' | 'avatar' | 'status' | 'workingStatus'
>;

interface Presence {
  person: number;
  look: PersonLook;
  motion: PersonMotion;
  /** Connections that act for this person: one a tab. */
  sockets: Set<string>;
  /** When the last connection went; null while there is one. */
  goneAt: number | null;
  /** Frame number of the last change. */
  changedAt: number;
}

/** How long a person without connection stays on the floor, in milliseconds. */
export const floorGrace = 15_000;

/**
 * Frames are volatile, so the last pose of someone who stopped can get lost: it is sent again after
 * these many frames.
 */
const repeats = [8, 30];

/** Everyone on one floor, and what changed since the last frame. Knows neither sockets nor timers. */
export class MovementFloor {
  readonly #geometry: FloorGeometry;
  readonly #firstNumber: number;
  readonly #people = new Map<string, Presence>();
  #nextNumber = 0;
  #frame = 0;
  #joined: string[] = [];
  #left: number[] = [];
  #changed = new Set<string>();
  #gone: string[] = [];

  /** @param firstNumber where this process's person numbers begin; it uses 1024 of them */
  constructor(plan: FloorPlan, firstNumber = 0) {
    this.#geometry = compileFloorPlan(plan);
    this.#firstNumber = firstNumber;
  }

  get size(): number {
    return this.#people.size;
  }

  /** Puts a person on the floor, or another connection in charge of one who is there. */
  enter(look: PersonLook, socketId: string, last: Pose | undefined, now: number): FloorPerson {
    const present = this.#people.get(look.userId);
    if (present) {
      present.look = look;
      present.sockets.add(socketId);
      present.goneAt = null;
      present.motion.forgetSequence();
      if (last) present.motion.resume(last, now);
      this.#touch(present);
      this.#changed.add(look.userId);
      return toFloorPerson(present);
    }
    const added: Presence = {
      person: this.#freeNumber(),
      look,
      motion: new PersonMotion(this.#geometry, this.#firstPose(last), now),
      sockets: new Set([socketId]),
      goneAt: null,
      changedAt: this.#frame,
    };
    this.#people.set(look.userId, added);
    this.#joined.push(look.userId);
    return toFloorPerson(added);
  }

  move(userId: string, move: Move, now: number): MoveOutcome {
    const present = this.#people.get(userId);
    if (!present) return 'refused';
    const outcome = present.motion.move(move, now);
    if (outcome === 'accepted') this.#touch(present);
    return outcome;
  }

  poseOf(userId: string): Pose | undefined {
    return this.#people.get(userId)?.motion.pose;
  }

  /** Shows a person's new name, avatar or presence. */
  update(userId: string, change: Partial<PersonLook>): void {
    const present = this.#people.get(userId);
    if (!present) return;
    present.look = { ...present.look, ...change };
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
    if (stays) present.goneAt = now;
    else this.#remove(present);
  }

  /** Takes those off the floor whose connection did not come back in time. */
  sweep(now: number): void {
    for (const present of this.#people.values()) {
      if (present.goneAt !== null && now - present.goneAt >= floorGrace) this.#remove(present);
    }
  }

  people(): FloorPerson[] {
    return [...this.#people.values()].map(toFloorPerson);
  }

  /** Who came, went or looks different since the last call; null when nobody. */
  takeChange(): PeopleChange | null {
    const joined = this.#joined.flatMap((userId) => this.#find(userId));
    const fresh = new Set(this.#joined);
    const changed = [...this.#changed]
      .filter((userId) => !fresh.has(userId))
      .flatMap((userId) => this.#find(userId));
    const left = this.#left;
    this.#joined = [];
    this.#left = [];
    this.#changed = new Set();
    return joined.length + left.length + changed.length > 0 ? { joined, left, changed } : null;
  }

  /** The binary frame of those who moved since the last one; null when nobody did. */
  takeFrame(serverTime: number): Uint8Array | null {
    const poses: FramePose[] = [];
    for (const { person, motion, changedAt } of this.#people.values()) {
      const age = this.#frame - changedAt;
      if (age === 0 || repeats.includes(age)) poses.push({ person, ...motion.pose });
    }
    this.#frame += 1;
    return poses.length > 0 ? encodeFrame({ serverTime, poses }) : null;
  }

  /** Who left since the last call, by user id. */
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
    present.changedAt = this.#frame;
  }

  #remove(present: Presence): void {
    const { userId } = present.look;
    this.#people.delete(userId);
    this.#gone.push(userId);
    // Whoever has not been announced yet needs no farewell either.
    if (this.#joined.includes(userId)) {
      this.#joined = this.#joined.filter((joined) => joined !== userId);
    } else {
      this.#left.push(present.person);
    }
  }

  #firstPose(last: Pose | undefined): Pose {
    if (last && this.#isStandable(last)) return { ...last };
    const taken = [...this.#people.values()].map(({ motion }) => motion.pose);
    const { x, z, heading } = chooseSpawn(this.#geometry.plan, taken);
    return { x, z, heading, state: 'stand' };
  }

  #isStandable(pose: Pose): boolean {
    return (
      onFloor(this.#geometry, pose, movement.serverRadius) &&
      !hitsWall(this.#geometry, pose, movement.serverRadius)
    );
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

function toFloorPerson({ person, look, motion }: Presence): FloorPerson {
  return { person, ...look, ...motion.pose };
}
