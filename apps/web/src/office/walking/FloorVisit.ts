import { FloorClient, type FloorSocket, type FloorTokens } from '@office/world/floor-client';
import type { FloorPlan } from '@office/world/floor-plan';
import { compileFloorPlan, type FloorGeometry } from '@office/world/geometry';
import type { FloorPerson, Pose } from '@office/world/movement';
import { nextVisit, initialVisit, type VisitEvent, type VisitState } from '@office/world/visit';
import { Proximity, ZoneWatch, type ReportZone, type WalkGoal } from '@office/world/walking';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { portraitUrl } from '../people/portraits.ts';
import { applyFrame, applyPeopleChange, floorPeople, noPeople } from './floorPeople.ts';
import { MemberWalker } from './MemberWalker.ts';
import type { WalkRequestStore } from './WalkRequestStore.ts';

export interface FloorVisitDeps extends Deps {
  openSocket(): FloorSocket;
  tokens: FloorTokens;
  walkRequests: WalkRequestStore;
  /** The floor was blocked. `next` is the floor to move to, or null if none is open. */
  onClosed(next: string | null): void;
}

export interface FloorVisitListener {
  onZone: ReportZone;
  onWave(inviter: { userId: string; name: string; avatarUrl: string }): void;
}

/** Presence on a floor without the 3D scene: simulates walking like the scene and sends each move. */
export class FloorVisit extends Store<VisitState> {
  readonly #deps: FloorVisitDeps;
  readonly #zones = new ZoneWatch((change) => this.#listener?.onZone(change));
  #listener: FloorVisitListener | null = null;
  #proximity = new Proximity();
  #people = noPeople;
  #floor: FloorGeometry | undefined;
  #client: FloorClient | undefined;
  #walker: MemberWalker | undefined;
  #number: number | undefined;
  #speaking = false;
  #unsubscribeRequests: (() => void) | undefined;

  constructor(deps: FloorVisitDeps) {
    super(initialVisit);
    this.#deps = deps;
  }

  get pose(): Pose | undefined {
    return this.#walker?.pose;
  }

  bind(listener: FloorVisitListener): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  }

  choose(floorId: string): void {
    this.#apply({ kind: 'chosen', floorId });
    this.#unsubscribeRequests ??= this.#deps.walkRequests.subscribe(() => this.#takeRequest());
    this.#takeRequest();
  }

  enter(floorId: string, plan: FloorPlan): void {
    const before = this.getSnapshot();
    // After a change of the plan, the member stays in the same zone and call.
    const isRebuilt = before.status === 'entered' && before.floorId === floorId;
    if (before.status !== 'loading' || before.floorId !== floorId) this.choose(floorId);
    this.#clearPeople();
    if (isRebuilt) this.#zones.updateZones(plan.zones);
    else this.#zones.leave();
    this.#floor = compileFloorPlan(plan);
    const state = this.getSnapshot();
    if (state.status === 'loading') this.#apply({ kind: 'loaded', requestId: state.requestId });
    this.#client ??= this.#connect();
    this.#client.enter(floorId);
  }

  leave(): void {
    this.#unsubscribeRequests?.();
    this.#unsubscribeRequests = undefined;
    this.#clearPeople();
    this.#zones.leave();
    this.#proximity = new Proximity();
    this.#client?.close();
    this.#client = undefined;
    this.set(initialVisit);
  }

  override dispose(): void {
    this.leave();
  }

  /** Returns false if the goal cannot be reached. Stores the goal until the floor is entered. */
  goTo(goal: WalkGoal): boolean {
    if (this.#walker && this.getSnapshot().status === 'entered') return this.#walker.goTo(goal);
    this.#apply({ kind: 'goal', goal });
    return true;
  }

  speak(speaking: boolean): void {
    this.#speaking = speaking;
    this.#walker?.speak(speaking);
  }

  wave(): void {
    this.#walker?.wave();
  }

  renew(token: string): void {
    this.#client?.renew(token);
  }

  #connect(): FloorClient {
    const { openSocket, onClosed } = this.#deps;
    return new FloorClient(
      { ...this.#deps, socket: openSocket() },
      {
        entered: (number, people, _, otherConnection) =>
          this.#entered(number, people, otherConnection),
        people: (change) => (this.#people = applyPeopleChange(this.#people, change)),
        frame: (frame) => {
          this.#people = applyFrame(this.#people, frame);
          this.#noticeWaves();
          this.#walker?.catchUp();
        },
        correct: (position) => this.#walker?.correctPosition(position),
        closed: onClosed,
        refused: () => {
          this.#walker?.stop();
          this.#apply({ kind: 'refused' });
        },
        online: () => {},
        // The realtime connection receives the same event and signs out.
        forcedLogout: () => {},
      },
    );
  }

  #apply(event: VisitEvent): void {
    this.set(nextVisit(this.getSnapshot(), event));
    const { status, goal } = this.getSnapshot();
    if (status !== 'entered' || !goal) return;
    this.set(nextVisit(this.getSnapshot(), { kind: 'departed' }));
    this.#walker?.goTo(goal);
  }

  #takeRequest(): void {
    const { walkRequests } = this.#deps;
    const { pending } = walkRequests.getSnapshot();
    const state = this.getSnapshot();
    if (!pending || state.status === 'initial' || pending.floorId !== state.floorId) return;
    walkRequests.started(pending);
    this.goTo(pending.goal);
  }

  #entered(number: number, people: readonly FloorPerson[], otherConnection: boolean): void {
    this.#people = floorPeople(people);
    const me = this.#people.get(number);
    if (!me || !this.#floor) return;
    this.#number = number;
    if (!this.#walker && otherConnection) this.#zones.ignoreZonesUntilWalk();
    this.#walker ??= this.#createWalker(me, this.#floor);
    this.#walker.start();
    this.#apply({ kind: 'entered' });
  }

  #createWalker(me: FloorPerson, floor: FloorGeometry): MemberWalker {
    const walker = new MemberWalker(me, {
      clock: this.#deps.clock,
      floor,
      zones: this.#zones,
      others: () => this.#others(),
      send: (pose, now) => this.#client?.move(pose, now) ?? false,
    });
    walker.speak(this.#speaking);
    return walker;
  }

  #others(): FloorPerson[] {
    return [...this.#people.values()].filter(({ person }) => person !== this.#number);
  }

  #noticeWaves(): void {
    const { pose } = this;
    if (!pose) return;
    const now = this.#deps.clock.elapsed();
    for (const person of this.#proximity.update(pose, this.#others(), now)) {
      const { userId, name } = person;
      const avatarUrl = person.avatarUrl ?? portraitUrl(person.avatar);
      this.#listener?.onWave({ userId, name, avatarUrl });
    }
  }

  #clearPeople(): void {
    this.#walker?.stop();
    this.#walker = undefined;
    this.#people = noPeople;
  }
}
