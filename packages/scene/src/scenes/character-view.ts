import type { OfficeAvatar } from '@office/vocabulary';
import { DirectionalLight, Mesh, Scene } from 'three';
import type { MeshLambertMaterial } from 'three';
import { CameraRig } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import { officeMaterial } from '../engine/materials.ts';
import type { Viewport } from '../engine/stage.ts';
import { bakeLamps } from '../floor/lamps.ts';
import { FigureRenderer } from '../people/figure-renderer.ts';
import { poseFor, poseKeys } from '../people/poses.ts';
import type { PoseNumbers } from '../people/poses.ts';
import { Mesher } from '../shapes/mesher.ts';
import { idle } from './character/idle.ts';
import { buildStudio, lamps, tableHeight } from './character/studio.ts';
import type { Axis, Setting, View } from './view.ts';
import { frameSpots } from './framing.ts';

const greetingSeconds = 1.8;
/** Radians per second while an arrow key is held. */
const turnSpeed = 2.6;
/** Seconds of idle animation after the last input; then rendering stops. */
const idleAnimationSeconds = 25;
const looking = { yaw: 0, pitch: 0.16 };
const still = {
  state: 'stand',
  variation: 0.35,
  strides: 0,
  speed: 0,
  seatHeight: 0.47,
  atDesk: false,
};

export class CharacterView implements View {
  readonly scene = new Scene();
  readonly overlay = undefined;
  readonly rig = new CameraRig();
  readonly #daylight = new Daylight();
  readonly #front = new DirectionalLight('#fff3e2', 1);
  readonly #figures = new FigureRenderer(1, true);
  readonly #wake: () => void;
  readonly #pose: PoseNumbers;
  readonly #studio: Mesh;
  #avatar: OfficeAvatar;
  #yaw = 0.25;
  #targetYaw = 0.25;
  #time = 0;
  #touched = 0;
  #greetUntil = greetingSeconds;
  #calm = false;
  #fitted = '';

  constructor(avatar: OfficeAvatar, setting: Setting, wake: () => void) {
    this.#avatar = avatar;
    this.#wake = wake;
    this.#pose = poseFor({ ...still, state: 'stand', time: 0 });
    const studio = new Mesher();
    buildStudio(studio);
    const geometry = studio.geometry();
    bakeLamps(geometry, lamps);
    this.#studio = new Mesh(geometry, officeMaterial());
    this.#studio.castShadow = this.#studio.receiveShadow = true;
    this.#daylight.fitTo(6, 6);
    this.#daylight.group.position.set(3, 0, 2.4);
    this.#daylight.group.rotation.y = Math.PI * 0.9;
    this.#front.position.set(-1.2, 2.4, 5);
    this.#figures.group.position.y = tableHeight;
    this.scene.background = this.#daylight.background;
    this.scene.add(this.#studio, this.#figures.group, this.#daylight.group, this.#front);
    this.rig.distanceRange = [2.4, 10];
    this.set(setting);
  }

  change(avatar: OfficeAvatar): void {
    this.#avatar = avatar;
    this.#greet();
  }

  update(seconds: number, _now: number, viewport: Viewport, axis: Axis): boolean {
    this.#fit(viewport);
    this.#time += seconds;
    if (axis.right !== 0) this.#turnTo(this.#targetYaw + axis.right * turnSpeed * seconds);
    const greets = this.#time < this.#greetUntil && !this.#calm;
    const lively = !this.#calm && this.#time < this.#touched + idleAnimationSeconds;
    const state = greets ? 'wave' : 'stand';
    const rest = poseFor({ ...still, state, time: this.#time });
    const goal = lively && !greets ? idle(rest, this.#time) : rest;
    let remaining = Math.abs(this.#targetYaw - this.#yaw);
    this.#yaw += (this.#targetYaw - this.#yaw) * (this.#calm ? 1 : 1 - Math.exp(-seconds / 0.09));
    const share = this.#calm ? 1 : 1 - Math.exp(-seconds / 0.1);
    for (const key of poseKeys) {
      const step = goal[key] - this.#pose[key];
      remaining = Math.max(remaining, Math.abs(step));
      this.#pose[key] += step * share;
    }
    this.#figures.draw([
      { avatar: this.#avatar, x: 0, y: 0, z: 0, heading: this.#yaw, pose: this.#pose, far: false },
    ]);
    const gliding = this.rig.update(seconds, viewport);
    return greets || lively || remaining > 0.003 || gliding || axis.right !== 0;
  }

  tap(): void {
    this.#greet();
  }

  hover(): boolean {
    return false;
  }

  drag(dx: number): boolean {
    this.#turnTo(this.#targetYaw + dx * 0.012);
    return true;
  }

  command(name: Command): void {
    if (name === 'turnLeft') this.#turnTo(this.#targetYaw - Math.PI / 4);
    else if (name === 'turnRight') this.#turnTo(this.#targetYaw + Math.PI / 4);
    else if (name === 'zoomIn') this.rig.zoom(1.2);
    else if (name === 'zoomOut') this.rig.zoom(0.83);
    else if (name === 'center') this.#face();
    else if (name === 'wave' || name === 'choose') this.#greet();
    this.#wake();
  }

  set(setting: Setting): void {
    const evening = setting.appearance === 'dark';
    this.#daylight.setTime(setting.daytime);
    this.#daylight.setLevel(setting.level);
    this.#front.intensity = evening ? 0.85 : 0.55;
    this.#calm = setting.reducedMotion;
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#wake();
  }

  activate(viewport: Viewport): void {
    this.#fit(viewport);
    this.rig.jumpToGoal();
    this.#wake();
  }

  dispose(): void {
    this.#figures.dispose();
    this.#daylight.dispose();
    this.#front.dispose();
    this.#studio.geometry.dispose();
    (this.#studio.material as MeshLambertMaterial).dispose();
  }

  #greet(): void {
    this.#greetUntil = this.#time + greetingSeconds;
    this.#touch();
  }

  #face(): void {
    this.#fitted = '';
    this.#turnTo(Math.round(this.#targetYaw / (Math.PI * 2)) * Math.PI * 2);
  }

  #turnTo(angle: number): void {
    this.#targetYaw = angle;
    this.#touch();
  }

  #touch(): void {
    this.#touched = this.#time;
    this.#wake();
  }

  #fit(viewport: Viewport): void {
    const { left, right } = this.rig.inset;
    const key = [viewport.width, viewport.height, left, right].join();
    if (key === this.#fitted) return;
    const turn = this.#fitted === '' ? looking : {};
    this.#fitted = key;
    const corners = [-0.62, 0.62].flatMap((x) => [
      { x, y: 2.12, z: 0 },
      { x, y: -0.02, z: 0.5 },
    ]);
    const margins = { top: 40, bottom: 56, side: 8 };
    const { scale: _, ...goal } = frameSpots(corners, looking, viewport, this.rig.inset, margins);
    Object.assign(this.rig.goal, goal, turn);
  }
}
