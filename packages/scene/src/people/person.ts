import type { Seat } from '@office/world/floor-plan';
import { seatNear } from '@office/world/geometry';
import type { FloorGeometry, Point } from '@office/world/geometry';
import type { FloorPerson, Pose } from '@office/world/movement';
import { randomFor } from '../shapes/random.ts';
import { isAnimated, poseFor, poseKeys, strideLength, turnSeated } from './poses.ts';
import type { PoseNumbers } from './poses.ts';

const seatHeights: Record<Seat['kind'], number> = {
  DESK: 0.49,
  CHAIR: 0.47,
  SOFA: 0.42,
  STOOL: 0.68,
};
/** Time constant in seconds for blending into a new pose. */
const poseTimeConstant = 0.09;
/** Time constant in seconds for turning to a conversation. */
const turnTimeConstant = 0.16;
const blendSeconds = 0.3;

export class Person {
  info: FloorPerson;
  x: number;
  z: number;
  heading: number;
  state: Pose['state'];
  readonly pose: PoseNumbers;
  /** Point to face, for example the centre of a conversation. Seated people turn their upper body. */
  facing: Point | undefined;
  isHandRaised = false;
  /** From 0 to 1, constant per person. */
  readonly variation: number;
  #strides = 0;
  #speed = 0;
  #walkingSeconds = 0;
  #time = 0;
  #fresh = true;
  /** Whether the body faces another direction than the pose. */
  #isTurned = false;
  readonly #seated: Partial<Pose> & { floor?: FloorGeometry; seat?: Seat | undefined } = {};

  constructor(info: FloorPerson) {
    this.info = info;
    this.x = info.x;
    this.z = info.z;
    this.heading = info.heading;
    this.state = info.state;
    const random = randomFor(info.userId);
    this.variation = random();
    this.#time = random() * 10;
    this.pose = poseFor(this.#input('stand', undefined));
  }

  get userId(): string {
    return this.info.userId;
  }

  get isSeated(): boolean {
    return this.#seated.seat !== undefined;
  }

  get isAtDesk(): boolean {
    return this.#seated.seat?.kind === 'DESK';
  }

  get seat(): Seat | undefined {
    return this.#seated.seat;
  }

  /** Seconds of animation. */
  get time(): number {
    return this.#time;
  }

  get plateHeight(): number {
    return this.pose.hip + 1.06;
  }

  /** Moves the person without animation; the next update applies the new pose immediately. */
  teleport(to: Pose): void {
    this.x = to.x;
    this.z = to.z;
    this.heading = to.heading;
    this.state = to.state;
    this.#fresh = true;
  }

  /** Moves the person to `to` and blends the pose. Returns whether another frame is needed. */
  update(to: Pose, seconds: number, floor: FloorGeometry): boolean {
    const moved = Math.hypot(to.x - this.x, to.z - this.z);
    // A step of a metre or more is a teleport, for example after re-entering, and does not count as walking.
    if (moved < 1) this.#strides += moved / strideLength(this.#speed);
    this.#speed +=
      (Math.min(5, moved / Math.max(seconds, 1e-3)) - this.#speed) * Math.min(1, seconds * 10);
    this.#time += seconds;
    this.x = to.x;
    this.z = to.z;
    this.state = to.state;
    const isTurning = this.#turn(to, seconds);
    const seat = this.#seatAt(to, floor);
    const goal = poseFor(this.#input(to.state, seat));
    if (seat && this.facing) turnSeated(goal, this.heading, this, this.facing);
    this.#walkingSeconds = to.state === 'walk' ? this.#walkingSeconds + seconds : 0;
    // Feet slide while a pose is blended, so blending ends soon after a walk starts.
    const constant = poseTimeConstant * Math.max(0, 1 - this.#walkingSeconds / blendSeconds);
    const share = this.#fresh || constant === 0 ? 1 : 1 - Math.exp(-seconds / constant);
    this.#fresh = false;
    let rest = 0;
    for (const key of poseKeys) {
      const step = goal[key] - this.pose[key];
      rest = Math.max(rest, Math.abs(step));
      this.pose[key] += step * share;
    }
    return isTurning || rest > 0.004 || isAnimated(to.state);
  }

  /** Turns the body towards `facing` or back. Returns whether it still turns. */
  #turn(to: Pose, seconds: number): boolean {
    const { facing } = this;
    const isStanding = to.state !== 'walk' && to.state !== 'sit' && this.#seated.seat === undefined;
    const goal = facing && isStanding ? Math.atan2(facing.x - to.x, facing.z - to.z) : to.heading;
    if (!this.#isTurned && goal === to.heading) {
      this.heading = goal;
      return false;
    }
    const left = goal - this.heading;
    const shortest = Math.atan2(Math.sin(left), Math.cos(left));
    const isFast = this.#fresh || to.state === 'walk';
    this.heading += shortest * (isFast ? 1 : 1 - Math.exp(-seconds / turnTimeConstant));
    const isTurning = !isFast && Math.abs(shortest) > 0.01;
    this.#isTurned = goal !== to.heading || isTurning;
    return isTurning;
  }

  #seatAt({ x, z, state }: Pose, floor: FloorGeometry): Seat | undefined {
    const known = this.#seated;
    if (known.x === x && known.z === z && known.state === state && known.floor === floor)
      return known.seat;
    // A person who talks or waves while seated is exactly on the seat, so a small radius is enough.
    const reach = state === 'sit' ? 0.6 : state === 'walk' ? 0 : 0.08;
    const seat = reach > 0 ? seatNear(floor.plan, { x, z }, reach) : undefined;
    Object.assign(known, { x, z, state, floor, seat });
    return seat;
  }

  #input(state: Pose['state'], seat: Seat | undefined) {
    return {
      state,
      time: this.#time,
      variation: this.variation,
      strides: this.#strides,
      speed: this.#speed,
      seated: seat !== undefined,
      handRaised: this.isHandRaised,
      seatHeight: seat ? seatHeights[seat.kind] : 0.47,
      atDesk: seat?.kind === 'DESK' || seat?.kind === 'CHAIR',
    };
  }
}
