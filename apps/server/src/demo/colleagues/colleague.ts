import type { Seat } from '@office/world/floor-plan';
import type { Point } from '@office/world/geometry';
import type { Pose } from '@office/world/movement';
import type { Navigation } from '@office/world/navigation';
import { Walker } from '@office/world/walking';
import type { MemberRef } from '../../database/membership.ts';
import type { FloorVisit } from '../../platform/floor-visits.ts';
import type { Activity } from './behaviour.ts';

/** Longer than the wave, so that the colleague looks at the person for a moment afterwards. */
const greetingMs = 3400;

/** Longest step in seconds, so that a delayed timer does not move a colleague by metres. */
const maxStepSeconds = 0.2;

interface Greeting {
  to: Point;
  at: number;
  begun: boolean;
}

export class Colleague {
  readonly member: MemberRef;
  readonly desk: Seat | undefined;
  activity: Activity = 'work';
  /** Time at which the current activity ends, in milliseconds. */
  until: number;
  /** Seat where the colleague sits, or to which they walk. */
  seat: Seat | undefined;
  isSpeaking = false;
  readonly #visit: FloorVisit;
  readonly #walker: Walker;
  #isWalking = false;
  #greeting: Greeting | undefined;
  #sent: Pose;
  #steppedAt: number;

  constructor(
    member: MemberRef,
    setting: {
      visit: FloorVisit;
      start: Pose;
      navigation: Navigation;
      desk: Seat | undefined;
      until: number;
      now: number;
    },
  ) {
    const { visit, start, navigation, desk, until, now } = setting;
    this.member = member;
    this.desk = desk;
    this.until = until;
    this.#visit = visit;
    this.#walker = new Walker(navigation, start);
    this.#sent = start;
    this.#steppedAt = now;
    if (start.state === 'sit') {
      this.seat = visit.plan.seats.find(({ x, z }) => x === start.x && z === start.z);
      if (this.seat) this.#walker.settle(this.seat);
    }
  }

  get position(): Point {
    return { x: this.#walker.x, z: this.#walker.z };
  }

  /** Whether the colleague needs frequent steps. */
  get isMoving(): boolean {
    return this.#isWalking || this.#greeting !== undefined;
  }

  get hasArrived(): boolean {
    return !this.#isWalking;
  }

  get isGreeting(): boolean {
    return this.#greeting !== undefined;
  }

  /** False after the floor was closed or its plan was replaced. */
  get isPresent(): boolean {
    return this.#visit.pose() !== undefined;
  }

  /** A person has signed in with this account, who controls the avatar now. */
  get isTaken(): boolean {
    return this.#visit.isShared();
  }

  walkTo(seat: Seat, activity: Activity): boolean {
    if (!this.#walker.sitOn(seat, () => (this.#isWalking = false))) return false;
    this.#isWalking = true;
    this.seat = seat;
    this.activity = activity;
    this.until = Infinity;
    return true;
  }

  greet(to: Point, at: number): void {
    this.#greeting ??= { to, at, begun: false };
  }

  step(now: number): void {
    const seconds = Math.min((now - this.#steppedAt) / 1000, maxStepSeconds);
    this.#steppedAt = now;
    if (!this.#stepGreeting(now)) {
      if (this.#isWalking) this.#walker.step(seconds, undefined);
      // The walker gives up after repeated corrections by the server.
      this.#isWalking &&= this.#walker.destination !== undefined;
      this.#walker.rest(now, this.isSpeaking);
    }
    this.#send();
  }

  leave(): void {
    this.#visit.leave();
  }

  /** Returns whether the greeting replaces the step. */
  #stepGreeting(now: number): boolean {
    const greeting = this.#greeting;
    if (!greeting || now < greeting.at) return false;
    const walker = this.#walker;
    if (!greeting.begun) {
      greeting.begun = true;
      walker.speed = 0;
      walker.heading = Math.atan2(greeting.to.x - walker.x, greeting.to.z - walker.z);
      walker.wave(now);
      return true;
    }
    walker.rest(now, false);
    if (now < greeting.at + greetingMs) return true;
    this.#greeting = undefined;
    if (!this.#isWalking && this.seat) walker.heading = this.seat.heading;
    return false;
  }

  #send(): void {
    const pose = this.#walker.pose;
    const { x, z, heading, state } = this.#sent;
    const isSame = pose.x === x && pose.z === z && pose.heading === heading && pose.state === state;
    if (isSame) return;
    if (this.#visit.move(pose)) {
      this.#sent = pose;
      return;
    }
    const known = this.#visit.pose();
    if (known) this.#walker.applyCorrection(known);
  }
}
