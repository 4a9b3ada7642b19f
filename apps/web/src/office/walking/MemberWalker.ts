import { seatOf, zoneAt, type FloorGeometry } from '@office/world/geometry';
import { movement, type FloorPerson, type Pose } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import { WalkRequests, Walker, type WalkGoal, type ZoneWatch } from '@office/world/walking';
import type { Deps } from '@office/client/lib/deps.ts';

export interface MemberWalkerDeps extends Pick<Deps, 'clock'> {
  floor: FloorGeometry;
  zones: ZoneWatch;
  others(): readonly FloorPerson[];
  /** Sends the pose to the server. Answers whether there is more to send later. */
  send(pose: Pose, now: number): boolean;
}

/** Seconds that one step makes up for at most where a page stood still: the server refuses longer leaps. */
const longestStep = 3;

/** Walks for the member on one floor, step by step. */
export class MemberWalker {
  readonly #deps: MemberWalkerDeps;
  readonly #walker: Walker;
  readonly #requests: WalkRequests;
  #speaking = false;
  #stopSteps: (() => void) | undefined;

  /** @param start the place where the server put the member */
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

  /** Sets out; false where there is no way. */
  goTo(goal: WalkGoal): boolean {
    return this.#requests.goTo(goal);
  }

  /** The member is heard just now, or silent: others see it. */
  speak(speaking: boolean): void {
    this.#speaking = speaking;
    this.start();
  }

  /** Stops and waves to the people nearby. */
  wave(): void {
    this.#requests.stop();
    this.#walker.wave(this.#deps.clock.elapsed());
    this.start();
  }

  /** The server corrected the position. */
  putBack(position: { x: number; z: number }): void {
    this.#walker.putBack(position);
    this.start();
  }

  /** Others have moved: the one who is followed may have gone on while the member stood. */
  catchUp(): void {
    if (this.#requests.update(this.#deps.clock.elapsed(), false)) this.start();
  }

  /** Takes steps from now on, until there is nothing more to do. */
  start(): void {
    if (this.#stopSteps) return;
    const { clock } = this.#deps;
    let before = clock.elapsed();
    this.#stopSteps = clock.repeat(() => {
      const now = clock.elapsed();
      if (!this.#step(now, Math.min(longestStep, (now - before) / 1000))) this.rest();
      before = now;
    }, 1000 / movement.rateHz);
  }

  /** Takes no more steps, until something is to be done again. */
  rest(): void {
    this.#stopSteps?.();
    this.#stopSteps = undefined;
  }

  /** Returns whether there is more to do. */
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
