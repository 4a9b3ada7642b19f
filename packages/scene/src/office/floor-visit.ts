import { blockCodes } from '@office/vocabulary';
import { FloorClient } from '@office/world/floor-client';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorSeatChange } from '@office/world/movement';
import { nextVisit, initialVisit } from '@office/world/visit';
import type { VisitEvent, VisitState } from '@office/world/visit';
import { ZoneWatch } from '@office/world/walking';
import type { WalkGoal } from '@office/world/walking';
import { browserDeps, openFloorSocket } from '../net/floor-socket.ts';
import type { SceneSession } from '../net/session.ts';
import { MainView } from '../scenes/main-view.ts';
import type { MainViewEvents } from '../scenes/main-view.ts';
import type { Setting } from '../scenes/view.ts';
import type { Emit } from './emit.ts';
import type { OfficeData } from './office-data.ts';

/** Milliseconds without a response of the server after which a floor is shown without people. */
const enterTimeoutMs = 5_000;

export interface FloorVisitHost {
  emit: Emit;
  setting(): Setting;
  wake(): void;
  requestFrame(): void;
  viewEvents: MainViewEvents;
  onViewReplaced(old: MainView): void;
  onBuilt(floorId: string): void;
  onEntered(main: MainView): void;
  onSeatChange(floorId: string, change: FloorSeatChange): void;
  onFailed(floorId: string): void;
  onClosed(next: string | null): void;
  onGoalNotFound(): void;
}

export class FloorVisit {
  readonly #host: FloorVisitHost;
  readonly #zones: ZoneWatch;
  #state: VisitState = initialVisit;
  #client: FloorClient | undefined;
  #main: MainView | undefined;
  #shownId: string | undefined;
  #enterTimer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  constructor(host: FloorVisitHost) {
    this.#host = host;
    this.#zones = new ZoneWatch(host.viewEvents.zone);
  }

  /** View of the last loaded floor; kept while another floor is loading. */
  get main(): MainView | undefined {
    return this.#main;
  }

  get floorId(): string | undefined {
    return this.#state.status === 'initial' ? undefined : this.#state.floorId;
  }

  renew(token: string): void {
    this.#client?.renew(token);
  }

  walkTo(goal: WalkGoal): void {
    this.#apply({ kind: 'goal', goal });
  }

  async goTo(floorId: string, session: SceneSession, data: OfficeData): Promise<void> {
    const requestId = this.#startLoading(floorId);
    const plan = await data.plan(floorId).catch(() => undefined);
    if (!this.#isLoading(requestId)) return;
    if (!plan) return this.#apply({ kind: 'loadFailed', requestId });
    this.#progress(0.5);
    this.#build(floorId, plan);
    this.#progress(0.8);
    this.#client ??= this.#connect(session);
    this.#apply({ kind: 'loaded', requestId });
    this.#client.enter(floorId);
    this.#startEnterTimeout(requestId);
    this.#host.onBuilt(floorId);
  }

  /** Sends the member's position. Returns whether more must be sent. */
  move(now: number): boolean {
    if (!this.#main?.people.self) return false;
    return this.#client?.move(this.#main.own, now) ?? false;
  }

  close(): void {
    this.#client?.close();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#enterTimer);
    this.close();
    this.#main?.dispose();
  }

  /** Keeps the member's position, zone and voice chat if the same floor is rebuilt. */
  #build(floorId: string, plan: FloorPlan): void {
    const old = this.#main;
    const isRebuilt = floorId === this.#shownId;
    if (isRebuilt) this.#zones.updateZones(plan.zones);
    else this.#zones.leave();
    const { setting, viewEvents, onViewReplaced } = this.#host;
    const main = new MainView(plan, setting(), this.#zones, viewEvents);
    this.#main = main;
    this.#shownId = floorId;
    if (!old) return;
    if (isRebuilt) main.walker.place(old.own);
    onViewReplaced(old);
    old.dispose();
  }

  #startLoading(floorId: string): number {
    this.#apply({ kind: 'chosen', floorId });
    this.#host.emit('SetUnityLoading', true);
    this.#progress(0.1);
    return this.#state.status === 'initial' ? 0 : this.#state.requestId;
  }

  /** Shows the floor without people if the server does not answer, for example where sockets are blocked. */
  #startEnterTimeout(requestId: number): void {
    clearTimeout(this.#enterTimer);
    this.#enterTimer = setTimeout(
      () => this.#apply({ kind: 'timedOut', requestId }),
      enterTimeoutMs,
    );
  }

  #isLoading(requestId: number): boolean {
    return (
      !this.#disposed && this.#state.status === 'loading' && this.#state.requestId === requestId
    );
  }

  #apply(event: VisitEvent): void {
    const before = this.#state;
    const state = nextVisit(before, event);
    if (state === before || this.#disposed) return;
    this.#state = state;
    if (!isUsable(before) && isUsable(state)) this.#ready();
    if (event.kind === 'entered' && this.#main) this.#host.onEntered(this.#main);
    if (event.kind === 'refused' || event.kind === 'loadFailed') this.#failed();
    if (state.status === 'entered' && state.goal) this.#startWalk(state.goal);
  }

  #ready(): void {
    clearTimeout(this.#enterTimer);
    this.#progress(1);
    this.#host.emit('SetUnityLoading', false);
  }

  #failed(): void {
    clearTimeout(this.#enterTimer);
    this.#host.emit('SetUnityLoading', false);
    if (this.floorId !== undefined) this.#host.onFailed(this.floorId);
  }

  #startWalk(goal: WalkGoal): void {
    this.#apply({ kind: 'departed' });
    if (!this.#main?.walkRequests.goTo(goal)) this.#host.onGoalNotFound();
  }

  #connect(session: SceneSession): FloorClient {
    const { emit, wake, requestFrame } = this.#host;
    return new FloorClient(
      { ...browserDeps, socket: openFloorSocket(session), tokens: session },
      {
        entered: (self, people, serverTime, otherConnection) => {
          const isFirst = !this.#main?.people.self;
          if (isFirst && otherConnection) this.#zones.ignoreZonesUntilWalk();
          this.#main?.enter(self, people, serverTime, performance.now());
          this.#apply({ kind: 'entered' });
        },
        refused: () => this.#apply({ kind: 'refused' }),
        frame: (frame) => {
          this.#main?.people.frame(frame, performance.now());
          requestFrame();
        },
        people: (change) => {
          this.#main?.people.apply(change, performance.now());
          wake();
        },
        correct: (position) => {
          this.#main?.walker.applyCorrection(position);
          wake();
        },
        seat: (change) => this.floorId && this.#host.onSeatChange(this.floorId, change),
        closed: (next) => this.#host.onClosed(next),
        online: wake,
        forcedLogout: (code) => {
          const known = Object.values(blockCodes).find((one) => one === code);
          if (known) emit('SetSystemState', { code: known });
        },
      },
    );
  }

  #progress(progress: number): void {
    this.#host.emit('SetLoadingSceneState', { scene: 'Main', progress });
  }
}

function isUsable({ status }: VisitState): boolean {
  return status === 'timedOut' || status === 'entered';
}
