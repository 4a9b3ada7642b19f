import type { MeshLambertMaterial } from 'three';
import { Mesh, Scene } from 'three';
import type { OfficeAvatar } from '@office/scene-bridge';
import { CameraRig } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import { officeMaterial } from '../engine/materials.ts';
import type { Viewport } from '../engine/stage.ts';
import { floorLamp } from '../furniture/lounge.ts';
import { plant } from '../furniture/plants.ts';
import { Crowd } from '../people/crowd.ts';
import { poseFor, poseKeys } from '../people/poses.ts';
import type { PoseNumbers } from '../people/poses.ts';
import { Mesher } from '../shapes/mesher.ts';
import { palette, tintColors } from '../shapes/palette.ts';
import { randomFor } from '../shapes/random.ts';
import type { Setting, View } from './view.ts';

/** Seconds of the greeting after a change. */
const greeting = 1.8;

/** Oneself on a turntable: what `OnChangeOfficeAvatar` says is seen at once. */
export class CharacterView implements View {
  readonly scene = new Scene();
  readonly overlay = undefined;
  readonly rig = new CameraRig();
  readonly #daylight = new Daylight();
  readonly #crowd = new Crowd(1);
  readonly #wake: () => void;
  readonly #pose: PoseNumbers;
  readonly #stand: Mesh;
  #avatar: OfficeAvatar;
  #turn = 0;
  #turnGoal = 0.25;
  #time = 0;
  #greetUntil = greeting;
  #still = false;

  constructor(avatar: OfficeAvatar, setting: Setting, wake: () => void) {
    this.#avatar = avatar;
    this.#wake = wake;
    this.#pose = poseFor(poseInput('stand', 0));
    this.#stand = new Mesh(makeStand(), officeMaterial());
    this.#stand.castShadow = this.#stand.receiveShadow = true;
    this.#daylight.cover(7, 7);
    this.scene.background = this.#daylight.background;
    this.#stand.position.set(3.5, 0, 3.5);
    this.#crowd.group.position.set(3.5, 0.14, 3.5);
    this.scene.add(this.#stand, this.#crowd.group, this.#daylight.group);
    Object.assign(this.rig.goal, { x: 3.5, y: 0.98, z: 3.5, yaw: 0, pitch: 0.22, distance: 5.6 });
    this.rig.distanceRange = [2.6, 9];
    this.set(setting);
  }

  change(avatar: OfficeAvatar): void {
    this.#avatar = avatar;
    this.#greetUntil = this.#time + greeting;
    this.#wake();
  }

  update(seconds: number, _now: number, viewport: Viewport): boolean {
    this.#time += seconds;
    const greets = this.#time < this.#greetUntil && !this.#still;
    const goal = poseFor(poseInput(greets ? 'wave' : 'stand', this.#time));
    const share = 1 - Math.exp(-seconds / 0.1);
    let rest = Math.abs(this.#turnGoal - this.#turn);
    this.#turn += (this.#turnGoal - this.#turn) * (this.#still ? 1 : share);
    for (const key of poseKeys) {
      const step = goal[key] - this.#pose[key];
      rest = Math.max(rest, Math.abs(step));
      this.#pose[key] += step * share;
    }
    this.#crowd.draw([
      { avatar: this.#avatar, x: 0, y: 0, z: 0, heading: this.#turn, pose: this.#pose, far: false },
    ]);
    const gliding = this.rig.update(seconds, viewport);
    return greets || rest > 0.003 || gliding;
  }

  tap(): void {
    this.#greetUntil = this.#time + greeting;
    this.#wake();
  }

  hover(): boolean {
    return false;
  }

  drag(dx: number): boolean {
    this.#turnGoal += dx * 0.012;
    this.#wake();
    return true;
  }

  command(name: Command): void {
    if (name === 'turnLeft') this.#turnGoal -= Math.PI / 4;
    else if (name === 'turnRight') this.#turnGoal += Math.PI / 4;
    else if (name === 'zoomIn') this.rig.zoom(1.2);
    else if (name === 'zoomOut') this.rig.zoom(0.83);
    else if (name === 'wave') this.tap();
    this.#wake();
  }

  set(setting: Setting): void {
    this.#daylight.setAppearance(setting.appearance);
    this.#daylight.setLevel(setting.level);
    this.#still = setting.reducedMotion;
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#wake();
  }

  shown(): void {
    this.rig.cut();
    this.#wake();
  }

  dispose(): void {
    this.#crowd.dispose();
    this.#daylight.dispose();
    this.#stand.geometry.dispose();
    (this.#stand.material as MeshLambertMaterial).dispose();
  }
}

function poseInput(state: 'stand' | 'wave', time: number) {
  return { state, time, nature: 0.35, walked: 0, speed: 0, seatHeight: 0.47, atDesk: false };
}

/** A round platform in a corner of the office: floor, a lamp, plants. */
function makeStand() {
  const m = new Mesher();
  const kit = (place: { x: number; z: number }, name: string) => ({
    solid: m.at(place),
    detail: m.at(place),
    glass: m.at(place),
    width: 0.5,
    depth: 0.5,
    tint: undefined,
    random: randomFor(name),
  });
  m.cylinder(2.75, 2.75, 0.16, { color: palette.oak }, { y: -0.16 }, 72);
  m.cylinder(2.62, 2.62, 0.002, { color: '#e6d8c2' }, {}, 72);
  m.cylinder(1.5, 1.5, 0.03, { color: tintColors.iris }, { y: 0 }, 48);
  m.cylinder(1.36, 1.36, 0.032, { color: '#b5b5e2' }, { y: 0 }, 48);
  m.cylinder(0.72, 0.68, 0.14, { color: palette.white }, {}, 48);
  m.cylinder(0.58, 0.58, 0.004, { color: palette.oak }, { y: 0.139 }, 48);
  floorLamp(kit({ x: -1.55, z: -1.25 }, 'lamp'));
  plant(kit({ x: 1.5, z: -1.2 }, 'plant'));
  plant(kit({ x: 1, z: -1.95 }, 'other plant'));
  const geometry = m.geometry();
  return geometry;
}
