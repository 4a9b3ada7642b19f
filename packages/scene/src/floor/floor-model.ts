import { planDecorSizes } from '@office/vocabulary';
import type { GraphicsQuality, SeatState } from '@office/vocabulary';
import { Frustum, Group, Matrix4, Mesh, Sphere, Vector3 } from 'three';
import type { BufferGeometry, Camera, Material, Texture } from 'three';
import type { Door, Seat, Wall } from '@office/world/floor-plan';
import type { FloorGeometry, Point } from '@office/world/geometry';
import { glassMaterial, officeMaterial } from '../engine/materials.ts';
import { buildDesk, buildSeat, decorBuilders } from '../furniture/catalogue.ts';
import { Mesher } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';
import { randomFor } from '../shapes/random.ts';
import { Fixtures, hasMovingChair } from './fixtures.ts';
import type { DoorLeaf, MovingChair, MovingDoor, Visitor } from './fixtures.ts';
import { Ground } from './ground.ts';
import { MovingPart } from './moving-part.ts';
import type { VertexRange } from './moving-part.ts';
import { Partitions } from './partitions.ts';
import { makeLawn, plantGarden } from './garden.ts';
import { buildNeighbourhood } from './neighbourhood.ts';
import { bakeLamps, lampsOf } from './lamps.ts';
import { RoomLights } from './room-lights.ts';
import { SeatMarks } from './seat-marks.ts';
import { buildWall, leavesOf, sideOf, sides } from './walls.ts';
import type { Leaf, Side, WallMeshers } from './walls.ts';

/** Static geometry is merged in squares of this size in metres, so that frustum culling can skip them. */
const chunkSize = 12;

export class FloorModel {
  readonly group = new Group();
  readonly floor: FloorGeometry;
  readonly #geometries: BufferGeometry[] = [];
  readonly #materials: Material[] = [];
  readonly #textures: Texture[] = [];
  readonly #casters: BufferGeometry[] = [];
  readonly #highWalls = new Map<Side, Mesh[]>();
  readonly #partitions: Partitions;
  readonly #ground: Ground;
  readonly #marks: SeatMarks;
  readonly #fixtures: Fixtures | undefined;
  readonly #lights: RoomLights | undefined;

  /** `garden`: adds the surroundings of the house. `plain`: uses simpler shapes. */
  constructor(
    floor: FloorGeometry,
    level: GraphicsQuality,
    options: { garden: boolean; plain: boolean },
  ) {
    this.floor = floor;
    const { plain } = options;
    this.#partitions = new Partitions(floor.plan, () => new Mesher({ shadeFloor: true, plain }));
    if (options.garden) this.#lights = new RoomLights(floor.plan);
    const moving = this.#build(options);
    if (options.garden) this.#fixtures = new Fixtures(floor.plan.size, moving.doors, moving.chairs);
    this.#ground = new Ground(floor, level, this.#casters, this.#lights);
    this.#marks = new SeatMarks(floor.plan.seats);
    this.group.add(this.#ground.mesh, this.#marks.group);
  }

  /** Opens outer walls towards the camera, and inner walls between it and the places. */
  openTowards(camera: Camera, places: readonly Point[]): boolean {
    const { width, depth } = this.floor.plan.size;
    const { x, z } = camera.position;
    const outside: Record<Side, boolean> = {
      north: z < depth * 0.1,
      south: z > depth * 0.9,
      west: x < width * 0.1,
      east: x > width * 0.9,
    };
    let changed = this.#partitions.openBetween(camera.position, places);
    for (const side of sides) {
      for (const mesh of this.#highWalls.get(side) ?? []) {
        changed ||= mesh.visible === outside[side];
        mesh.visible = !outside[side];
      }
    }
    return changed;
  }

  /** Returns whether a visible part still moves. */
  reactTo(people: readonly Visitor[], seconds: number, camera: Camera, motion: boolean): boolean {
    frustum.setFromProjectionMatrix(
      view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
    );
    const isMoving = this.#fixtures?.update(people, seconds, { motion, isInView }) ?? false;
    const isFading = this.#lights?.update(people, seconds, motion) ?? false;
    return isMoving || isFading;
  }

  /** State of the parts that react to people, for tests. */
  get reactions(): { openDoors: number; chairs: string[]; lights: string[] } {
    return {
      openDoors: this.#fixtures?.doors.filter((share) => share > 0.5).length ?? 0,
      chairs: this.#fixtures?.rolledOut ?? [],
      lights: this.#lights?.lit ?? [],
    };
  }

  openAll(): void {
    for (const mesh of [...this.#highWalls.values()].flat()) mesh.visible = false;
  }

  setSeats(states: ReadonlyMap<string, SeatState>): void {
    this.#marks.set(states);
  }

  point(at: Point | undefined): void {
    this.#marks.point(at);
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of this.#materials) material.dispose();
    this.#marks.dispose();
    this.#ground.dispose();
    for (const texture of this.#textures) texture.dispose();
  }

  #build({ garden, plain }: { garden: boolean; plain: boolean }): {
    doors: MovingDoor[];
    chairs: MovingChair[];
  } {
    const { plan } = this.floor;
    const lamps = lampsOf(plan);
    const chunks = new Map<string, Mesher>();
    const chunkAt = (x: number, z: number) => {
      const key = `${Math.floor(x / chunkSize)},${Math.floor(z / chunkSize)}`;
      const chunk = chunks.get(key) ?? new Mesher({ shadeFloor: true, plain });
      chunks.set(key, chunk);
      return chunk;
    };
    const glass = new Mesher({ plain });
    const outer = new Map<Side, { high: Mesher; glass: Mesher }>();
    for (const side of sides)
      outer.set(side, { high: new Mesher({ plain }), glass: new Mesher({ plain }) });

    const partitions = this.#partitions;
    const leaves: BuiltLeaf[] = [];
    const seats: BuiltChair[] = [];
    for (const wall of plan.walls) {
      const side = sideOf(plan, wall);
      const low = chunkAt((wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2);
      const own = side && outer.get(side);
      const high = partitions.mesherOf(wall) ?? low;
      const into = own ? { low, ...own } : { low, high, glass };
      buildWall(plan, wall, into);
      for (const door of plan.doors) {
        if (door.wallId === wall.id) leaves.push(...buildLeaves(wall, door, into));
      }
    }
    for (const item of plan.desks) {
      const chunk = chunkAt(item.x, item.z);
      const place = { x: item.x, z: item.z, ry: item.heading };
      buildDesk({
        solid: chunk.at(place),
        detail: chunk.at(place),
        glass: glass.at(place),
        width: item.width,
        depth: item.depth,
        tint: undefined,
        random: randomFor(item.id),
      });
    }
    plan.decor.forEach((item, index) => {
      const build = decorBuilders[item.kind];
      if (!build) return;
      const chunk = chunkAt(item.x, item.z);
      const place = { x: item.x, z: item.z, ry: item.heading };
      // Decor attached to a wall is hidden with it; decor in front of it stays.
      const wall = planDecorSizes[item.kind].solid ? undefined : partitions.mesherAt(item);
      build({
        solid: (wall ?? chunk).at(place),
        detail: (wall ?? chunk).at(place),
        glass: glass.at(place),
        width: item.width ?? planDecorSizes[item.kind].width,
        depth: item.depth ?? planDecorSizes[item.kind].depth,
        tint: item.tint,
        random: randomFor(`${item.kind}-${index}`),
      });
    });
    for (const seat of plan.seats) {
      const random = randomFor(seat.id);
      const ry = seat.heading + (seat.kind === 'DESK' ? (random() - 0.5) * 0.5 : 0);
      const mesher = chunkAt(seat.x, seat.z);
      const from = mesher.vertexCount;
      buildSeat(seat.kind, mesher.at({ x: seat.x, z: seat.z, ry }), random);
      const range = { mesher, from, to: mesher.vertexCount };
      if (hasMovingChair(seat)) seats.push({ seat, skew: ry - seat.heading, range });
    }

    const roomLights = this.#lights?.uniform;
    const paint = officeMaterial({}, { baked: true, ...(roomLights && { roomLights }) });
    const pane = glassMaterial();
    this.#materials.push(paint, pane);
    const geometries = new Map<Mesher, BufferGeometry>();
    const add = (
      m: Mesher,
      material: Material,
      shadow: boolean,
      stands = shadow,
    ): Mesh | undefined => {
      if (m.empty) return undefined;
      const geometry = m.geometry();
      bakeLamps(geometry, lamps);
      this.#lights?.encode(geometry);
      geometries.set(m, geometry);
      this.#geometries.push(geometry);
      if (stands) this.#casters.push(geometry);
      const mesh = new Mesh(geometry, material);
      mesh.castShadow = shadow;
      mesh.receiveShadow = shadow;
      mesh.matrixAutoUpdate = false;
      this.group.add(mesh);
      return mesh;
    };
    for (const chunk of chunks.values()) add(chunk, paint, true);
    add(glass, pane, false);
    partitions.add((m) => add(m, paint, true));
    for (const [side, meshers] of outer) {
      const meshes = [add(meshers.high, paint, true), add(meshers.glass, pane, false)];
      this.#highWalls.set(
        side,
        meshes.filter((mesh) => mesh !== undefined),
      );
    }
    const slab = new Mesher();
    const { width, depth } = plan.size;
    slab.box(
      width + 0.5,
      0.35,
      depth + 0.5,
      { color: palette.linen },
      { x: width / 2, y: -0.36, z: depth / 2 },
      0.08,
    );
    add(slab, paint, true, false);
    const moving = movingParts(leaves, seats, geometries);
    if (!garden) return moving;
    const plants = new Mesher({ shadeFloor: true, plain });
    plantGarden(plan, plants);
    add(plants, paint, true, false);
    const around = add(buildNeighbourhood(plan.size), paint, false);
    if (around) around.frustumCulled = false;
    const lawn = makeLawn(plan);
    this.#geometries.push(lawn.geometry);
    this.#materials.push(lawn.material);
    if (lawn.material.map) this.#textures.push(lawn.material.map);
    this.group.add(lawn);
    return moving;
  }
}

interface BuiltRange extends VertexRange {
  mesher: Mesher;
}

interface BuiltLeaf {
  wall: Wall;
  door: Door;
  leaf: Leaf;
  ranges: BuiltRange[];
}

interface BuiltChair {
  seat: Seat;
  skew: number;
  range: BuiltRange;
}

function buildLeaves(wall: Wall, door: Door, into: WallMeshers): BuiltLeaf[] {
  return leavesOf(wall, door).map((leaf) => {
    const before = [into.high, into.glass].map((mesher) => ({
      mesher,
      from: mesher.vertexCount,
    }));
    leaf.build(into);
    const ranges = before.map(({ mesher, from }) => ({ mesher, from, to: mesher.vertexCount }));
    return { wall, door, leaf, ranges: ranges.filter(({ from, to }) => to > from) };
  });
}

/** Metres by which moving parts leave the bounds of their geometry. */
const reach = 1.3;

function movingParts(
  leaves: readonly BuiltLeaf[],
  seats: readonly BuiltChair[],
  geometries: ReadonlyMap<Mesher, BufferGeometry>,
): { doors: MovingDoor[]; chairs: MovingChair[] } {
  const partOf = ({ mesher, ...range }: BuiltRange, pivot: Point) =>
    new MovingPart(geometries.get(mesher)!, range, pivot);
  const doors = new Map<Door, MovingDoor & { leaves: DoorLeaf[] }>();
  for (const { wall, door, leaf, ranges } of leaves) {
    const [dx, dz] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const length = Math.hypot(dx, dz);
    const along = (at: number) => ({
      x: wall.from[0] + (dx * at) / length,
      z: wall.from[1] + (dz * at) / length,
    });
    const moving = doors.get(door) ?? {
      ...along(door.at),
      heading: Math.atan2(-dz, dx),
      leaves: [],
    };
    doors.set(door, moving);
    const pivot = along(leaf.at);
    moving.leaves.push({ hinge: leaf.hinge, parts: ranges.map((range) => partOf(range, pivot)) });
  }
  const chairs = seats.map(({ seat, skew, range }) => ({
    seat,
    skew,
    parts: [partOf(range, seat)],
  }));
  for (const { mesher } of [
    ...leaves.flatMap(({ ranges }) => ranges),
    ...seats.map((s) => s.range),
  ]) {
    const geometry = geometries.get(mesher)!;
    if (geometry.boundingSphere) continue;
    geometry.computeBoundingSphere();
    geometry.boundingSphere!.radius += reach;
  }
  return { doors: [...doors.values()], chairs };
}

const frustum = new Frustum();
const view = new Matrix4();
const around = new Sphere(new Vector3(), 1.4);

function isInView(x: number, z: number): boolean {
  around.center.set(x, 1, z);
  return frustum.intersectsSphere(around);
}
