import { insidePolygon, seatNear, zoneAt } from '@office/scene-bridge/floor-plan';
import type { FloorGeometry, Point, Seat } from '@office/scene-bridge/floor-plan';
import type { SceneGoTo } from '@office/scene-bridge';
import type { Walker } from '@office/scene-bridge/walking';
import type { Company } from '../people/company.ts';
import { middleOf } from './places.ts';

/** Metres in front of someone where one stops to talk. */
const besides = 1.2;
/** Metres that someone may go on before one sets out after them again, and milliseconds between two looks. */
const slack = 0.9;
const look = 350;

/** Ways that one is sent on: to a seat, into a room, up to someone, or along with them. */
export class Errands {
  readonly #floor: FloorGeometry;
  readonly #walker: Walker;
  readonly #company: Company;
  readonly #setOut: () => void;
  #companion: { userId: string; stay: boolean; at: Point; looked: number } | undefined;

  /** `setOut` is called when one begins to walk. */
  constructor(floor: FloorGeometry, walker: Walker, company: Company, setOut: () => void) {
    this.#floor = floor;
    this.#walker = walker;
    this.#company = company;
    this.#setOut = setOut;
  }

  /** Whom one walks along with. */
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

  /** Forgets where one was going; a walker on the way stops. */
  stop(): void {
    this.#companion = undefined;
    if (this.#walker.walking) this.#walker.stop();
  }

  /** What the page asks for; false where there is no such person or place on this floor. */
  goTo(goal: SceneGoTo): boolean {
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
    const { self } = this.#company;
    return this.#company
      .people()
      .some((person) => person !== self && Math.hypot(person.x - seat.x, person.z - seat.z) < 0.45);
  }

  /** Goes into a zone: to a free seat there, else to its middle. */
  goToZone(zoneId: string): boolean {
    const { zones, seats } = this.#floor.plan;
    const zone = zones.find(({ id }) => id === zoneId);
    if (!zone) return false;
    const free = seats.find((seat) => seat.zoneId === zoneId && !this.taken(seat));
    return free ? this.sitOn(free) : this.walkTo(middleOf(zone));
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

  /** Called each frame; `steered`: the keys lead, and every errand is over. */
  update(now: number, steered: boolean): void {
    const companion = this.#companion;
    if (!companion) return;
    const person = this.#company.byUser(companion.userId);
    if (steered || !person) {
      this.#companion = undefined;
      return;
    }
    if (now - companion.looked < look) return;
    companion.looked = now;
    const gone = Math.hypot(person.x - companion.at.x, person.z - companion.at.z);
    if (gone > slack) this.#approach(companion.userId, companion);
    else if (!companion.stay && !this.#walker.walking) this.#companion = undefined;
  }

  #accompany(userId: string, stay: boolean): boolean {
    const companion = { userId, stay, at: { x: NaN, z: NaN }, looked: Number.NEGATIVE_INFINITY };
    if (!this.#approach(userId, companion)) return false;
    this.#companion = companion;
    return true;
  }

  #approach(userId: string, companion: { at: Point }): boolean {
    const person = this.#company.byUser(userId);
    if (!person || person === this.#company.self) return false;
    companion.at = { x: person.x, z: person.z };
    const walker = this.#walker;
    const dx = walker.x - person.x;
    const dz = walker.z - person.z;
    const distance = Math.hypot(dx, dz);
    const face = () => {
      walker.heading = Math.atan2(person.x - walker.x, person.z - walker.z);
    };
    if (distance <= besides + 0.2) {
      if (!walker.seat) face();
      this.#setOut();
      return true;
    }
    const near = {
      x: person.x + (dx / distance) * besides,
      z: person.z + (dz / distance) * besides,
    };
    return this.#go(walker.walkTo(near, face) || walker.walkTo(person, face));
  }

  #go(set: boolean): boolean {
    this.#setOut();
    return set;
  }
}
