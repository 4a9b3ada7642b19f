import { CameraRig, distanceToFit } from '../engine/camera-rig.ts';
import type { Command } from '../engine/input.ts';
import type { Shot } from '../engine/camera-rig.ts';
import type { Viewport } from '../engine/stage.ts';
import type { Axis } from './view.ts';

/** Radians per key press. */
const turnStep = Math.PI / 8;
/** Time constant in seconds: smooth, but fast enough to follow a walking person. */
const ease = 0.16;
const minVisibleMetres = 7.4;

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

export class MainCamera {
  readonly rig = new CameraRig();
  #size = { width: 0, depth: 0 };
  #following = true;
  #viewFromTop: Pick<Shot, 'yaw' | 'pitch' | 'distance'> | undefined;
  #hasStarted = false;

  begin(
    size: { width: number; depth: number },
    self: { x: number; z: number },
    viewport: Viewport,
    calm: boolean,
  ): void {
    const { rig } = this;
    this.#size = size;
    const fullDistance =
      distanceToFit(size.width, size.depth, 0.5, 1.2, viewport, rig.inset) * 1.25;
    rig.distanceRange = [3.5, fullDistance];
    // Keeps the camera position when returning from another scene.
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    const free = Math.max(160, viewport.width - rig.inset.left - rig.inset.right);
    const distance = Math.min(
      34,
      Math.max(18, (minVisibleMetres * viewport.height) / (free * 0.5)),
    );
    Object.assign(rig.goal, { y: 0.9, yaw: 0.42, pitch: 0.62, distance });
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

  hold(shot: Partial<Shot>): void {
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
    const lead = Math.min(6, goal.distance * 0.19) * Math.cos(goal.pitch);
    goal.x = self.x - Math.sin(goal.yaw) * lead;
    goal.z = self.z - Math.cos(goal.yaw) * lead;
  }

  #toggleTopView(viewport: Viewport): void {
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
