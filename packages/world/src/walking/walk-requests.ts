import type { Seat, Zone } from '../floor-plan/floor-plan.ts';
import type { Point } from '../geometry/box.ts';
import type { FloorGeometry } from '../geometry/floor-geometry.ts';
import { insidePolygon, middleOf, seatNear, zoneAt } from '../geometry/places.ts';
import type { Walker } from './walker.ts';

/** Metres from someone at which the member stops to talk. */
const talkDistance = 1.2;
/** Metres within which nobody walks up to someone who can be reached in another way. */
const closest = 0.6;
/** Metres that someone may go on before one sets out after them again, and milliseconds between two looks. */
const followSlack = 0.9;
const lookIntervalMs = 350;
/** Metres from a seat within which someone sits there. */
const seatedReach = 0.45;

/** Metres that people who were sent into one room stand apart, as far from its middle as rings go, in directions. */
const apart = 0.8;
const rings = 6;
const directions = 8;
/** Times that one who finds the place taken on arriving looks for another. */
const maxLooks = 3;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.z - b.z);

/** A place to walk to: up to a person (and along with them), onto a seat, into a zone, to a point. */
export type WalkGoal =
  | { userId: string; follow?: boolean | undefined }
  | { seatId: string }
  | { zoneId: string }
  | Point;

/** The other people on the floor. */
export interface WalkPeers {
  others(): Iterable<Point>;
  /** Undefined for oneself, and for who is not here. */
  other(userId: string): Point | undefined;
}

/** Ways that one is sent on: to a seat, into a room, up to someone, or along with them. */
export class WalkRequests {
  readonly #floor: FloorGeometry;
  readonly #walker: Walker;
  readonly #company: WalkPeers;
  readonly #setOut: () => void;
  readonly #random: () => number;
  /** The free seat of a zone to which the member is on the way. */
  #aim: { zone: Zone; seat: Seat } | undefined;
  #companion: { userId: string; stay: boolean; at: Point; looked: number } | undefined;

  /** `setOut` is called when one begins to walk, or turns round. */
  constructor(
    floor: FloorGeometry,
    walker: Walker,
    company: WalkPeers,
    setOut: () => void,
    random: () => number = Math.random,
  ) {
    this.#floor = floor;
    this.#walker = walker;
    this.#company = company;
    this.#setOut = setOut;
    this.#random = random;
  }

  /** The person that the member walks along with. */
  get following(): string | undefined {
    return this.#companion?.stay ? this.#companion.userId : undefined;
  }

  walkTo(point: Point): boolean {
    this.stop();
    return this.#go(this.#walker.walkTo(point));
  }

  sitOn(seat: Seat): boolean {
    this.stop();
    return this.#go(this.#walker.sitOn(seat));
  }

  standUp(): void {
    this.stop();
    this.#walker.standUp();
    this.#setOut();
  }

  /** Forgets where one was going; a walker on the way stops, and one about to set out stays. */
  stop(): void {
    this.#companion = this.#aim = undefined;
    this.#walker.stop();
  }

  /** Goes where the page asks; false where there is no such person or place on this floor. */
  goTo(goal: WalkGoal): boolean {
    if ('userId' in goal)
      return goal.follow ? this.follow(goal.userId) : this.goToPerson(goal.userId);
    if ('x' in goal) return this.walkTo(goal);
    if ('zoneId' in goal) return this.goToZone(goal.zoneId);
    const seat = this.#floor.plan.seats.find(({ id }) => id === goal.seatId);
    if (!seat) return false;
    return this.taken(seat) ? this.walkTo(seat) : this.sitOn(seat);
  }

  /** Whether someone else sits there. */
  taken(seat: Seat): boolean {
    for (const { x, z } of this.#company.others())
      if (Math.hypot(x - seat.x, z - seat.z) < seatedReach) return true;
    return false;
  }

  /** Goes into a zone: to a free seat there, else to a place of one's own near its middle. */
  goToZone(zoneId: string): boolean {
    const zone = this.#floor.plan.zones.find(({ id }) => id === zoneId);
    return zone !== undefined && this.#settleIn(zone);
  }

  /** Leaves a zone, if inside: to the nearest point outside that one can walk to. */
  leaveZone(zoneId: string): void {
    const { plan } = this.#floor;
    const zone = plan.zones.find(({ id }) => id === zoneId);
    if (!zone || !insidePolygon(this.#walker, zone.polygon)) return this.stop();
    const outside = plan.spawns.find((point) => zoneAt(plan, point)?.id !== zoneId);
    this.walkTo(outside ?? plan.spawns[0]!);
  }

  /** Goes up to someone, and faces them; catches up with them when they go on meanwhile. */
  goToPerson(userId: string): boolean {
    return this.#accompany(userId, false);
  }

  /** Walks along with someone until one goes elsewhere. */
  follow(userId: string): boolean {
    return this.#accompany(userId, true);
  }

  /** Sits down nearby, or gets up. */
  sitOrStand(): void {
    if (this.#walker.seat) return this.standUp();
    const seat = seatNear(this.#floor.plan, this.#walker, 2);
    if (seat && !this.taken(seat)) this.sitOn(seat);
  }

  /**
   * Called while someone moves, `now` in milliseconds; `steered`: the keys lead, and every request ends.
   * Returns whether it is too early to look after the companion: then it is to be called again.
   */
  update(now: number, steered: boolean): boolean {
    if (steered || !this.#walker.destination) this.#aim = undefined;
    else this.#lookAtSeat();
    const companion = this.#companion;
    if (!companion) return false;
    const person = this.#company.other(companion.userId);
    if (steered || !person) {
      this.#companion = undefined;
      return false;
    }
    if (now - companion.looked < lookIntervalMs) return true;
    companion.looked = now;
    const gone = Math.hypot(person.x - companion.at.x, person.z - companion.at.z);
    if (gone > followSlack) this.#approach(companion);
    else if (!companion.stay && !this.#walker.walking) this.#companion = undefined;
    return false;
  }

  #settleIn(zone: Zone): boolean {
    this.stop();
    return this.#go(this.#sitIn(zone) || this.#standIn(zone));
  }

  /** Sets out for a free seat, any of them: those who are sent into a room at once are to sit apart. */
  #sitIn(zone: Zone): boolean {
    const { seats } = this.#floor.plan;
    const free = seats.filter((seat) => seat.zoneId === zone.id && !this.taken(seat));
    const seat = free[Math.floor(this.#random() * free.length)];
    const arrived = () => {
      this.#lookAtSeat();
      if (this.#aim?.seat === seat) this.#aim = undefined;
    };
    if (!seat || !this.#walker.sitOn(seat, arrived)) return false;
    this.#aim = { zone, seat };
    return true;
  }

  /** Another one was faster: the member goes to another seat. */
  #lookAtSeat(): void {
    if (this.#aim && this.taken(this.#aim.seat)) this.#settleIn(this.#aim.zone);
  }

  #accompany(userId: string, stay: boolean): boolean {
    const companion = { userId, stay, at: { x: NaN, z: NaN }, looked: Number.NEGATIVE_INFINITY };
    if (!this.#approach(companion)) return false;
    this.#companion = companion;
    return true;
  }

  #approach(companion: { userId: string; at: Point }): boolean {
    const person = this.#company.other(companion.userId);
    if (!person) return false;
    companion.at = { x: person.x, z: person.z };
    const walker = this.#walker;
    const face = () => {
      walker.heading = Math.atan2(person.x - walker.x, person.z - walker.z);
    };
    const away = Math.hypot(walker.x - person.x, walker.z - person.z);
    if (away <= talkDistance + 0.2 && this.#sameRoom(walker, person)) {
      if (!walker.seat) face();
      this.#setOut();
      return true;
    }
    const isSet = this.#besides(person).some((beside) => {
      const { destination } = walker.walkTo(beside, face) ? walker : {};
      return destination && distance(destination, person) > closest;
    });
    return this.#go(isSet || walker.walkTo(person, face));
  }

  /**
   * Points round someone, the one on this side of them first. Some are left out: a wall may stand between, or somebody
   * stands there.
   */
  #besides(person: Point): Point[] {
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

  /** Sets out for the free place nearest to a zone's middle; to the middle itself where all are taken. */
  #standIn(zone: Zone, looks = maxLooks): boolean {
    const walker = this.#walker;
    const lookAgain = () => {
      if (looks > 1 && !this.#isFree(walker) && this.#standIn(zone, looks - 1)) this.#setOut();
    };
    const middle = middleOf(zone);
    // Two who are sent at once come from different sides, so that they do not evade each other to the same one.
    const begin = walker.heading + Math.PI;
    for (let index = 0; index <= rings * directions; index += 1) {
      const distance = Math.ceil(index / directions) * apart;
      const angle = begin + (index / directions) * 2 * Math.PI;
      const place = {
        x: middle.x + Math.sin(angle) * distance,
        z: middle.z + Math.cos(angle) * distance,
      };
      if (!this.#isFree(place) || !walker.walkTo(place, lookAgain)) continue;
      const { destination } = walker;
      if (destination && this.#isFree(destination) && insidePolygon(destination, zone.polygon))
        return true;
    }
    return walker.walkTo(middle);
  }

  #isFree(place: Point): boolean {
    for (const { x, z } of this.#company.others())
      if (Math.hypot(x - place.x, z - place.z) < apart - 0.05) return false;
    return true;
  }

  #sameRoom(a: Point, b: Point): boolean {
    const { plan } = this.#floor;
    return zoneAt(plan, a)?.id === zoneAt(plan, b)?.id;
  }

  #go(set: boolean): boolean {
    this.#setOut();
    return set;
  }
}
