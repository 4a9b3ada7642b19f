import type { Seat, Zone } from '../floor-plan/floor-plan.ts';
import type { Point } from '../geometry/box.ts';
import type { FloorGeometry } from '../geometry/floor-geometry.ts';
import { insidePolygon, centroidOf, seatNear, zoneAt } from '../geometry/places.ts';
import type { Walker } from './walker.ts';

const talkDistance = 1.2;
/** Minimum distance to a person in metres, unless they cannot be reached otherwise. */
const minPersonDistance = 0.6;
/** Metres that a followed person may move, and milliseconds between checks. */
const followSlack = 0.9;
/** Metres that a person may move between two checks without counting as walking. */
const restingSlack = 0.05;
const checkIntervalMs = 350;
const seatedReach = 0.45;

const minSpacing = 0.8;
const rings = 6;
const directions = 8;
const maxAttempts = 3;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.z - b.z);

export type WalkGoal =
  | { userId: string; follow?: boolean | undefined }
  | { seatId: string }
  | { zoneId: string }
  | Point;

export interface WalkPeers {
  others(): Iterable<Point>;
  /** Undefined for the member and for people not on the floor. */
  other(userId: string): Point | undefined;
}

interface Companion {
  userId: string;
  stay: boolean;
  /** Position of the person at the last approach. */
  at: Point;
  /** Position of the person at the last check. */
  seen: Point;
  checkedAt: number;
}

export class WalkRequests {
  readonly #floor: FloorGeometry;
  readonly #walker: Walker;
  readonly #peers: WalkPeers;
  readonly #startWalk: () => void;
  readonly #random: () => number;
  #zoneSeat: { zone: Zone; seat: Seat } | undefined;
  #companion: Companion | undefined;

  constructor(
    floor: FloorGeometry,
    walker: Walker,
    company: WalkPeers,
    setOut: () => void,
    random: () => number = Math.random,
  ) {
    this.#floor = floor;
    this.#walker = walker;
    this.#peers = company;
    this.#startWalk = setOut;
    this.#random = random;
  }

  get following(): string | undefined {
    return this.#companion?.stay ? this.#companion.userId : undefined;
  }

  walkTo(point: Point): boolean {
    this.stop();
    return this.#startRequest(this.#walker.walkTo(point));
  }

  sitOn(seat: Seat): boolean {
    this.stop();
    return this.#startRequest(this.#walker.sitOn(seat));
  }

  standUp(): void {
    this.stop();
    this.#walker.standUp();
    this.#startWalk();
  }

  stop(): void {
    this.#companion = this.#zoneSeat = undefined;
    this.#walker.stop();
  }

  goTo(goal: WalkGoal): boolean {
    if ('userId' in goal)
      return goal.follow ? this.follow(goal.userId) : this.goToPerson(goal.userId);
    if ('x' in goal) return this.walkTo(goal);
    if ('zoneId' in goal) return this.goToZone(goal.zoneId);
    const seat = this.#floor.plan.seats.find(({ id }) => id === goal.seatId);
    if (!seat) return false;
    return this.taken(seat) ? this.walkTo(seat) : this.sitOn(seat);
  }

  taken(seat: Seat): boolean {
    for (const { x, z } of this.#peers.others())
      if (Math.hypot(x - seat.x, z - seat.z) < seatedReach) return true;
    return false;
  }

  goToZone(zoneId: string): boolean {
    const zone = this.#floor.plan.zones.find(({ id }) => id === zoneId);
    return zone !== undefined && this.#goToFreeSpot(zone);
  }

  leaveZone(zoneId: string): void {
    const { plan } = this.#floor;
    const zone = plan.zones.find(({ id }) => id === zoneId);
    if (!zone || !insidePolygon(this.#walker, zone.polygon)) return this.stop();
    const outside = plan.spawns.find((point) => zoneAt(plan, point)?.id !== zoneId);
    this.walkTo(outside ?? plan.spawns[0]!);
  }

  /** Walks up to a person and faces them. Follows until it has reached them and they have stopped. */
  goToPerson(userId: string): boolean {
    return this.#accompany(userId, false);
  }

  follow(userId: string): boolean {
    return this.#accompany(userId, true);
  }

  sitOrStand(): void {
    if (this.#walker.seat) return this.standUp();
    const seat = seatNear(this.#floor.plan, this.#walker, 2);
    if (seat && !this.taken(seat)) this.sitOn(seat);
  }

  /** `steered` (keyboard control) cancels all requests. Returns whether to check again later. */
  update(now: number, steered: boolean): boolean {
    if (steered || !this.#walker.destination) this.#zoneSeat = undefined;
    else this.#checkTargetSeat();
    const companion = this.#companion;
    if (!companion) return false;
    const person = this.#peers.other(companion.userId);
    if (steered || !person) {
      this.#companion = undefined;
      return false;
    }
    if (now - companion.checkedAt < checkIntervalMs) return true;
    companion.checkedAt = now;
    const isResting = distance(person, companion.seen) <= restingSlack;
    companion.seen = { x: person.x, z: person.z };
    if (distance(person, companion.at) > followSlack) this.#approach(companion);
    else if (!companion.stay && isResting && !this.#walker.destination) this.#companion = undefined;
    return this.#companion?.stay === false;
  }

  #goToFreeSpot(zone: Zone): boolean {
    this.stop();
    return this.#startRequest(this.#sitIn(zone) || this.#walkIntoZone(zone));
  }

  /** Chooses a random free seat, so that people sent into a room simultaneously spread out. */
  #sitIn(zone: Zone): boolean {
    const { seats } = this.#floor.plan;
    const free = seats.filter((seat) => seat.zoneId === zone.id && !this.taken(seat));
    const seat = free[Math.floor(this.#random() * free.length)];
    const arrived = () => {
      this.#checkTargetSeat();
      if (this.#zoneSeat?.seat === seat) this.#zoneSeat = undefined;
    };
    if (!seat || !this.#walker.sitOn(seat, arrived)) return false;
    this.#zoneSeat = { zone, seat };
    return true;
  }

  #checkTargetSeat(): void {
    if (this.#zoneSeat && this.taken(this.#zoneSeat.seat)) this.#goToFreeSpot(this.#zoneSeat.zone);
  }

  #accompany(userId: string, stay: boolean): boolean {
    const unknown = { x: NaN, z: NaN };
    const companion = { userId, stay, at: unknown, seen: unknown, checkedAt: -Infinity };
    if (!this.#approach(companion)) return false;
    this.#companion = companion;
    return true;
  }

  #approach(companion: { userId: string; at: Point }): boolean {
    const person = this.#peers.other(companion.userId);
    if (!person) return false;
    companion.at = { x: person.x, z: person.z };
    const walker = this.#walker;
    const face = () => {
      walker.heading = Math.atan2(person.x - walker.x, person.z - walker.z);
    };
    const metres = Math.hypot(walker.x - person.x, walker.z - person.z);
    if (metres <= talkDistance + 0.2 && this.#sameRoom(walker, person)) {
      walker.stop();
      if (!walker.seat) face();
      this.#startWalk();
      return true;
    }
    const isSet = this.#pointsAround(person).some((point) => {
      const { destination } = walker.walkTo(point, face) ? walker : {};
      return destination && distance(destination, person) > minPersonDistance;
    });
    return this.#startRequest(isSet || walker.walkTo(person, face));
  }

  /** Reachable free points, nearest first. Excludes points behind a wall and occupied points. */
  #pointsAround(person: Point): Point[] {
    const begin = Math.atan2(this.#walker.x - person.x, this.#walker.z - person.z);
    const points = [0, 1, -1, 2, -2, 3, -3, 4].map((turn) => {
      const angle = begin + (turn / directions) * 2 * Math.PI;
      return {
        x: person.x + Math.sin(angle) * talkDistance,
        z: person.z + Math.cos(angle) * talkDistance,
      };
    });
    return points.filter((point) => this.#sameRoom(point, person) && this.#isFree(point));
  }

  #walkIntoZone(zone: Zone, looks = maxAttempts): boolean {
    const walker = this.#walker;
    const checkAgain = () => {
      if (looks > 1 && !this.#isFree(walker) && this.#walkIntoZone(zone, looks - 1))
        this.#startWalk();
    };
    const middle = centroidOf(zone);
    // Starts at the walker's side: people sent simultaneously arrive from different sides and do
    // not evade to the same position.
    const begin = walker.heading + Math.PI;
    for (let index = 0; index <= rings * directions; index += 1) {
      const distance = Math.ceil(index / directions) * minSpacing;
      const angle = begin + (index / directions) * 2 * Math.PI;
      const place = {
        x: middle.x + Math.sin(angle) * distance,
        z: middle.z + Math.cos(angle) * distance,
      };
      if (!this.#isFree(place) || !walker.walkTo(place, checkAgain)) continue;
      const { destination } = walker;
      if (destination && this.#isFree(destination) && insidePolygon(destination, zone.polygon))
        return true;
    }
    return walker.walkTo(middle);
  }

  #isFree(place: Point): boolean {
    for (const { x, z } of this.#peers.others())
      if (Math.hypot(x - place.x, z - place.z) < minSpacing - 0.05) return false;
    return true;
  }

  #sameRoom(a: Point, b: Point): boolean {
    const { plan } = this.#floor;
    return zoneAt(plan, a)?.id === zoneAt(plan, b)?.id;
  }

  #startRequest(set: boolean): boolean {
    this.#startWalk();
    return set;
  }
}
