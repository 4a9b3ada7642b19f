import type { FloorPlan, Seat } from '@office/world/floor-plan';
import { compileFloorPlan, zoneAt, type Point } from '@office/world/geometry';
import { movement, type Pose } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import type { Presence } from '@office/vocabulary';
import type { MemberRef } from '../../database/membership.ts';
import type { FloorVisits } from '../../platform/floor-visits.ts';
import {
  chooseActivity,
  durationOf,
  pick,
  pickPair,
  presenceDuring,
  type Activity,
  type Random,
} from './behaviour.ts';
import { Colleague } from './colleague.ts';
import { Talk, type TalkRooms } from './talk.ts';

/** Distance from a seat within which a person occupies it, in metres. */
const seatRadius = 0.6;

/** Distance within which colleagues answer a wave, and the number of them who do. */
const greetingDistance = 7;
const greetersPerWave = 2;

const maxTalks = 2;

const walkingStepMs = 1000 / movement.rateHz;
const restingStepMs = 400;

export interface SimulatedMember extends MemberRef {
  seatId: string | null;
}

interface Person extends Point {
  userId: string;
  state: Pose['state'];
}

export interface SimulationDeps {
  visits: Pick<FloorVisits, 'enter'>;
  people(): readonly Person[];
  rooms: TalkRooms;
  random: Random;
  setPresence(member: MemberRef, presence: Presence): void;
}

/** Moves the colleagues of one floor. Independent of timers: `step` returns the delay until the next one. */
export class Simulation {
  readonly #deps: SimulationDeps;
  readonly #plan: FloorPlan;
  readonly #places: Places;
  readonly #navigation: Navigation;
  readonly #colleagues: Colleague[] = [];
  #talks: Talk[] = [];
  #waving = new Set<string>();

  constructor(plan: FloorPlan, deps: SimulationDeps) {
    this.#deps = deps;
    this.#plan = plan;
    this.#places = findPlaces(plan);
    this.#navigation = new Navigation(compileFloorPlan(plan), movement.personRadius);
  }

  get colleagues(): readonly Colleague[] {
    return this.#colleagues;
  }

  /** False after the floor was closed or its plan was replaced. */
  get isPresent(): boolean {
    return this.#colleagues.every((colleague) => colleague.isPresent);
  }

  async enter(members: readonly SimulatedMember[], floorId: string, now: number): Promise<void> {
    for (const { seatId, ...member } of members) {
      const visit = await this.#deps.visits.enter(member, floorId);
      const start = visit?.pose();
      if (!visit || !start) continue;
      const colleague = new Colleague(member, {
        visit,
        start,
        navigation: this.#navigation,
        desk: this.#plan.seats.find(({ id }) => id === seatId),
        // The first ones leave their desks soon, so that the office looks busy from the start.
        until: now + 2000 + this.#deps.random() * (start.state === 'sit' ? 40_000 : 3000),
        now,
      });
      this.#colleagues.push(colleague);
      this.#deps.setPresence(member, { workingStatus: 'OFFICE', status: 'AVAILABLE' });
    }
  }

  leave(now: number): void {
    for (const talk of this.#talks) talk.end(now);
    this.#talks = [];
    for (const colleague of this.#colleagues) colleague.leave();
    this.#colleagues.length = 0;
  }

  /** Advances the colleagues to `now`. Returns the delay until the next step, in milliseconds. */
  step(now: number): number {
    const active = this.#colleagues.filter(({ isTaken }) => !isTaken);
    this.#answerWaves(active, now);
    for (const talk of this.#talks) talk.step(now);
    this.#talks = this.#talks.filter(({ isOver }) => !isOver);
    for (const colleague of active) {
      colleague.step(now);
      this.#settle(colleague, now);
      if (colleague.until <= now && !colleague.isGreeting) this.#next(colleague, now);
    }
    return active.some(({ isMoving }) => isMoving) ? walkingStepMs : restingStepMs;
  }

  /** Ends the talk in a zone because a member joined it. The colleagues wave to the member and go. */
  leaveTalkFor(zoneId: string, userId: string, now: number): void {
    const talk = this.#talks.find((one) => one.zoneId === zoneId);
    const member = this.#deps.people().find((person) => person.userId === userId);
    talk?.end(now);
    if (!member) return;
    for (const colleague of talk?.colleagues ?? []) colleague.greet(member, now + 300);
  }

  #next(colleague: Colleague, now: number): void {
    const { random } = this.#deps;
    const partner = this.#findPartner(colleague);
    const activity = chooseActivity(
      { before: colleague.activity, canTalk: partner !== undefined },
      random,
    );
    if (activity === 'talk' && partner && this.#beginTalk([colleague, partner], now)) return;
    const seat = this.#chooseSeat(colleague, activity);
    if (!seat || !colleague.walkTo(seat, activity)) {
      colleague.until = now + 5000;
      return;
    }
    this.#deps.setPresence(colleague.member, presenceDuring(activity, random));
  }

  #settle(colleague: Colleague, now: number): void {
    if (!colleague.hasArrived || colleague.until !== Infinity) return;
    if (colleague.activity === 'talk') return;
    const { seat } = colleague;
    const isTaken = seat && !this.#isFree(seat, colleague);
    colleague.until = isTaken ? now : now + durationOf(colleague.activity, this.#deps.random);
  }

  #chooseSeat(colleague: Colleague, activity: Activity): Seat | undefined {
    const { tables, lounges, meetingRooms } = this.#places;
    const free = (seats: readonly Seat[]) =>
      pick(
        seats.filter((seat) => this.#isFree(seat, colleague)),
        this.#deps.random,
      );
    if (activity === 'lounge') return free(lounges);
    if (activity === 'meetingRoom') return free(meetingRooms);
    const { desk } = colleague;
    return desk && this.#isFree(desk, colleague) ? desk : free(tables);
  }

  #findPartner(colleague: Colleague): Colleague | undefined {
    if (this.#talks.length >= maxTalks) return undefined;
    const idle = this.#colleagues.filter(
      (other) =>
        other !== colleague &&
        other.hasArrived &&
        !other.isGreeting &&
        !other.isTaken &&
        other.until !== Infinity &&
        other.activity !== 'talk',
    );
    return pick(idle, this.#deps.random);
  }

  #beginTalk(pair: [Colleague, Colleague], now: number): boolean {
    const { random, rooms } = this.#deps;
    const areas = [...this.#places.talkAreas].filter(([zoneId]) => this.#isQuiet(zoneId));
    const [zoneId, seats] = pick(areas, random) ?? [];
    const free = seats?.filter((seat) => pair.every((each) => this.#isFree(seat, each)));
    const chosen = free && pickPair(free, random);
    if (!zoneId || !chosen) return false;
    if (!pair.every((colleague, index) => colleague.walkTo(chosen[index]!, 'talk'))) return false;
    this.#talks.push(new Talk(zoneId, pair, { rooms, random, now }));
    return true;
  }

  /** No other talk and no member in the area. */
  #isQuiet(zoneId: string): boolean {
    if (this.#talks.some((talk) => talk.zoneId === zoneId)) return false;
    return this.#deps.people().every((person) => zoneAt(this.#plan, person)?.id !== zoneId);
  }

  #isFree(seat: Seat, self: Colleague): boolean {
    const { userId } = self.member;
    const isTarget = this.#colleagues.some((other) => other !== self && other.seat === seat);
    const isOccupied = this.#deps
      .people()
      .some(
        (person) =>
          person.userId !== userId && Math.hypot(person.x - seat.x, person.z - seat.z) < seatRadius,
      );
    return !isTarget && !isOccupied;
  }

  #answerWaves(active: readonly Colleague[], now: number): void {
    const ids = new Set(this.#colleagues.map(({ member }) => member.userId));
    const waving = this.#deps
      .people()
      .filter(({ state, userId }) => state === 'wave' && !ids.has(userId));
    const fresh = waving.filter(({ userId }) => !this.#waving.has(userId));
    this.#waving = new Set(waving.map(({ userId }) => userId));
    for (const person of fresh) {
      const distance = ({ position }: Colleague) =>
        Math.hypot(position.x - person.x, position.z - person.z);
      active
        .filter((colleague) => !colleague.isGreeting && distance(colleague) <= greetingDistance)
        .toSorted((one, other) => distance(one) - distance(other))
        .slice(0, greetersPerWave)
        .forEach((colleague) => colleague.greet(person, now + 400 + this.#deps.random() * 700));
    }
  }
}

interface Places {
  tables: Seat[];
  lounges: Seat[];
  meetingRooms: Seat[];
  /** By zone id. Only areas with seats for two. */
  talkAreas: Map<string, Seat[]>;
}

export function findPlaces(plan: FloorPlan): Places {
  const shared = plan.seats.filter(({ kind }) => kind !== 'DESK');
  const inZone = (...kinds: string[]) =>
    shared.filter((seat) => kinds.includes(zoneAt(plan, seat)?.kind ?? ''));
  const talkAreas = new Map<string, Seat[]>();
  for (const seat of inZone('VOICE')) {
    const { id } = zoneAt(plan, seat)!;
    talkAreas.set(id, [...(talkAreas.get(id) ?? []), seat]);
  }
  return {
    tables: inZone('DESK_AREA'),
    lounges: inZone('LOUNGE'),
    meetingRooms: inZone('MEETING'),
    talkAreas: new Map([...talkAreas].filter(([, seats]) => seats.length >= 2)),
  };
}
