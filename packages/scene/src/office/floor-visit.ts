import type { SceneGoTo } from '@office/scene-bridge';
import { blockCodes } from '@office/vocabulary';
import { FloorClient } from '@office/world/floor-client';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorSeatChange } from '@office/world/movement';
import { openFloorSocket } from '../net/floor-socket.ts';
import type { SceneSession } from '../net/session.ts';
import { MainView } from '../scenes/main-view.ts';
import type { MainViewEvents } from '../scenes/main-view.ts';
import type { Setting } from '../scenes/view.ts';
import { ZoneWatch } from '../scenes/zone-watch.ts';
import type { Emit } from './emit.ts';
import type { OfficeData } from './office-data.ts';

/** Milliseconds after which a floor is shown without having been entered. */
const patience = 5_000;

export interface FloorVisitHost {
  emit: Emit;
  setting(): Setting;
  wake(): void;
  /** Someone moved: worth a look, but a picture only where they are in sight. */
  nudge(): void;
  viewEvents: MainViewEvents;
  /** Another floor's view is about to go. */
  leaving(old: MainView): void;
  /** The floor's view is there; the server may not have answered yet. */
  built(floorId: string): void;
  /** The server let us in. */
  entered(main: MainView): void;
  /** A desk of the floor was taken or given up. */
  seat(floorId: string, change: FloorSeatChange): void;
  /** The floor cannot be had. */
  failed(floorId: string): void;
  /** The floor was closed while one was on it; `next` is another one, or none. */
  closed(next: string | null): void;
  /** Whom or what the page asked to go to is not on this floor. */
  notFound(): void;
}

/** The floor that one is on: its plan, its view, the line to the server, and the way to another one. */
export class FloorVisit {
  readonly #host: FloorVisitHost;
  #client: FloorClient | undefined;
  #main: MainView | undefined;
  #floorId: string | undefined;
  #goal: SceneGoTo | undefined;
  #loading = 0;
  #readyFor = 0;
  #enteredFor = -1;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(host: FloorVisitHost) {
    this.#host = host;
  }

  get main(): MainView | undefined {
    return this.#main;
  }

  get floorId(): string | undefined {
    return this.#floorId;
  }

  renew(token: string): void {
    this.#client?.renew(token);
  }

  /** Walks there once one is on the floor; at once if one is. */
  walkTo(goal: SceneGoTo): void {
    this.#goal = goal;
    if (this.#enteredFor === this.#loading) this.#setOut();
  }

  async goTo(floorId: string, session: SceneSession, data: OfficeData): Promise<void> {
    const loading = ++this.#loading;
    const current = () => loading === this.#loading && !this.#over;
    const { emit } = this.#host;
    this.#floorId = floorId;
    this.#goal = undefined;
    emit('SetUnityLoading', true);
    this.#progress(0.1);
    let plan: FloorPlan;
    try {
      plan = await data.plan(floorId);
    } catch {
      if (current()) this.#failed(floorId);
      return;
    }
    if (!current()) return;
    this.#progress(0.5);
    const old = this.#main;
    this.#main = new MainView(plan, this.#host.setting(), new ZoneWatch(), this.#host.viewEvents);
    if (old) this.#host.leaving(old);
    old?.dispose();
    this.#progress(0.8);
    this.#client ??= this.#connect(session);
    this.#client.enter(floorId);
    // Where sockets are blocked the floor is shown without people rather than not at all.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => current() && this.#ready(), patience);
    this.#host.built(floorId);
  }

  /** Sends where one is; returns whether there is more to send. */
  move(now: number): boolean {
    if (!this.#main?.company.self) return false;
    return this.#client?.move(this.#main.own, now) ?? false;
  }

  /** Hangs up: the server is told that one is gone. */
  close(): void {
    this.#client?.close();
  }

  dispose(): void {
    this.#over = true;
    clearTimeout(this.#patience);
    this.close();
    this.#main?.dispose();
  }

  /** The floor can be used; said once for each floor. */
  #ready(): void {
    clearTimeout(this.#patience);
    if (this.#readyFor === this.#loading) return;
    this.#readyFor = this.#loading;
    this.#progress(1);
    this.#host.emit('SetUnityLoading', false);
  }

  #failed(floorId: string): void {
    clearTimeout(this.#patience);
    this.#host.emit('SetUnityLoading', false);
    this.#host.failed(floorId);
  }

  #setOut(): void {
    const goal = this.#goal;
    this.#goal = undefined;
    if (goal && !this.#main?.errands.goTo(goal)) this.#host.notFound();
  }

  #connect(session: SceneSession): FloorClient {
    const { emit, wake, nudge } = this.#host;
    return new FloorClient(openFloorSocket(session), session, {
      entered: (self, people, serverTime) => {
        if (!this.#main) return;
        this.#main.enter(self, people, serverTime, performance.now());
        this.#enteredFor = this.#loading;
        this.#ready();
        this.#host.entered(this.#main);
        this.#setOut();
      },
      refused: () => this.#floorId && this.#failed(this.#floorId),
      frame: (frame) => {
        this.#main?.company.frame(frame, performance.now());
        nudge();
      },
      people: (change) => {
        this.#main?.company.apply(change, performance.now());
        wake();
      },
      correct: (position) => {
        this.#main?.walker.place(position);
        wake();
      },
      seat: (change) => this.#floorId && this.#host.seat(this.#floorId, change),
      closed: (next) => this.#host.closed(next),
      online: wake,
      forcedLogout: (code) => {
        const known = Object.values(blockCodes).find((one) => one === code);
        if (known) emit('SetSystemState', { code: known });
      },
    });
  }

  #progress(progress: number): void {
    this.#host.emit('SetLoadingSceneState', { scene: 'Main', progress });
  }
}
