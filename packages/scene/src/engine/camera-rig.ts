import { PerspectiveCamera } from 'three';
import type { Viewport } from './stage.ts';

/** Camera position: target point, yaw, pitch (0 horizontal, π/2 from above) and distance in metres. */
export interface Shot {
  x: number;
  y: number;
  z: number;
  yaw: number;
  pitch: number;
  distance: number;
}

/** CSS pixels of the canvas that the page covers on the left and on the right. */
export interface Inset {
  left: number;
  right: number;
  bottom?: number;
}

/** Distances at which zooming out turns into the overview, and at which it is complete. */
export interface OverviewRange {
  from: number;
  to: number;
}

/** Overview: radians by which the camera is lower and looks further up, and its wider field of view. */
const overviewView = { lower: 0.2, raise: 0.09, fieldOfView: 40 };
/** Pitches between which the overview changes to the view from above. */
const steep = [0.8, 1.2] as const;

/** Movement from a shot to the goal; times in seconds. */
interface Flight {
  from: Shot;
  elapsed: number;
  seconds: number;
}

const shotKeys = ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const;

export const pitchRange = [0.22, 1.53] as const;
const fieldOfView = 28;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Half the height of the view at a distance of 1. */
const halfTangent = (degrees: number) => Math.tan((degrees / 2) * (Math.PI / 180));

function smooth(value: number, [from, to]: readonly [number, number]): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}

export function cameraPosition(shot: Shot): { x: number; y: number; z: number } {
  const flat = Math.cos(shot.pitch) * shot.distance;
  return {
    x: shot.x + Math.sin(shot.yaw) * flat,
    y: shot.y + Math.sin(shot.pitch) * shot.distance,
    z: shot.z + Math.cos(shot.yaw) * flat,
  };
}

/** Returns the distance at which a box of `width` × `depth` metres fills the uncovered viewport. */
export function distanceToFit(
  width: number,
  depth: number,
  yaw: number,
  pitch: number,
  viewport: Viewport,
  inset: Inset,
): number {
  const across = Math.abs(Math.cos(yaw)) * width + Math.abs(Math.sin(yaw)) * depth;
  const along = Math.abs(Math.sin(yaw)) * width + Math.abs(Math.cos(yaw)) * depth;
  const high = along * Math.sin(pitch) + 3 * Math.cos(pitch);
  const half = halfTangent(fieldOfView);
  const free = Math.max(120, viewport.width - inset.left - inset.right);
  const forHeight = high / (2 * half);
  const forWidth = (across * viewport.height) / (2 * half * free);
  return Math.max(forHeight, forWidth) + (along * Math.cos(pitch)) / 2;
}

/** Camera eased towards `goal` at any frame rate, centred on the uncovered part of the canvas. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(fieldOfView, 1, 0.5, 700);
  readonly goal: Shot = { x: 0, y: 0.9, z: 0, yaw: 0.5, pitch: 0.7, distance: 18 };
  distanceRange: readonly [number, number] = [3.5, 70];
  /** Undefined if zooming out does not change the view. */
  overview: OverviewRange | undefined;
  /** Seconds to cover about two thirds of the distance; 0 jumps (reduced motion). */
  ease = 0.16;
  readonly #shot: Shot = { ...this.goal };
  #flight: Flight | undefined;
  readonly #inset: Inset = { left: 0, right: 0 };
  #insetGoal: Inset = { left: 0, right: 0 };

  get shot(): Readonly<Shot> {
    return this.#shot;
  }

  get inset(): Readonly<Inset> {
    return this.#insetGoal;
  }

  setInset(inset: Inset): void {
    this.#insetGoal = inset;
  }

  overviewShare({ distance, pitch }: Pick<Shot, 'distance' | 'pitch'>): number {
    if (!this.overview) return 0;
    const { from, to } = this.overview;
    return smooth(distance, [from, to]) * (1 - smooth(pitch, steep));
  }

  /** Moves from a shot to the goal, which may change, in the given time. Ends at any other movement. */
  flyFrom(shot: Shot, seconds: number): void {
    if (this.ease === 0) return;
    Object.assign(this.#shot, shot);
    this.#flight = { from: { ...shot }, elapsed: 0, seconds };
  }

  orbit(yaw: number, pitch: number): void {
    this.#flight = undefined;
    this.goal.yaw += yaw;
    this.goal.pitch = clamp(this.goal.pitch + pitch, ...pitchRange);
  }

  zoom(factor: number): void {
    this.#flight = undefined;
    this.goal.distance = clamp(this.goal.distance / factor, ...this.distanceRange);
  }

  /** Moves along the floor by CSS pixels, as if the floor were dragged. */
  pan(dx: number, dy: number, viewport: Viewport): void {
    this.#flight = undefined;
    const metres = (2 * halfTangent(fieldOfView) * this.goal.distance) / viewport.height;
    const right = -dx * metres;
    const forward = (dy * metres) / Math.max(0.4, Math.sin(this.goal.pitch));
    const { yaw } = this.goal;
    this.goal.x += Math.cos(yaw) * right - Math.sin(yaw) * forward;
    this.goal.z += -Math.sin(yaw) * right - Math.cos(yaw) * forward;
  }

  /** Half the visible floor area in metres, in the uncovered part and seen from straight above. */
  visibleExtent(viewport: Viewport): { x: number; z: number } {
    const z = halfTangent(fieldOfView) * this.goal.distance;
    const { left, right } = this.#insetGoal;
    return { x: (z * Math.max(120, viewport.width - left - right)) / viewport.height, z };
  }

  jumpToGoal(): void {
    this.#flight = undefined;
    Object.assign(this.#shot, this.goal);
    Object.assign(this.#inset, this.#insetGoal);
  }

  update(seconds: number, viewport: Viewport): boolean {
    const share = this.ease === 0 ? 1 : 1 - Math.exp(-seconds / this.ease);
    if (this.#flight) {
      this.#fly(this.#flight, seconds);
      this.#place(viewport);
      return true;
    }
    let away = 0;
    for (const key of shotKeys) {
      const rest = this.goal[key] - this.#shot[key];
      const unit = key === 'distance' ? this.goal.distance * 0.3 : 1;
      away = Math.max(away, Math.abs(rest) / unit);
      this.#shot[key] += rest * share;
    }
    for (const key of ['left', 'right'] as const) {
      const rest = this.#insetGoal[key] - this.#inset[key];
      away = Math.max(away, Math.abs(rest) / 300);
      this.#inset[key] += rest * share;
    }
    const moving = away > 0.0008;
    if (!moving) this.jumpToGoal();
    this.#place(viewport);
    return moving;
  }

  #fly(flight: Flight, seconds: number): void {
    flight.elapsed += seconds;
    const share = smooth(flight.elapsed, [0, flight.seconds]);
    for (const key of shotKeys)
      this.#shot[key] = flight.from[key] + (this.goal[key] - flight.from[key]) * share;
    if (flight.elapsed >= flight.seconds) this.#flight = undefined;
  }

  #place(viewport: Viewport): void {
    const { camera } = this;
    const shot = { ...this.#shot };
    const overview = this.overviewShare(shot);
    camera.fov = fieldOfView + (overviewView.fieldOfView - fieldOfView) * overview;
    shot.pitch -= overviewView.lower * overview;
    // Keeps the size of the target while the field of view changes.
    shot.distance *= halfTangent(fieldOfView) / halfTangent(camera.fov);
    const position = cameraPosition(shot);
    camera.position.set(position.x, position.y, position.z);
    camera.rotation.set(overviewView.raise * overview - shot.pitch, shot.yaw, 0, 'YXZ');
    camera.aspect = viewport.width / viewport.height;
    const shift = (this.#inset.left - this.#inset.right) / 2;
    if (Math.abs(shift) < 0.5) camera.clearViewOffset();
    else
      camera.setViewOffset(
        viewport.width,
        viewport.height,
        -shift,
        0,
        viewport.width,
        viewport.height,
      );
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}
