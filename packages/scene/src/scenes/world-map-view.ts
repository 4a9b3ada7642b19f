import { HemisphereLight, Scene, Vector3 } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';
import { CameraRig } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import type { Viewport } from '../engine/stage.ts';
import type { FloorSummary } from '../net/office-api.ts';
import { rayAt } from './pointing.ts';
import type { Axis, Setting, View } from './view.ts';
import { arrange, cornersOf, looking, lowestBetween, onTable } from './world-map/arrangement.ts';
import type { WatchFloor } from '../net/watch-floor.ts';
import { neighbour } from './world-map/layout.ts';
import type { Layout } from './world-map/layout.ts';
import { MapPeople } from './world-map/map-people.ts';
import { FloorModel } from './world-map/story.ts';
import { makeTable } from './world-map/table.ts';

/** Maximum number of other floors that show people; further floors show only the number. */
const maxFloorsWithPeople = 6;

const meeting = new Vector3();
const point = new Vector3();

export interface WorldMapOptions {
  floors: readonly { summary: FloorSummary; plan: FloorPlan }[];
  current: string;
  userId: string;
  setting: Setting;
  watch: WatchFloor;
  choose(floor: FloorSummary): void;
  wake(): void;
}

export class WorldMapView implements View {
  readonly scene = new Scene();
  readonly overlay = new Scene();
  readonly hud = new Scene();
  readonly rig = new CameraRig();
  readonly #options: WorldMapOptions;
  readonly #daylight = new Daylight();
  readonly #people = new MapPeople();
  readonly #stories: FloorModel[];
  readonly #glow = new HemisphereLight('#fff0d8', '#6a6078', 0);
  #table: ReturnType<typeof makeTable> | undefined;
  #layout: Layout = { places: [], width: 0, depth: 0 };
  #setting: Setting;
  #fitted = '';
  #lit: number | undefined;

  constructor(options: WorldMapOptions) {
    const { floors, setting, watch, wake, current } = options;
    this.#options = options;
    this.#setting = setting;
    this.#stories = floors.map((floor, i) => {
      const { id, blocked } = floor.summary;
      const live = (i < maxFloorsWithPeople || id === current) && !blocked;
      return new FloorModel(floor, live ? watch : undefined, wake);
    });
    for (const { model, card } of this.#stories) {
      this.scene.add(model.group);
      this.hud.add(card.board.mesh);
    }
    this.scene.add(this.#glow, this.#daylight.group, this.#people.group);
    this.scene.background = this.#daylight.background;
    this.overlay.add(this.#people.plates.mesh);
    this.set(setting);
  }

  update(seconds: number, now: number, viewport: Viewport): boolean {
    this.#fit(viewport);
    const gliding = this.rig.update(seconds, viewport);
    let moving = false;
    for (const { people } of this.#stories)
      if (people?.update(seconds, now, this.#setting.reducedMotion)) moving = true;
    const { userId, current: floorId } = this.#options;
    const isLit = (index: number) => index === this.#lit;
    this.#people.draw(this.#stories, { userId, floorId }, isLit, this.rig.camera, viewport);
    this.#drawCards(viewport);
    return gliding || moving;
  }

  tap(x: number, y: number, viewport: Viewport): void {
    const index = this.#under(x, y, viewport);
    if (index !== undefined) this.#choose(index);
  }

  hover(x: number, y: number, viewport: Viewport): boolean {
    const index = this.#under(x, y, viewport);
    if (index !== undefined && this.#lit !== index) this.#light(index);
    return index !== undefined && !this.#stories[index]!.summary.blocked;
  }

  drag(): boolean {
    return false;
  }

  /** Selects the next floor. The first step only highlights the current floor. */
  step(direction: Pick<Axis, 'right' | 'forward'>): void {
    const current = this.#stories.findIndex(({ summary }) => summary.id === this.#options.current);
    const next = this.#lit === undefined ? current : neighbour(this.#layout, this.#lit, direction);
    this.#light(Math.max(0, next));
  }

  command(name: Command): void {
    const { rig } = this;
    if (name === 'turnLeft') rig.orbit(-Math.PI / 8, 0);
    else if (name === 'turnRight') rig.orbit(Math.PI / 8, 0);
    else if (name === 'zoomIn') rig.zoom(1.25);
    else if (name === 'zoomOut') rig.zoom(0.8);
    else if (name === 'topView') rig.goal.pitch = rig.goal.pitch > 1.4 ? looking.pitch : 1.5;
    else if (name === 'center') this.#fitted = '';
    else if (name === 'choose' && this.#lit !== undefined) this.#choose(this.#lit);
    this.#options.wake();
  }

  set(setting: Setting): void {
    this.#setting = setting;
    this.#daylight.setTime(setting.daytime);
    this.#daylight.setLevel(setting.level);
    this.#glow.intensity = setting.appearance === 'dark' ? 1.15 : 0;
    this.#people.plates.setAppearance(setting.appearance);
    this.#people.plates.setLanguage(setting.language);
    this.#setTable();
    for (const { model } of this.#stories) {
      model.setDetailed(setting.level !== 'LOW');
    }
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#options.wake();
  }

  activate(viewport: Viewport): void {
    this.#fit(viewport);
    this.rig.jumpToGoal();
    this.#options.wake();
  }

  dispose(): void {
    for (const story of this.#stories) story.dispose();
    this.#people.dispose();
    this.#clearTable();
    this.#daylight.dispose();
    this.#glow.dispose();
  }

  #fit(viewport: Viewport): void {
    const { left, right } = this.rig.inset;
    const key = [viewport.width, viewport.height, left, right].join();
    if (key === this.#fitted) return;
    const turn = this.#fitted === '' ? looking : {};
    this.#fitted = key;
    const sizes = this.#stories.map(({ size }) => size);
    const arrangement = arrange(sizes, viewport, this.rig.inset);
    if (!arrangement) return;
    const { layout, shot } = arrangement;
    this.#layout = layout;
    this.#stories.forEach((story, i) => story.moveTo(onTable(layout.places[i]!)));
    const reach = Math.hypot(layout.width, layout.depth) / Math.SQRT2;
    this.#daylight.fitTo(reach, reach);
    this.#daylight.group.position.set(-reach / 2, 0, -reach / 2);
    this.#setTable();
    const { scale: _, ...goal } = shot;
    Object.assign(this.rig.goal, goal, turn);
    this.rig.distanceRange = [goal.distance * 0.25, goal.distance * 1.2];
    this.rig.camera.far = goal.distance * 3;
  }

  #setTable(): void {
    this.#clearTable();
    this.#table = makeTable(this.#layout, this.#setting.appearance);
    this.scene.add(this.#table);
  }

  #clearTable(): void {
    if (!this.#table) return;
    this.#table.removeFromParent();
    this.#table.geometry.dispose();
    this.#table.material.map?.dispose();
    this.#table.material.dispose();
  }

  #drawCards(viewport: Viewport): void {
    const { camera, inset } = this.rig;
    const { language, appearance } = this.#setting;
    this.#stories.forEach((story, i) => {
      const facts = story.facts(language);
      const isCurrent = story.summary.id === this.#options.current;
      story.card.paint(
        { ...facts, isCurrent, highlighted: i === this.#lit },
        language,
        appearance,
        viewport.ratio,
      );
      const project = (spot: { x: number; y: number; z: number }) => {
        point.set(spot.x, spot.y, spot.z).project(camera);
        return {
          x: (point.x * 0.5 + 0.5) * viewport.width,
          y: (0.5 - point.y * 0.5) * viewport.height,
        };
      };
      const { x, z } = story.middle;
      const middle = project({ x, y: 0, z }).x;
      const [a, b, c, d] = cornersOf({ x, z }, story.size).map(project);
      const half = story.card.board.size.width / 2;
      const top = lowestBetween([a!, b!, d!, c!], middle - half, middle + half) + 2;
      story.card.place(middle, top, inset.left + 8, viewport.width - inset.right - 8);
    });
  }

  #light(index: number): void {
    this.#lit = index;
    this.#stories.forEach(({ model }, i) => model.setHighlighted(i === index));
    this.#options.wake();
  }

  #choose(index: number): void {
    const { summary } = this.#stories[index]!;
    this.#light(index);
    if (!summary.blocked) this.#options.choose(summary);
  }

  #under(x: number, y: number, viewport: Viewport): number | undefined {
    const card = this.#stories.findIndex((story) => story.card.contains(x, y));
    if (card >= 0) return card;
    const ray = rayAt(x, y, viewport, this.rig.camera);
    let nearest: number | undefined;
    let least = Infinity;
    this.#stories.forEach(({ bounds }, i) => {
      const hit = ray.intersectBox(bounds, meeting);
      const distance = hit ? hit.distanceTo(ray.origin) : Infinity;
      if (distance >= least) return;
      least = distance;
      nearest = i;
    });
    return nearest;
  }
}
