import { FloorClient, type FloorSocket, type FloorTokens } from '@office/world/floor-client';
import type { FloorPlan } from '@office/world/floor-plan';
import { compileFloorPlan, seatOf, zoneAt, type FloorGeometry } from '@office/world/geometry';
import { movement, type FloorPerson, type Pose } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import { nextVisit, nowhere, type VisitEvent, type VisitState } from '@office/world/visit';
import { Proximity, WalkRequests, Walker, type WalkGoal } from '@office/world/walking';
import { portraitUrl } from '../people/portraits.ts';
import { applyFrame, applyPeopleChange, floorPeople, nobody } from './floorPeople.ts';
import { ZoneStay, type ReportZone } from './ZoneStay.ts';

export interface FloorStayOptions {
  socket: FloorSocket;
  tokens: FloorTokens;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Runs `task` every `ms` until the answer is called. */
  repeat(task: () => void, ms: number): () => void;
  /** The floor was blocked: `next` is where to go instead, null when there is nowhere. */
  onClosed(next: string | null): void;
  /** One came into a zone to stay, or left it. */
  onZone: ReportZone;
  /** Someone within earshot waves at one: they would like to talk. */
  onWave(inviter: { userId: string; name: string; avatarUrl: string }): void;
}

/** Oneself on the floor: there once the server has let one in. */
interface Self {
  number: number;
  walker: Walker;
  walkRequests: WalkRequests;
}

/**
 * Being on a floor without a scene: stands where the server puts one, walks as the scene would, and
 * tells the server, so that everyone else sees a person like any other.
 */
export class FloorStay {
  readonly #options: FloorStayOptions;
  readonly #client: FloorClient;
  readonly #zones: ZoneStay;
  readonly #proximity = new Proximity();
  #people = nobody;
  #floor: FloorGeometry | undefined;
  #self: Self | undefined;
  #visit: VisitState = nowhere;
  #speaking = false;
  #stopWalking: (() => void) | undefined;

  constructor(options: FloorStayOptions) {
    this.#options = options;
    this.#zones = new ZoneStay(options.onZone);
    this.#client = new FloorClient(options.socket, options.tokens, {
      entered: (self, people) => this.#entered(self, people),
      people: (change) => (this.#people = applyPeopleChange(this.#people, change)),
      frame: (frame) => {
        this.#people = applyFrame(this.#people, frame);
        this.#lookAround();
        // Whom one follows may have gone on while one stood.
        if (this.#self?.walkRequests.update(options.now(), false)) this.#walk();
      },
      correct: (position) => this.#self?.walker.place(position),
      closed: (next) => options.onClosed(next),
      refused: () => {
        this.#rest();
        this.#apply({ kind: 'refused' });
      },
      online: () => {},
      // The live channel hears the same, and signs out.
      forcedLogout: () => {},
    });
  }

  /** Where one is now; undefined before the floor has been entered. */
  get pose(): Pose | undefined {
    return this.#self?.walker.pose;
  }

  /** The floor to go to; its plan may still be on its way. */
  choose(floorId: string): void {
    this.#apply({ kind: 'chosen', floorId });
  }

  enter(floorId: string, plan: FloorPlan): void {
    if (this.#visit.status !== 'loading' || this.#visit.floorId !== floorId) this.choose(floorId);
    this.#rest();
    this.#zones.leave();
    this.#self = undefined;
    this.#people = nobody;
    this.#floor = compileFloorPlan(plan);
    if (this.#visit.status === 'loading')
      this.#apply({ kind: 'loaded', choice: this.#visit.choice });
    this.#client.enter(floorId);
  }

  /** Sets out for a goal, at once or as soon as one is on the floor; false where there is no way. */
  goTo(goal: WalkGoal): boolean {
    if (this.#self && this.#visit.status === 'entered') return this.#self.walkRequests.goTo(goal);
    this.#apply({ kind: 'goal', goal });
    return true;
  }

  /** One is heard just now, or silent: others see it. */
  speak(speaking: boolean): void {
    this.#speaking = speaking;
    if (this.#self) this.#walk();
  }

  /** Stops and waves to who is near. */
  wave(): void {
    if (!this.#self) return;
    this.#self.walkRequests.stop();
    this.#self.walker.wave(this.#options.now());
    this.#walk();
  }

  renew(token: string): void {
    this.#client.renew(token);
  }

  close(): void {
    this.#rest();
    this.#zones.leave();
    this.#client.close();
  }

  #entered(number: number, people: readonly FloorPerson[]): void {
    this.#people = floorPeople(people);
    const me = this.#people.get(number);
    if (!me || !this.#floor) return;
    // After a reconnection one goes on from where one has got to.
    if (this.#self) this.#self.number = number;
    else this.#self = this.#stand(me, this.#floor);
    this.#walk();
    this.#apply({ kind: 'entered' });
  }

  #apply(event: VisitEvent): void {
    this.#visit = nextVisit(this.#visit, event);
    const { status, goal } = this.#visit;
    if (status !== 'entered' || !goal) return;
    this.#visit = nextVisit(this.#visit, { kind: 'setOut' });
    this.#self?.walkRequests.goTo(goal);
  }

  #stand(me: FloorPerson, floor: FloorGeometry): Self {
    const walker = new Walker(new Navigation(floor, movement.personRadius), me);
    const seat = seatOf(floor.plan, me);
    if (seat) walker.settle(seat);
    const others = () => this.#others();
    const other = (userId: string) => others().find((person) => person.userId === userId);
    const walkRequests = new WalkRequests(floor, walker, { others, other }, () => this.#walk());
    return { number: me.person, walker, walkRequests };
  }

  #others(): FloorPerson[] {
    return [...this.#people.values()].filter(({ person }) => person !== this.#self?.number);
  }

  /** Who waves at one is noticed, as in 3D. */
  #lookAround(): void {
    const { walker } = this.#self ?? {};
    if (!walker) return;
    const { now, onWave } = this.#options;
    for (const person of this.#proximity.update(walker, this.#others(), now())) {
      const { userId, name, avatarUrl } = person;
      onWave({ userId, name, avatarUrl: avatarUrl ?? portraitUrl(person.avatar) });
    }
  }

  /** Takes steps, and tells the server, until there is nothing more to do. */
  #walk(): void {
    if (this.#stopWalking) return;
    let before = this.#options.now();
    this.#stopWalking = this.#options.repeat(() => {
      const now = this.#options.now();
      const { walker, walkRequests } = this.#self ?? {};
      const looking = walkRequests?.update(now, false) ?? false;
      const moved = walker?.step((now - before) / 1000, undefined) ?? false;
      before = now;
      const waving = walker?.rest(now, this.#speaking) ?? false;
      if (walker && this.#floor)
        this.#zones.update(zoneAt(this.#floor.plan, walker), { resting: !moved });
      const more = walker ? this.#client.move(walker.pose, now) : false;
      if (!moved && !more && !looking && !waving) this.#rest();
    }, 1000 / movement.rateHz);
  }

  #rest(): void {
    this.#stopWalking?.();
    this.#stopWalking = undefined;
  }
}
