import type { SceneGoTo } from '@office/scene-bridge';
import {
  compileFloorPlan,
  zoneAt,
  type FloorPlan,
  type Point,
} from '@office/scene-bridge/floor-plan';
import { movement, type FloorPerson, type Pose } from '@office/scene-bridge/movement';
import {
  FloorClient,
  Navigation,
  Walker,
  type FloorSocket,
  type FloorTokens,
} from '@office/scene-bridge/walking';
import { FloorPeople } from './FloorPeople.ts';

export interface FloorStayOptions {
  socket: FloorSocket;
  tokens: FloorTokens;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Runs `task` every `ms` until the answer is called. */
  repeat(task: () => void, ms: number): () => void;
  /** The floor was blocked: `next` is where to go instead, null when there is nowhere. */
  onClosed(next: string | null): void;
}

/** Metres from someone that one goes up to: near enough to talk. */
const nextTo = 1.2;
/** Metres that someone who is followed may go before one sets out again. */
const slack = 0.9;

/**
 * Being on a floor without a scene: stands where the server puts one, walks as the scene would, and
 * tells the server, so that everyone else sees a person like any other.
 */
export class FloorStay {
  readonly #options: FloorStayOptions;
  readonly #client: FloorClient;
  readonly #people = new FloorPeople();
  #navigation: Navigation | undefined;
  #plan: FloorPlan | undefined;
  #walker: Walker | undefined;
  #errand: SceneGoTo | undefined;
  #followed: string | undefined;
  #stopWalking: (() => void) | undefined;

  constructor(options: FloorStayOptions) {
    this.#options = options;
    this.#client = new FloorClient(options.socket, options.tokens, {
      entered: (self, people) => this.#entered(self, people),
      people: (change) => this.#people.apply(change),
      frame: (frame) => {
        this.#people.move(frame);
        const isFollowed = ({ person }: { person: number }) =>
          this.#people.get(person)?.userId === this.#followed;
        if (this.#followed !== undefined && frame.poses.some(isFollowed)) this.#keepUp();
      },
      correct: (position) => this.#walker?.place(position),
      closed: (next) => options.onClosed(next),
      refused: () => this.#rest(),
      online: () => {},
      // The live channel hears the same, and signs out.
      forcedLogout: () => {},
    });
  }

  /** Where one is now; undefined before the floor has been entered. */
  get pose(): Pose | undefined {
    return this.#walker?.pose;
  }

  enter(floorId: string, plan: FloorPlan): void {
    this.#rest();
    this.#walker = undefined;
    this.#people.reset([]);
    this.#plan = plan;
    this.#navigation = new Navigation(compileFloorPlan(plan), movement.personRadius);
    this.#client.enter(floorId);
  }

  /** Sets out for a place, at once or as soon as one is on the floor; false where there is no way. */
  goTo(place: SceneGoTo): boolean {
    this.#errand = this.#followed = undefined;
    const { walker, plan } = this.#here();
    if (!walker || !plan) {
      this.#errand = place;
      return true;
    }
    if ('x' in place) return this.walkTo(place);
    if ('seatId' in place) {
      const seat = plan.seats.find(({ id }) => id === place.seatId);
      return seat !== undefined && this.#walk(walker.sitOn(seat));
    }
    if ('userId' in place && place.follow) this.#followed = place.userId;
    const point = 'zoneId' in place ? middleOf(plan, place.zoneId) : this.#nearTo(place.userId);
    return point !== undefined && this.walkTo(point);
  }

  walkTo(point: Point): boolean {
    const { walker } = this.#here();
    return walker !== undefined && this.#walk(walker.walkTo(point));
  }

  renew(token: string): void {
    this.#client.renew(token);
  }

  close(): void {
    this.#rest();
    this.#client.close();
  }

  #here() {
    return { walker: this.#walker, plan: this.#plan };
  }

  #entered(self: number, people: readonly FloorPerson[]): void {
    this.#people.reset(people);
    const me = this.#people.get(self);
    const navigation = this.#navigation;
    if (!me || !navigation) return;
    // After a reconnection one goes on from where one has got to.
    if (!this.#walker) {
      this.#walker = new Walker(navigation, me);
      const seat =
        me.state === 'sit' &&
        this.#plan?.seats.find(({ x, z }) => Math.hypot(x - me.x, z - me.z) < 0.3);
      if (seat) this.#walker.settle(seat);
    }
    this.#walk(true);
    if (this.#errand) this.goTo(this.#errand);
  }

  /** A point beside someone, on this side of them. */
  #nearTo(userId: string): Point | undefined {
    const them = this.#people.all().find((person) => person.userId === userId);
    const me = this.#walker;
    if (!them || !me) return undefined;
    const away = Math.hypot(me.x - them.x, me.z - them.z);
    if (away <= nextTo) return me;
    const share = nextTo / away;
    const beside = {
      x: them.x + (me.x - them.x) * share,
      z: them.z + (me.z - them.z) * share,
    };
    // A wall may stand between: then on their side of it.
    const { plan } = this.#here();
    const sameRoom = plan && zoneAt(plan, beside)?.id === zoneAt(plan, them)?.id;
    return sameRoom ? beside : them;
  }

  /** Sets out again after someone who has gone on. */
  #keepUp(): void {
    const point = this.#followed === undefined ? undefined : this.#nearTo(this.#followed);
    const goal = this.#walker?.destination ?? this.#walker;
    if (point && goal && Math.hypot(point.x - goal.x, point.z - goal.z) > slack) this.walkTo(point);
  }

  #walk(possible: boolean): boolean {
    if (!possible || this.#stopWalking) return possible;
    let before = this.#options.now();
    this.#stopWalking = this.#options.repeat(() => {
      const now = this.#options.now();
      const walker = this.#walker;
      const moved = walker?.step((now - before) / 1000, undefined) ?? false;
      before = now;
      const more = walker ? this.#client.move(walker.pose, now) : false;
      if (!moved && !more) this.#rest();
    }, 1000 / movement.rateHz);
    return possible;
  }

  #rest(): void {
    this.#stopWalking?.();
    this.#stopWalking = undefined;
  }
}

function middleOf(plan: FloorPlan, zoneId: string): Point | undefined {
  const polygon = plan.zones.find(({ id }) => id === zoneId)?.polygon;
  if (!polygon?.length) return undefined;
  const sum = polygon.reduce((total, [x, z]) => ({ x: total.x + x, z: total.z + z }), {
    x: 0,
    z: 0,
  });
  return { x: sum.x / polygon.length, z: sum.z / polygon.length };
}
