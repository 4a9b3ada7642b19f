import type { OfficeAvatar } from '@office/vocabulary';
import { Mesh, Scene, Vector3 } from 'three';
import type { MeshLambertMaterial } from 'three';
import { CameraRig } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import { officeMaterial } from '../engine/materials.ts';
import type { Viewport } from '../engine/stage.ts';
import { Tooltip } from '../engine/tooltip.ts';
import type { TooltipContent } from '../engine/tooltip.ts';
import { bakeLamps } from '../floor/lamps.ts';
import { Mesher } from '../shapes/mesher.ts';
import { textsFor } from '../texts.ts';
import { palette } from '../shapes/palette.ts';
import { emptyDesk } from '../net/desk-contents.ts';
import type { DeskContents } from '../net/desk-contents.ts';
import { DeskOwner } from './desk/owner.ts';
import { Paper } from './desk/papers.ts';
import { buildRoom, desk, lamps } from './desk/room.ts';
import { DeskObjects } from './desk/things.ts';
import type { Spot } from './desk/things.ts';
import { rayAt } from './pointing.ts';
import type { Setting, View } from './view.ts';
import { frameSpots } from './framing.ts';

const looking = { yaw: 0.1, pitch: 0.3 };
/** Bounds of the desk in metres; `withOwner` extends them on wide viewports. */
const bounds = { left: -1.4, right: 1.44, withOwner: 2.02, top: 2.1 };
const minute = 60_000;

export interface DeskViewOptions {
  /** Undefined if the member has no assigned seat. */
  seat: string | undefined;
  avatar: OfficeAvatar;
  setting: Setting;
  open(route: string): void;
  wake(): void;
}

export class DeskView implements View {
  readonly scene = new Scene();
  readonly overlay = undefined;
  readonly hud = new Scene();
  readonly rig = new CameraRig();
  readonly #options: DeskViewOptions;
  readonly #daylight = new Daylight();
  readonly #owner: DeskOwner;
  readonly #tip: Tooltip;
  readonly #room: Mesh;
  readonly #sign = new Paper(0.5, 0.1, 900);
  #objects: DeskObjects;
  #contents = emptyDesk;
  #pointed: Spot | undefined;
  #seat: string | undefined;
  #setting: Setting;
  #fitted = '';
  #isOwnerPresent = false;
  #ticking: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DeskViewOptions) {
    this.#options = options;
    this.#seat = options.seat;
    this.#owner = new DeskOwner(options.avatar);
    this.#setting = options.setting;
    const room = new Mesher({ shadeFloor: true });
    buildRoom(room);
    const geometry = room.geometry();
    bakeLamps(geometry, lamps);
    this.#room = new Mesh(geometry, officeMaterial());
    this.#room.castShadow = this.#room.receiveShadow = true;
    this.#sign.mesh.position.set(0.3, desk.top - 0.105, 0.305);
    // Sunlight comes over the owner's left shoulder, so that the wall does not shade the desk.
    this.#daylight.fitTo(5, 5);
    this.#daylight.group.position.set(2.5, 0, 1.6);
    this.#daylight.group.rotation.y = Math.PI * 0.86;
    this.scene.background = this.#daylight.background;
    this.scene.add(this.#room, this.#sign.mesh, this.#owner.group, this.#daylight.group);
    this.#tip = new Tooltip(options.wake);
    this.hud.add(this.#tip.mesh);
    this.#objects = this.#layOut();
    this.rig.distanceRange = [2.2, 14];
    this.set(options.setting);
    this.#tick();
  }

  setSeat(label: string | undefined): void {
    if (label === this.#seat) return;
    this.#seat = label;
    this.#paintSign();
    this.#options.wake();
  }

  setContents(contents: DeskContents): void {
    if (JSON.stringify(contents) === JSON.stringify(this.#contents)) return;
    this.#contents = contents;
    this.#rebuild();
  }

  change(avatar: OfficeAvatar): void {
    this.#owner.avatar = avatar;
    this.#rebuild();
  }

  update(seconds: number, now: number, viewport: Viewport): boolean {
    this.#fit(viewport);
    const gliding = this.rig.update(seconds, viewport);
    const moving = this.#owner.update(seconds, this.#isOwnerPresent, this.#setting.reducedMotion);
    this.#tip.update(
      this.#label(viewport),
      now,
      viewport,
      this.rig.inset,
      this.#setting.appearance,
    );
    return gliding || moving;
  }

  tap(x: number, y: number, viewport: Viewport): void {
    const spot = this.#under(x, y, viewport);
    if (spot) this.#options.open(spot.route);
  }

  hover(x: number, y: number, viewport: Viewport): boolean {
    const spot = this.#under(x, y, viewport);
    if (spot?.id !== this.#pointed?.id) {
      this.#pointed = spot;
      this.#options.wake();
    }
    return spot !== undefined;
  }

  leave(): void {
    if (this.#pointed) this.#options.wake();
    this.#pointed = undefined;
  }

  drag(): boolean {
    return false;
  }

  command(name: Command): void {
    if (name === 'turnLeft') this.rig.orbit(-Math.PI / 10, 0);
    else if (name === 'turnRight') this.rig.orbit(Math.PI / 10, 0);
    else if (name === 'zoomIn') this.rig.zoom(1.2);
    else if (name === 'zoomOut') this.rig.zoom(0.83);
    else if (name === 'center') this.#fitted = '';
    else if (name === 'choose') this.#options.open('/my-desk');
    this.#options.wake();
  }

  set(setting: Setting): void {
    const isLanguageChanged = setting.language !== this.#setting.language;
    this.#setting = setting;
    this.#daylight.setTime(setting.daytime);
    this.#daylight.setLevel(setting.level);
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#paintSign();
    if (isLanguageChanged) this.#rebuild();
    this.#shine();
    this.#options.wake();
  }

  activate(viewport: Viewport): void {
    this.#fit(viewport);
    this.rig.jumpToGoal();
    this.#options.wake();
  }

  get tipText(): string | undefined {
    return this.#tip.text;
  }

  dispose(): void {
    clearTimeout(this.#ticking);
    this.#objects.dispose();
    this.#owner.dispose();
    this.#tip.dispose();
    this.#daylight.dispose();
    this.#room.geometry.dispose();
    (this.#room.material as MeshLambertMaterial).dispose();
    this.#sign.dispose();
  }

  #layOut(): DeskObjects {
    const { language } = this.#setting;
    const things = new DeskObjects(
      this.#contents,
      this.#owner.avatar,
      language,
      new Date(),
      this.#options.wake,
    );
    this.scene.add(things.group);
    return things;
  }

  #shine(): void {
    const strength = this.#setting.appearance === 'dark' ? 0.5 : 0.08;
    this.#objects.setEmission(strength);
    this.#sign.setEmission(strength);
  }

  #rebuild(): void {
    this.#objects.dispose();
    this.#objects = this.#layOut();
    this.#shine();
    this.#pointed = undefined;
    this.#daylight.refresh();
    this.#options.wake();
  }

  #tick(): void {
    const today = new Date().getDate();
    this.#ticking = setTimeout(
      () => {
        this.#objects.setTime(new Date());
        if (new Date().getDate() !== today) this.#rebuild();
        if (this.#contents.decorations.some(({ kind }) => kind === 'clock')) this.#options.wake();
        this.#tick();
      },
      minute - (Date.now() % minute),
    );
  }

  #fit(viewport: Viewport): void {
    const { left, right } = this.rig.inset;
    const key = [viewport.width, viewport.height, left, right].join();
    if (key === this.#fitted) return;
    const turn = this.#fitted === '' ? looking : {};
    this.#fitted = key;
    const free = viewport.width - left - right;
    this.#isOwnerPresent = free > viewport.height * 0.75;
    const reach = this.#isOwnerPresent ? bounds.withOwner : bounds.right;
    const corners = [bounds.left, reach].flatMap((x) => [
      { x, y: bounds.top, z: desk.wall },
      { x, y: 0.42, z: 0.35 },
    ]);
    const margins = { top: 10, bottom: 10, side: 4 };
    const { scale: _, ...goal } = frameSpots(corners, looking, viewport, this.rig.inset, margins);
    Object.assign(this.rig.goal, goal, turn);
  }

  #label({ width, height }: Viewport): TooltipContent | undefined {
    const spot = this.#pointed;
    if (!spot?.label) return undefined;
    const at = spot.top.clone().project(this.rig.camera);
    return {
      id: spot.id,
      text: spot.label.replaceAll('\n', ' '),
      at: { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height },
      side: 'top',
      immediate: true,
    };
  }

  #under(x: number, y: number, viewport: Viewport): Spot | undefined {
    const ray = rayAt(x, y, viewport, this.rig.camera);
    let nearest: Spot | undefined;
    let least = Infinity;
    for (const spot of this.#objects.spots) {
      const hit = ray.intersectBox(spot.bounds, meeting);
      const distance = hit ? hit.distanceTo(ray.origin) : Infinity;
      if (distance >= least) continue;
      least = distance;
      nearest = spot;
    }
    return nearest;
  }

  #paintSign(): void {
    const text = this.#seat ?? textsFor(this.#setting.language).noDesk;
    this.#sign.paint((context, width, height) => {
      context.fillStyle = palette.paper;
      context.beginPath();
      context.roundRect(0, 0, width, height, 12);
      context.fill();
      context.fillStyle = palette.accent;
      context.fillRect(0, 0, 10, height);
      context.fillStyle = palette.text;
      context.font = `600 ${height * (this.#seat ? 0.5 : 0.3)}px system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(text, width / 2 + 4, height / 2 + 1, width - 36);
    });
  }
}

const meeting = new Vector3();
