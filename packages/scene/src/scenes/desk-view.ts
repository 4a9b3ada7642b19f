import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Scene,
} from 'three';
import type { MeshLambertMaterial } from 'three';
import type { OfficeAvatar } from '@office/scene-bridge';
import { CameraRig } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import { officeMaterial } from '../engine/materials.ts';
import type { Viewport } from '../engine/stage.ts';
import { buildDesk, buildSeat, decorBuilders } from '../furniture/catalogue.ts';
import { Crowd } from '../people/crowd.ts';
import { poseFor } from '../people/poses.ts';
import { Mesher } from '../shapes/mesher.ts';
import { palette, tintColors } from '../shapes/palette.ts';
import { randomFor } from '../shapes/random.ts';
import { textsFor } from '../texts.ts';
import type { Setting, View } from './view.ts';

/** Metres: the middle of the little room. */
const middle = 3;

/** One's own desk, close up; without one, an empty place that says so. */
export class DeskView implements View {
  readonly scene = new Scene();
  readonly overlay = undefined;
  readonly rig = new CameraRig();
  readonly #daylight = new Daylight();
  readonly #crowd = new Crowd(1);
  readonly #room: Mesh;
  readonly #sign: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #wake: () => void;
  #seat: string | undefined;
  #avatar: OfficeAvatar;
  #setting: Setting;

  constructor(seat: string | undefined, avatar: OfficeAvatar, setting: Setting, wake: () => void) {
    this.#seat = seat;
    this.#avatar = avatar;
    this.#setting = setting;
    this.#wake = wake;
    this.#room = new Mesh(makeRoom(seat ?? ''), officeMaterial());
    this.#room.castShadow = this.#room.receiveShadow = true;
    const texture = new CanvasTexture(document.createElement('canvas'));
    texture.colorSpace = SRGBColorSpace;
    this.#sign = new Mesh(new PlaneGeometry(0.62, 0.155), new MeshBasicMaterial({ map: texture }));
    this.#sign.position.set(middle, 0.9, middle + 0.405);
    this.#daylight.cover(6, 6);
    this.scene.background = this.#daylight.background;
    this.scene.add(this.#room, this.#sign, this.#crowd.group, this.#daylight.group);
    Object.assign(this.rig.goal, {
      x: middle,
      y: 0.85,
      z: middle + 0.1,
      yaw: 0.62,
      pitch: 0.4,
      distance: 8.2,
    });
    this.rig.distanceRange = [3.5, 12];
    this.set(setting);
  }

  setSeat(label: string | undefined): void {
    if (label === this.#seat) return;
    this.#seat = label;
    this.#paintSign();
    this.#wake();
  }

  change(avatar: OfficeAvatar): void {
    this.#avatar = avatar;
    this.#wake();
  }

  update(seconds: number, _now: number, viewport: Viewport): boolean {
    const seated = this.#seat !== undefined;
    const pose = poseFor({
      state: seated ? 'sit' : 'stand',
      time: 0,
      nature: 0.4,
      walked: 0,
      speed: 0,
      seatHeight: 0.49,
      atDesk: true,
    });
    const place = seated
      ? { x: middle, z: middle - 0.8, heading: 0 }
      : { x: middle + 1.15, z: middle - 0.6, heading: 2.8 };
    this.#crowd.draw([{ avatar: this.#avatar, ...place, y: 0, pose, far: false }]);
    return this.rig.update(seconds, viewport);
  }

  tap(): void {}

  hover(): boolean {
    return false;
  }

  drag(): boolean {
    return false;
  }

  command(name: Command): void {
    if (name === 'turnLeft') this.rig.orbit(-Math.PI / 8, 0);
    else if (name === 'turnRight') this.rig.orbit(Math.PI / 8, 0);
    else if (name === 'zoomIn') this.rig.zoom(1.2);
    else if (name === 'zoomOut') this.rig.zoom(0.83);
    this.#wake();
  }

  set(setting: Setting): void {
    this.#setting = setting;
    this.#daylight.setAppearance(setting.appearance);
    this.#daylight.setLevel(setting.level);
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#paintSign();
    this.#wake();
  }

  shown(): void {
    this.rig.cut();
    this.#wake();
  }

  dispose(): void {
    this.#crowd.dispose();
    this.#daylight.dispose();
    this.#room.geometry.dispose();
    (this.#room.material as MeshLambertMaterial).dispose();
    this.#sign.geometry.dispose();
    this.#sign.material.map?.dispose();
    this.#sign.material.dispose();
  }

  #paintSign(): void {
    const map = this.#sign.material.map as CanvasTexture;
    const canvas = map.image as HTMLCanvasElement;
    canvas.width = 496;
    canvas.height = 124;
    const context = canvas.getContext('2d');
    if (!context) return;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 496, 124);
    context.fillStyle = '#5b5bd6';
    context.fillRect(0, 0, 12, 124);
    context.fillStyle = '#2a2933';
    context.font = `600 ${this.#seat ? 60 : 30}px system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(this.#seat ?? textsFor(this.#setting.language).noDesk, 252, 64, 450);
    map.needsUpdate = true;
  }
}

function makeRoom(seed: string) {
  const m = new Mesher({ shadeFloor: true });
  const random = randomFor(`desk ${seed}`);
  const kit = (x: number, z: number, ry: number, width = 1, depth = 0.4) => ({
    solid: m.at({ x, z, ry }),
    detail: m.at({ x, z, ry }),
    glass: m.at({ x, z, ry }),
    width,
    depth,
    tint: 'iris' as const,
    random,
  });
  m.box(5.6, 0.16, 5.2, { color: palette.oak }, { x: middle, y: -0.16, z: middle }, 0.06);
  for (let i = 0; i < 26; i++)
    m.box(
      5.5,
      0.002,
      0.19,
      { color: i % 2 ? '#e4d2b5' : '#dbc5a3' },
      { x: middle, z: middle - 2.5 + i * 0.2 },
      0.001,
    );
  m.cylinder(1.75, 1.75, 0.012, { color: tintColors.iris }, { x: middle, z: middle - 0.4 }, 48);
  m.cylinder(1.6, 1.6, 0.014, { color: '#b9b9e0' }, { x: middle, z: middle - 0.4 }, 48);
  // The wall behind the owner; the camera looks over the desk at both.
  m.box(5.6, 1.5, 0.14, { color: palette.plaster }, { x: middle, z: middle - 2.5 }, 0.02);
  m.box(5.62, 0.04, 0.2, { color: palette.oak }, { x: middle, y: 1.5, z: middle - 2.5 }, 0.01);
  buildDesk(kit(middle, middle, 0, 1.6, 0.8));
  buildSeat('DESK', m.at({ x: middle, z: middle - 0.82 }), randomFor('own chair'));
  decorBuilders.BOOKSHELF?.(kit(middle - 1.6, middle - 2.2, 0, 1.6, 0.35));
  decorBuilders.PLANT?.(kit(middle + 1.9, middle - 2, 0));
  decorBuilders.FLOOR_LAMP?.(kit(middle + 1.3, middle - 1.9, 0));
  decorBuilders.CABINET?.(kit(middle + 0.3, middle - 2.2, 0, 1.2, 0.42));
  return m.geometry();
}
