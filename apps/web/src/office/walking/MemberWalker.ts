import { seatOf, zoneAt, type FloorGeometry } from '@office/world/geometry';
import { movement, type FloorPerson, type Pose } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import { WalkRequests, Walker, type WalkGoal, type ZoneWatch } from '@office/world/walking';
import type { Deps } from '@office/client/lib/deps.ts';

export interface MemberWalkerDeps extends Pick<Deps, 'clock'> {
  floor: FloorGeometry;
  zones: ZoneWatch;
  others(): readonly FloorPerson[];
  /** Sends the pose. Returns whether another update is pending. */
  send(pose: Pose, now: number): boolean;
}

/** Maximum seconds simulated in one step after the page was suspended. The server rejects longer moves. */
const maxStepSeconds = 3;

export class MemberWalker {
  readonly #deps: MemberWalkerDeps;
  readonly #walker: Walker;
  readonly #requests: WalkRequests;
  #speaking = false;
  #stopSteps: (() => void) | undefined;

  constructor(start: Pose, deps: MemberWalkerDeps) {
    const { floor, others } = deps;
    this.#deps = deps;
    this.#walker = new Walker(new Navigation(floor, movement.personRadius), start);
    const seat = seatOf(floor.plan, start);
    if (seat) this.#walker.settle(seat);
    const other = (userId: string) => others().find((person) => person.userId === userId);
    this.#requests = new WalkRequests(floor, this.#walker, { others, other }, () => this.start());
  }

  get pose(): Pose {
    return this.#walker.pose;
  }

  goTo(goal: WalkGoal): boolean {
    return this.#requests.goTo(goal);
  }

  speak(speaking: boolean): void {
    this.#speaking = speaking;
    this.start();
  }

  wave(): void {
    this.#requests.stop();
    this.#walker.wave(this.#deps.clock.elapsed());
    this.start();
  }

  correctPosition(position: { x: number; z: number }): void {
    this.#walker.applyCorrection(position);
    this.start();
  }

  catchUp(): void {
    if (this.#requests.update(this.#deps.clock.elapsed(), false)) this.start();
  }

  start(): void {
    if (this.#stopSteps) return;
    const { clock } = this.#deps;
    let before = clock.elapsed();
    this.#stopSteps = clock.repeat(() => {
      const now = clock.elapsed();
      if (!this.#step(now, Math.min(maxStepSeconds, (now - before) / 1000))) this.stop();
      before = now;
    }, 1000 / movement.rateHz);
  }

  stop(): void {
    this.#stopSteps?.();
    this.#stopSteps = undefined;
  }

  #step(now: number, seconds: number): boolean {
    const { floor, zones, send } = this.#deps;
    const looking = this.#requests.update(now, false);
    const walked = this.#walker.step(seconds, undefined);
    const waving = this.#walker.rest(now, this.#speaking);
    const coming = zones.update(zoneAt(floor.plan, this.#walker), { now, walked });
    const more = send(this.#walker.pose, now);
    return walked || more || looking || waving || coming;
  }
}
