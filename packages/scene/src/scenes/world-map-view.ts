import { Box3, Scene, Vector3 } from 'three';
import { compileFloorPlan } from '@office/scene-bridge/floor-plan';
import type { FloorPlan } from '@office/scene-bridge/floor-plan';
import { CameraRig } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import type { Viewport } from '../engine/stage.ts';
import { FloorModel } from '../floor/floor-model.ts';
import type { FloorSummary } from '../net/office-api.ts';
import { NamePlates } from '../people/name-plates.ts';
import { textsFor } from '../texts.ts';
import { rayAt } from './pointing.ts';
import type { Setting, View } from './view.ts';

/** Metres between one floor and the next above it. */
const storey = 11;
const meeting = new Vector3();

interface Story {
  summary: FloorSummary;
  model: FloorModel;
  bounds: Box3;
}

/** The organisation's floors above each other, with the number of people on each; a click goes there. */
export class WorldMapView implements View {
  readonly scene = new Scene();
  readonly overlay = new Scene();
  readonly rig = new CameraRig();
  readonly #plates = new NamePlates();
  readonly #daylight = new Daylight();
  readonly #stories: Story[] = [];
  readonly #choose: (floor: FloorSummary) => void;
  readonly #wake: () => void;
  #current: string;
  #setting: Setting;

  constructor(
    floors: readonly { summary: FloorSummary; plan: FloorPlan }[],
    current: string,
    setting: Setting,
    choose: (floor: FloorSummary) => void,
    wake: () => void,
  ) {
    this.#current = current;
    this.#setting = setting;
    this.#choose = choose;
    this.#wake = wake;
    let width = 0;
    let depth = 0;
    floors.forEach(({ summary, plan }, index) => {
      const model = new FloorModel(compileFloorPlan(plan), 'LOW', setting.language, {
        garden: false,
        plain: true,
      });
      model.openAll();
      const y = index * storey;
      model.group.position.set(-plan.size.width / 2, y, -plan.size.depth / 2);
      const half = { x: plan.size.width / 2, z: plan.size.depth / 2 };
      const bounds = new Box3(
        new Vector3(-half.x, y - 0.3, -half.z),
        new Vector3(half.x, y + 2, half.z),
      );
      this.#stories.push({ summary, model, bounds });
      this.scene.add(model.group);
      width = Math.max(width, plan.size.width);
      depth = Math.max(depth, plan.size.depth);
    });
    this.#daylight.cover(width, depth);
    this.#daylight.group.position.set(-width / 2, 0, -depth / 2);
    this.scene.add(this.#daylight.group);
    this.scene.background = this.#daylight.background;
    this.overlay.add(this.#plates.mesh);
    const tall = (floors.length - 1) * storey;
    Object.assign(this.rig.goal, {
      x: 0,
      y: tall / 2,
      z: 0,
      yaw: 0.62,
      pitch: 0.55,
      distance: Math.max(46, (tall + depth) * 1.95, width * 2),
    });
    this.rig.distanceRange = [20, this.rig.goal.distance * 1.6];
    this.set(setting);
  }

  update(seconds: number, _now: number, viewport: Viewport): boolean {
    const gliding = this.rig.update(seconds, viewport);
    const texts = textsFor(this.#setting.language);
    this.#plates.draw(
      this.#stories.map(({ summary, bounds }) => ({
        id: summary.id,
        name: `${summary.name}  ${texts.people(summary.presentCount)}`,
        status: undefined,
        self: summary.id === this.#current,
        x: 0,
        y: bounds.max.y + 2.4,
        z: bounds.min.z * 0.2,
      })),
      this.rig.camera,
      viewport,
    );
    return gliding;
  }

  tap(x: number, y: number, viewport: Viewport): void {
    const story = this.#under(x, y, viewport);
    if (story && !story.summary.blocked) this.#choose(story.summary);
  }

  hover(x: number, y: number, viewport: Viewport): boolean {
    return this.#under(x, y, viewport) !== undefined;
  }

  drag(): boolean {
    return false;
  }

  command(name: Command): void {
    if (name === 'turnLeft') this.rig.orbit(-Math.PI / 8, 0);
    else if (name === 'turnRight') this.rig.orbit(Math.PI / 8, 0);
    else if (name === 'zoomIn') this.rig.zoom(1.25);
    else if (name === 'zoomOut') this.rig.zoom(0.8);
    this.#wake();
  }

  set(setting: Setting): void {
    this.#setting = setting;
    this.#daylight.setAppearance(setting.appearance);
    // The storeys would shade each other: the map is drawn without the sun's shadows.
    this.#daylight.setLevel('LOW');
    this.#plates.setAppearance(setting.appearance);
    for (const { model } of this.#stories) model.setLanguage(setting.language);
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#wake();
  }

  shown(): void {
    this.rig.cut();
    this.#wake();
  }

  dispose(): void {
    for (const { model } of this.#stories) model.dispose();
    this.#plates.dispose();
    this.#daylight.dispose();
  }

  #under(x: number, y: number, viewport: Viewport): Story | undefined {
    const ray = rayAt(x, y, viewport, this.rig.camera);
    let nearest: Story | undefined;
    let least = Infinity;
    for (const story of this.#stories) {
      const hit = ray.intersectBox(story.bounds, meeting);
      if (!hit) continue;
      const distance = hit.distanceTo(ray.origin);
      if (distance >= least) continue;
      least = distance;
      nearest = story;
    }
    return nearest;
  }
}
