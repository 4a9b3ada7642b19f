import type { Seat } from '@office/world/floor-plan';
import type { Point } from '@office/world/geometry';
import type { MovingPart, Placement } from './moving-part.ts';
import { NearestGrid } from './nearest-grid.ts';

export interface DoorLeaf {
  parts: readonly MovingPart[];
  /** 1 or -1: side of the doorway on which the leaf is hung. */
  hinge: 1 | -1;
}

export interface MovingDoor extends Point {
  /** Direction through the doorway. */
  heading: number;
  leaves: readonly DoorLeaf[];
}

export interface MovingChair {
  seat: Seat;
  parts: readonly MovingPart[];
  /** Turn of the empty chair away from the heading of its seat, in radians. */
  skew: number;
}

export interface Visitor extends Point {
  readonly heading: number;
  readonly state: string;
  readonly seat: Seat | undefined;
}

/** Metres from a doorway at which a door opens for people who walk, and at which it stays open for others. */
const doorReach = 1.3;
const doorwayReach = 0.6;
const openAngle = 1.3;
/** Metres from a seat, and cosine of the direction to it, from which its chair makes way. */
const chairReach = 0.8;
const towardsChair = 0.85;
/** Metres and radians by which a chair is moved back and turned for a person next to it. */
const rolls: Record<Seat['kind'], { back: number; turn: number } | undefined> = {
  DESK: { back: 0.26, turn: 0.6 },
  CHAIR: { back: 0.2, turn: 0.12 },
  SOFA: undefined,
  STOOL: undefined,
};
/** Time constants in seconds. */
const doorTimeConstant = 0.16;
const chairTimeConstant = 0.13;
/** Radians or metres below which a movement ends. */
const settled = 0.004;

interface Moving {
  /** Share of the way that is open or rolled out; negative for doors that open to the other side. */
  now: number;
  goal: number;
  placed: number;
}

/** Doors that open for people who walk through, and chairs that make way for people who sit down. */
export class Fixtures {
  readonly #doors: readonly MovingDoor[];
  readonly #chairs: readonly MovingChair[];
  readonly #doorGrid: NearestGrid;
  readonly #seatGrid: NearestGrid;
  readonly #doorStates: Moving[];
  /** `now` is 1 when rolled out, 0 under a seated person and -1 at rest. */
  readonly #chairStates: Moving[];
  readonly #chairIndex: ReadonlyMap<Seat, number>;
  readonly #isSeatTaken: Uint8Array;
  readonly #isLeftOut: Uint8Array;
  readonly #placement: Placement = { angle: 0, x: 0, z: 0 };

  constructor(
    size: { width: number; depth: number },
    doors: readonly MovingDoor[],
    chairs: readonly MovingChair[],
  ) {
    this.#doors = doors;
    this.#chairs = chairs;
    this.#doorGrid = new NearestGrid(size, doors, doorReach);
    this.#seatGrid = new NearestGrid(
      size,
      chairs.map(({ seat }) => seat),
      chairReach,
    );
    this.#doorStates = doors.map(() => ({ now: 0, goal: 0, placed: 0 }));
    this.#chairStates = chairs.map(() => ({ now: -1, goal: -1, placed: -1 }));
    this.#chairIndex = new Map(chairs.map(({ seat }, index) => [seat, index]));
    this.#isSeatTaken = new Uint8Array(chairs.length);
    this.#isLeftOut = new Uint8Array(chairs.length);
  }

  /** Share by which each door is open, from 0 to 1. */
  get doors(): number[] {
    return this.#doorStates.map(({ now }) => Math.abs(now));
  }

  get rolledOut(): string[] {
    return this.#chairs
      .filter((_, index) => this.#chairStates[index]!.now > 0.5)
      .map(({ seat }) => seat.id);
  }

  /** Returns whether a part in view still moves. Parts out of view and without `motion` jump. */
  update(
    people: readonly Visitor[],
    seconds: number,
    { motion, isInView }: { motion: boolean; isInView(x: number, z: number): boolean },
  ): boolean {
    this.#setGoals(people);
    let isMoving = false;
    for (let i = 0; i < this.#doors.length; i++) {
      const state = this.#doorStates[i]!;
      if (state.goal === state.placed) continue;
      const door = this.#doors[i]!;
      const glides = motion && isInView(door.x, door.z);
      if (step(state, glides ? 1 - Math.exp(-seconds / doorTimeConstant) : 1)) isMoving = true;
      this.#placeDoor(door, state.now);
    }
    for (let i = 0; i < this.#chairs.length; i++) {
      const state = this.#chairStates[i]!;
      if (state.goal === state.placed) continue;
      const chair = this.#chairs[i]!;
      const glides = motion && isInView(chair.seat.x, chair.seat.z);
      if (step(state, glides ? 1 - Math.exp(-seconds / chairTimeConstant) : 1)) isMoving = true;
      this.#placeChair(chair, state.now);
    }
    return isMoving;
  }

  #setGoals(people: readonly Visitor[]): void {
    for (const state of this.#doorStates) state.goal = 0;
    this.#isSeatTaken.fill(0);
    for (const person of people) {
      const { seat } = person;
      if (seat) {
        const index = this.#chairIndex.get(seat);
        if (index !== undefined) this.#isSeatTaken[index] = 1;
        continue;
      }
      this.#openDoorFor(person);
    }
    for (let i = 0; i < this.#chairs.length; i++) {
      const state = this.#chairStates[i]!;
      // The chair stays where the person left it.
      if (this.#isSeatTaken[i]) this.#isLeftOut[i] = 1;
      state.goal = this.#isSeatTaken[i] ? 0 : this.#isLeftOut[i] ? 1 : -1;
    }
    for (const person of people) {
      if (person.seat || person.state !== 'walk') continue;
      const index = this.#seatGrid.at(person);
      if (index < 0 || this.#isSeatTaken[index]) continue;
      if (isHeadedFor(person, this.#chairs[index]!.seat)) this.#chairStates[index]!.goal = 1;
    }
  }

  #openDoorFor(person: Visitor): void {
    const index = this.#doorGrid.at(person);
    if (index < 0) return;
    const door = this.#doors[index]!;
    const [dx, dz] = [person.x - door.x, person.z - door.z];
    if (person.state !== 'walk' && Math.hypot(dx, dz) > doorwayReach) return;
    const state = this.#doorStates[index]!;
    // Opens away from the person, and keeps the side until it is closed.
    const side = dx * Math.sin(door.heading) + dz * Math.cos(door.heading) > 0 ? -1 : 1;
    state.goal = Math.abs(state.now) > settled ? Math.sign(state.now) : side;
  }

  #placeDoor({ leaves }: MovingDoor, share: number): void {
    for (const { parts, hinge } of leaves) {
      this.#placement.angle = -share * openAngle * hinge;
      this.#placement.x = this.#placement.z = 0;
      for (const part of parts) part.place(this.#placement);
    }
  }

  #placeChair({ seat, parts, skew }: MovingChair, share: number): void {
    const roll = rolls[seat.kind]!;
    const out = Math.max(0, share);
    const side = skew < 0 ? -1 : 1;
    // At rest the chair has its own skew; under a person it follows the heading of the seat.
    this.#placement.angle = share < 0 ? skew * (-share - 1) : -skew + out * roll.turn * side;
    this.#placement.x = -Math.sin(seat.heading) * roll.back * out;
    this.#placement.z = -Math.cos(seat.heading) * roll.back * out;
    for (const part of parts) part.place(this.#placement);
  }
}

function isHeadedFor({ x, z, heading }: Visitor, to: Point): boolean {
  const [dx, dz] = [to.x - x, to.z - z];
  const distance = Math.hypot(dx, dz);
  return distance > 0 && dx * Math.sin(heading) + dz * Math.cos(heading) > towardsChair * distance;
}

export const hasMovingChair = ({ kind }: Seat): boolean => rolls[kind] !== undefined;

function step(state: Moving, share: number): boolean {
  state.now += (state.goal - state.now) * share;
  const isMoving = Math.abs(state.goal - state.now) > settled;
  if (!isMoving) state.now = state.goal;
  state.placed = state.now;
  return isMoving;
}
