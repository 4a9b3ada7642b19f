import { CameraRig, distanceToFit } from '../engine/camera-rig.ts';
import type { Command } from '../engine/input.ts';
import type { Shot } from '../engine/camera-rig.ts';
import type { Viewport } from '../engine/stage.ts';
import { frameSpots } from './framing.ts';
import type { Spot } from './framing.ts';
import type { Axis } from './view.ts';

/** Radians per key press. */
const turnStep = Math.PI / 8;
/** Time constant in seconds: smooth, but fast enough to follow a walking person. */
const ease = 0.16;
const startYaw = 0.42;
/** Turns from the usual yaw that are considered at a desk, and metres around it that are in view. */
const arrivalTurns = [0, 1, -1, 2, -2, 3, -3, 4].map((step) => (step * Math.PI) / 4);
const nearby = 10;
const arrivalSeconds = 1.8;
const entranceView = { pitch: 0.32, distance: 9 };
const minAspect = 0.9;
/** Share of the largest distance at which the overview starts. */
const overviewStart = 0.55;
const minVisibleMetres = 7.4;

/** Pitch in rooms, and angle to the direction of the screen, which shows faces from the front. */
const roomPitch = 0.46;
const roomTurn = 0.5;
/** Free CSS pixels around a framed room, with space for names above heads. */
const roomMargins = { top: 72, bottom: 56, side: 32 };
const maxRoomDistance = 30;

/** Room to frame: places of heads and of the corners of the screen, and the screen's direction. */
export interface RoomFrame {
  id: string;
  spots: readonly Spot[];
  heading: number;
}

/** Pitch of the top view, and its maximum distance in metres: people would be too small beyond it. */
const topViewPitch = 1.53;
const maxTopViewDistance = 76;
/** Metres of lawn visible around the floor in the top view. */
const lawn = 1.5;

/** Keeps `half` visible to each side, or centres the whole side. */
function lookAt(own: number, half: number, side: number): number {
  if (half * 2 >= side) return side / 2;
  return Math.min(side - half + lawn, Math.max(half - lawn, own));
}

/** Returns the angle equal to `yaw`, up to full turns, nearest to `current`. */
function nearestTurn(yaw: number, current: number): number {
  return yaw + Math.round((current - yaw) / (2 * Math.PI)) * 2 * Math.PI;
}

/** Yaw that shows the most people around a place, but no outer wall close behind it. */
export function yawTowards(
  place: { x: number; z: number },
  others: readonly { x: number; z: number }[],
  size: { width: number; depth: number },
): number {
  const scored = arrivalTurns.map((turn) => {
    const yaw = startYaw + turn;
    const [dx, dz] = [-Math.sin(yaw), -Math.cos(yaw)];
    const [x, z] = [place.x + dx * nearby * 0.6, place.z + dz * nearby * 0.6];
    const isRoom = x > 0 && z > 0 && x < size.width && z < size.depth;
    const visible = others.filter((other) => {
      const [ox, oz] = [other.x - place.x, other.z - place.z];
      const ahead = ox * dx + oz * dz;
      return ahead > -2 && ahead < nearby && Math.abs(ox * dz - oz * dx) < nearby / 2;
    });
    return { yaw, score: visible.length - Math.abs(turn) / 2 - (isRoom ? 0 : 4) };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).yaw;
}

export class MainCamera {
  readonly rig = new CameraRig();
  #size = { width: 0, depth: 0 };
  #following = true;
  #viewFromTop: Pick<Shot, 'yaw' | 'pitch' | 'distance'> | undefined;
  #hasStarted = false;
  #isHeld = false;
  #room: { id: string; target: Spot; before: Pick<Shot, 'yaw' | 'pitch' | 'distance'> } | undefined;

  begin(
    size: { width: number; depth: number },
    self: { x: number; z: number },
    viewport: Viewport,
    calm: boolean,
  ): void {
    const { rig } = this;
    this.#size = size;
    const { width, height } = viewport;
    // On narrow screens the floor may be wider than the view; otherwise it would be tiny.
    const view = { ...viewport, width: Math.max(width, height * minAspect) };
    const whole = distanceToFit(size.width, size.depth, startYaw, 0.5, view, rig.inset) * 1.06;
    rig.distanceRange = [3.5, whole];
    if (!this.#isHeld) rig.overview = { from: whole * overviewStart, to: whole };
    // Keeps the camera position when returning from another scene.
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    const free = Math.max(160, viewport.width - rig.inset.left - rig.inset.right);
    const distance = Math.min(
      34,
      Math.max(18, (minVisibleMetres * viewport.height) / (free * 0.5)),
    );
    Object.assign(rig.goal, { y: 0.9, yaw: startYaw, pitch: 0.62, distance });
    this.#updateTarget(self, viewport);
    if (!calm) {
      const goal = { ...rig.goal };
      Object.assign(rig.goal, { yaw: 0.62, pitch: 0.78, distance: distance * 1.6 });
      rig.jumpToGoal();
      Object.assign(rig.goal, goal);
    } else {
      rig.jumpToGoal();
    }
  }

  /** Flies from the entrance to the member's desk, and turns to the colleagues around it. */
  arrive(
    desk: { x: number; z: number },
    entrance: { x: number; z: number; heading: number },
    others: readonly { x: number; z: number }[],
  ): void {
    if (!this.#hasStarted || this.#isHeld) return;
    const { rig } = this;
    rig.goal.yaw = yawTowards(desk, others, this.#size);
    const { x, z, heading } = entrance;
    const yaw = nearestTurn(heading + Math.PI, rig.goal.yaw);
    rig.flyFrom({ x, y: 1.2, z, yaw, ...entranceView }, arrivalSeconds);
  }

  get isAbove(): boolean {
    return this.#viewFromTop !== undefined;
  }

  setCalm(calm: boolean): void {
    this.rig.ease = calm ? 0 : ease;
  }

  follow(): void {
    this.#following = true;
  }

  stopFollowing(): void {
    this.#following = false;
  }

  /** Frames the faces and the screen of a room until the member leaves it. */
  enterRoom({ id, spots, heading }: RoomFrame, viewport: Viewport): void {
    if (this.#isHeld || this.#viewFromTop || this.#room?.id === id) return;
    this.leaveRoom();
    const { goal, inset, distanceRange } = this.rig;
    const { yaw, pitch, distance } = goal;
    const turns = [heading - roomTurn, heading + roomTurn].map((turn) => nearestTurn(turn, yaw));
    const [turn] = turns.toSorted((a, b) => Math.abs(a - yaw) - Math.abs(b - yaw));
    const look = { yaw: turn!, pitch: roomPitch };
    const shot = frameSpots(spots, look, viewport, inset, roomMargins);
    this.#room = { id, target: shot, before: { yaw, pitch, distance } };
    this.#following = true;
    const reach = Math.min(Math.max(shot.distance, distanceRange[0]), maxRoomDistance);
    Object.assign(goal, look, { distance: reach });
  }

  leaveRoom(): void {
    if (!this.#room) return;
    Object.assign(this.rig.goal, this.#room.before, { y: 0.9 });
    this.#room = undefined;
  }

  hold(shot: Partial<Shot>): void {
    this.#isHeld = true;
    this.rig.overview = undefined;
    this.#following = false;
    this.#hasStarted = true;
    Object.assign(this.rig.goal, shot);
    this.rig.jumpToGoal();
  }

  command(name: Command, viewport: Viewport): boolean {
    if (name === 'turnLeft') this.rig.orbit(-turnStep, 0);
    else if (name === 'turnRight') this.rig.orbit(turnStep, 0);
    else if (name === 'zoomIn') this.rig.zoom(1.25);
    else if (name === 'zoomOut') this.rig.zoom(0.8);
    else if (name === 'center') this.#following = true;
    else if (name === 'topView') this.#toggleTopView(viewport);
    else return false;
    return true;
  }

  /** Direction on the floor relative to the camera; undefined while no key is held. */
  steering({ right, forward, run }: Axis): { x: number; z: number; run: boolean } | undefined {
    if (right === 0 && forward === 0) return undefined;
    const { yaw } = this.rig.shot;
    const x = Math.cos(yaw) * right - Math.sin(yaw) * forward;
    const z = -Math.sin(yaw) * right - Math.cos(yaw) * forward;
    const length = Math.hypot(x, z);
    return { x: x / length, z: z / length, run };
  }

  update(
    seconds: number,
    self: { x: number; z: number },
    walked: boolean,
    viewport: Viewport,
  ): boolean {
    if (walked) this.#following = true;
    if (this.#following) this.#updateTarget(self, viewport);
    return this.rig.update(seconds, viewport);
  }

  /** Targets a point slightly ahead of the member. In the top view, minimises the visible lawn. */
  #updateTarget(self: { x: number; z: number }, viewport: Viewport): void {
    const { goal } = this.rig;
    if (this.#viewFromTop && goal.yaw === 0) {
      const { x, z } = this.rig.visibleExtent(viewport);
      const { width, depth } = this.#size;
      goal.x = lookAt(self.x, x, width);
      goal.z = lookAt(self.z, z, depth);
      return;
    }
    if (this.#room) {
      const { x, y, z } = this.#room.target;
      Object.assign(goal, { x, y, z });
      return;
    }
    const lead = Math.min(6, goal.distance * 0.19) * Math.cos(goal.pitch);
    const { width, depth } = this.#size;
    const centred = this.rig.overviewShare(goal);
    const mix = (near: number, far: number) => near + (far - near) * centred;
    goal.x = mix(self.x - Math.sin(goal.yaw) * lead, width / 2);
    goal.z = mix(self.z - Math.cos(goal.yaw) * lead, depth / 2);
  }

  #toggleTopView(viewport: Viewport): void {
    this.leaveRoom();
    const { goal } = this.rig;
    if (this.#viewFromTop) {
      Object.assign(goal, this.#viewFromTop);
      this.#viewFromTop = undefined;
      return;
    }
    this.#viewFromTop = { yaw: goal.yaw, pitch: goal.pitch, distance: goal.distance };
    const { width, depth } = this.#size;
    const fullDistance = distanceToFit(width, depth, 0, topViewPitch, viewport, this.rig.inset);
    const distance = Math.max(goal.distance, 30, Math.min(fullDistance * 1.07, maxTopViewDistance));
    Object.assign(goal, { yaw: 0, pitch: topViewPitch, distance });
  }
}
