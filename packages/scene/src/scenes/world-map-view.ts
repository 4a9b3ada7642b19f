import {
  Box3,
  CircleGeometry,
  Color,
  DynamicDrawUsage,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Scene,
  Vector3,
} from 'three';
import { compileFloorPlan } from '@office/scene-bridge/floor-plan';
import type { FloorPlan } from '@office/scene-bridge/floor-plan';
import { CameraRig } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import type { Viewport } from '../engine/stage.ts';
import type { FloorSummary } from '../net/office-api.ts';
import { Crowd } from '../people/crowd.ts';
import type { Drawn } from '../people/crowd.ts';
import { NamePlates } from '../people/name-plates.ts';
import type { Plate } from '../people/name-plates.ts';
import { presenceColors } from '../people/presence.ts';
import { rayAt } from './pointing.ts';
import type { Axis, Setting, View } from './view.ts';
import { FloorCard } from './world-map/floor-card.ts';
import { FloorPeople } from './world-map/floor-people.ts';
import type { WatchFloor } from './world-map/floor-people.ts';
import { frame } from './world-map/framing.ts';
import type { Framing, Spot } from './world-map/framing.ts';
import { layOut, neighbour } from './world-map/layout.ts';
import type { Extent, Layout } from './world-map/layout.ts';
import { MiniFloor } from './world-map/mini-floor.ts';
import { makeTable } from './world-map/table.ts';

/** How the table is looked at. */
const looking = { yaw: 0.3, pitch: 0.86 };
/** Floors whose people are shown; of the others only the count is. */
const watched = 6;
const capacity = 400;
/** CSS pixels for a card in front of its floor. */
const cardRoom = 68;
/** People are drawn larger than the house, so that one can see them. */
const larger = 1.5;

interface Story {
  summary: FloorSummary;
  model: MiniFloor;
  people: FloorPeople | undefined;
  card: FloorCard;
  desks: number;
  bounds: Box3;
  /** Its left back corner. */
  corner: { x: number; z: number };
}

const meeting = new Vector3();
const point = new Vector3();

export interface WorldMapOptions {
  floors: readonly { summary: FloorSummary; plan: FloorPlan }[];
  /** The floor that one is on, and who one is. */
  current: string;
  userId: string;
  setting: Setting;
  watch: WatchFloor;
  choose(floor: FloorSummary): void;
  wake(): void;
}

/** The organisation's floors as small models on a table: who is where, how busy; a click goes there. */
export class WorldMapView implements View {
  readonly scene = new Scene();
  readonly overlay = new Scene();
  readonly flat = new Scene();
  readonly rig = new CameraRig();
  readonly #options: WorldMapOptions;
  readonly #daylight = new Daylight();
  readonly #plates = new NamePlates();
  readonly #crowd = new Crowd(capacity);
  readonly #spots = makeSpots();
  readonly #stories: Story[];
  /** What the lamps of so many rooms throw back. */
  readonly #glow = new HemisphereLight('#fff0d8', '#6a6078', 0);
  #table: ReturnType<typeof makeTable> | undefined;
  #layout: Layout = { places: [], width: 0, depth: 0 };
  #setting: Setting;
  #fitted = '';
  #lit: number | undefined;
  #steered = { right: 0, forward: 0 };

  constructor(options: WorldMapOptions) {
    const { floors, setting, watch, wake } = options;
    this.#options = options;
    this.#setting = setting;
    this.#stories = floors.map(({ summary, plan }, i) => {
      const floor = compileFloorPlan(plan);
      const people =
        i < watched && !summary.blocked
          ? new FloorPeople(floor, summary.id, watch, wake)
          : undefined;
      return {
        summary,
        people,
        model: new MiniFloor(floor, setting.language),
        card: new FloorCard(),
        desks: plan.seats.filter(({ kind }) => kind === 'DESK').length,
        bounds: new Box3(),
        corner: { x: 0, z: 0 },
      };
    });
    for (const { model, card } of this.#stories) {
      this.scene.add(model.group);
      this.flat.add(card.board.mesh);
    }
    this.#crowd.group.scale.setScalar(larger);
    this.scene.add(this.#glow, this.#daylight.group, this.#crowd.group, this.#spots);
    this.scene.background = this.#daylight.background;
    this.overlay.add(this.#plates.mesh);
    this.set(setting);
  }

  update(seconds: number, now: number, viewport: Viewport, axis: Axis): boolean {
    this.#fit(viewport);
    this.#steer(axis);
    const gliding = this.rig.update(seconds, viewport);
    let moving = false;
    for (const { people } of this.#stories)
      if (people?.update(seconds, now, this.#setting.reducedMotion)) moving = true;
    this.#drawPeople(viewport);
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
    this.#daylight.setAppearance(setting.appearance);
    this.#daylight.setLevel(setting.level);
    this.#glow.intensity = setting.appearance === 'dark' ? 1.15 : 0;
    this.#plates.setAppearance(setting.appearance);
    this.#setTable();
    for (const { model } of this.#stories) model.setLanguage(setting.language);
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#options.wake();
  }

  shown(viewport: Viewport): void {
    this.#fit(viewport);
    this.rig.cut();
    this.#options.wake();
  }

  dispose(): void {
    for (const { model, people, card } of this.#stories) {
      model.dispose();
      people?.dispose();
      card.dispose();
    }
    this.#crowd.dispose();
    this.#spots.geometry.dispose();
    this.#spots.material.dispose();
    this.#spots.dispose();
    this.#disposeTable();
    this.#plates.dispose();
    this.#daylight.dispose();
  }

  /** Puts the floors as the free part of the window is, and looks at all of them. */
  #fit(viewport: Viewport): void {
    const { left, right } = this.rig.inset;
    const key = [viewport.width, viewport.height, left, right].join();
    if (key === this.#fitted) return;
    const turn = this.#fitted === '' ? looking : {};
    this.#fitted = key;
    const sizes = this.#stories.map(({ model }) => seenFrom(model.floor.plan.size, looking.yaw));
    let best: { layout: Layout; shot: Framing } | undefined;
    for (let columns = 1; columns <= Math.max(1, sizes.length); columns++) {
      const found = this.#try(sizes, columns, viewport);
      if (!best || found.shot.scale > best.shot.scale) best = found;
    }
    if (!best) return;
    this.#arrange(best.layout);
    const { scale, ...goal } = best.shot;
    Object.assign(this.rig.goal, goal, turn);
    this.rig.distanceRange = [goal.distance * 0.25, goal.distance * 1.2];
    this.rig.camera.far = goal.distance * 3;
  }

  /** A layout, with room for the cards between the rows, and how large it can be seen. */
  #try(sizes: readonly Extent[], columns: number, viewport: Viewport) {
    const gap = { x: 3, z: 8 };
    const look = (layout: Layout) =>
      frame(
        layout.places.flatMap((place, i) =>
          cornersOf(this.#onTable(place), this.#stories[i]!.model.floor.plan.size),
        ),
        looking,
        viewport,
        this.rig.inset,
        { top: 18, bottom: cardRoom, side: 14 },
      );
    let layout = layOut(sizes, columns, gap);
    let shot = look(layout);
    for (let i = 0; i < 4; i++) {
      gap.z = cardRoom / shot.scale / Math.sin(looking.pitch);
      layout = layOut(sizes, columns, gap);
      shot = look(layout);
    }
    return { layout, shot };
  }

  /** The table lies as the camera first sees it: its rows run across the picture. */
  #onTable({ x, z }: { x: number; z: number }) {
    const [c, s] = [Math.cos(looking.yaw), Math.sin(looking.yaw)];
    return { x: x * c + z * s, z: z * c - x * s };
  }

  #arrange(layout: Layout): void {
    this.#layout = layout;
    this.#stories.forEach((story, i) => {
      const { model, bounds } = story;
      const { width, depth } = model.floor.plan.size;
      const middle = this.#onTable(layout.places[i]!);
      story.corner = { x: middle.x - width / 2, z: middle.z - depth / 2 };
      const { x, z } = story.corner;
      model.group.position.set(x, 0, z);
      bounds.min.set(x - 1.5, -0.9, z - 1.5);
      bounds.max.set(x + width + 1.5, 1.6, z + depth + 1.5);
    });
    const reach = Math.hypot(layout.width, layout.depth) / Math.SQRT2;
    this.#daylight.cover(reach, reach);
    this.#daylight.group.position.set(-reach / 2, 0, -reach / 2);
    this.#setTable();
  }

  #setTable(): void {
    this.#disposeTable();
    this.#table = makeTable(this.#layout, this.#setting.appearance);
    this.scene.add(this.#table);
  }

  #disposeTable(): void {
    if (!this.#table) return;
    this.#table.removeFromParent();
    this.#table.geometry.dispose();
    this.#table.material.map?.dispose();
    this.#table.material.dispose();
  }

  #drawPeople(viewport: Viewport): void {
    const figures: Drawn[] = [];
    const plates: Plate[] = [];
    const matrix = new Matrix4();
    let spots = 0;
    this.#stories.forEach(({ people, summary, corner: { x, z } }, i) => {
      for (const person of people?.people() ?? []) {
        if (figures.length >= capacity) break;
        const self = person.userId === this.#options.userId && summary.id === this.#options.current;
        const place = { x: x + person.x, z: z + person.z };
        figures.push({
          avatar: person.info.avatar,
          x: place.x / larger,
          y: 0,
          z: place.z / larger,
          heading: person.heading,
          pose: person.pose,
          far: true,
        });
        matrix.makeRotationX(-Math.PI / 2).setPosition(place.x, 0.05, place.z);
        this.#spots.setMatrixAt(spots, matrix);
        this.#spots.setColorAt(spots++, spotColors[person.info.status]);
        if (i !== this.#lit && !self) continue;
        plates.push({
          id: `${summary.id}:${person.userId}`,
          name: person.info.name,
          status: person.info.status,
          self,
          x: place.x,
          y: person.plateHeight * larger,
          z: place.z,
        });
      }
    });
    this.#spots.count = spots;
    this.#spots.instanceMatrix.needsUpdate = true;
    if (this.#spots.instanceColor) this.#spots.instanceColor.needsUpdate = true;
    this.#crowd.draw(figures);
    this.#plates.draw(plates, this.rig.camera, viewport);
  }

  #drawCards(viewport: Viewport): void {
    const { left, right } = this.rig.inset;
    this.#stories.forEach((story, i) => {
      const { summary, people, model, card, desks } = story;
      card.paint(
        {
          name: model.floor.plan.name[this.#setting.language] || summary.name,
          people: people?.known ? people.count : summary.presentCount,
          desks,
          here: summary.id === this.#options.current,
          blocked: summary.blocked,
          lit: i === this.#lit,
        },
        this.#setting.language,
        this.#setting.appearance,
        viewport.ratio,
      );
      const low = cornersOf(middleOf(story), model.floor.plan.size)
        .map(({ x, y, z }) => point.set(x, y, z).project(this.rig.camera).y)
        .reduce((least, y) => Math.min(least, y));
      const { x, z } = middleOf(story);
      point.set(x, 0, z).project(this.rig.camera);
      card.place(
        (point.x * 0.5 + 0.5) * viewport.width,
        (0.5 - low * 0.5) * viewport.height - 2,
        left + 8,
        viewport.width - right - 8,
      );
    });
  }

  /** An arrow key goes to the next floor, once for each press. */
  #steer({ right, forward }: Axis): void {
    const before = this.#steered;
    this.#steered = { right, forward };
    if ((right === before.right && forward === before.forward) || (right === 0 && forward === 0))
      return;
    const current = this.#stories.findIndex(({ summary }) => summary.id === this.#options.current);
    const from = this.#lit ?? Math.max(0, current);
    this.#light(this.#lit === undefined ? from : neighbour(this.#layout, from, { right, forward }));
  }

  #light(index: number): void {
    this.#lit = index;
    this.#stories.forEach(({ model }, i) => model.light(i === index));
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

/** How much of the table a floor takes across and along the picture. */
function seenFrom({ width, depth }: Extent, yaw: number): Extent {
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))];
  return { width: width * c + depth * s, depth: width * s + depth * c };
}

const lawn = 1.9;

/** The corners of a floor with its lawn, around its middle. */
function cornersOf(middle: { x: number; z: number }, { width, depth }: Extent): Spot[] {
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((along) => ({
      x: middle.x + across * (width / 2 + lawn),
      y: along < 0 ? 2.5 : -0.9,
      z: middle.z + along * (depth / 2 + lawn),
    })),
  );
}

function middleOf({ corner, model }: Story) {
  const { width, depth } = model.floor.plan.size;
  return { x: corner.x + width / 2, z: corner.z + depth / 2 };
}

const spotColors = Object.fromEntries(
  Object.entries(presenceColors).map(([status, color]) => [status, new Color(color)]),
) as Record<keyof typeof presenceColors, Color>;

/** A disc of presence under everyone. */
function makeSpots() {
  const spots = new InstancedMesh(
    new CircleGeometry(0.62, 24),
    new MeshBasicMaterial({ transparent: true, opacity: 0.85, depthWrite: false }),
    capacity,
  );
  spots.instanceMatrix.setUsage(DynamicDrawUsage);
  spots.count = 0;
  spots.frustumCulled = false;
  return spots;
}
