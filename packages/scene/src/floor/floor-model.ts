import type { GraphicsQuality, SeatState } from '@office/vocabulary';
import { Frustum, Group, Matrix4, Mesh, Sphere, Vector3 } from 'three';
import type { BufferGeometry, Camera, Material, Texture } from 'three';
import type { Door } from '@office/world/floor-plan';
import type { FloorGeometry, Point } from '@office/world/geometry';
import { glassMaterial, officeMaterial } from '../engine/materials.ts';
import { Mesher } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';
import { Fixtures } from './fixtures.ts';
import type { DoorLeaf, MovingChair, MovingDoor, Visitor } from './fixtures.ts';
import { Ground } from './ground.ts';
import { buildInterior } from './interior.ts';
import type { BuiltChair, BuiltLeaf, BuiltRange, OuterPart } from './interior.ts';
import { MovingPart } from './moving-part.ts';
import { Partitions } from './partitions.ts';
import { makeLawn, plantGarden } from './garden.ts';
import { buildNeighbourhood } from './neighbourhood.ts';
import { bakeLamps, lampsOf } from './lamps.ts';
import { RoomLights } from './room-lights.ts';
import { SeatMarks } from './seat-marks.ts';
import { SideWalls } from './side-walls.ts';
import { sides } from './walls.ts';
import type { Side } from './walls.ts';

interface AddedMesh {
  shadow: boolean;
  /** Part of the baked shadow on the floor. */
  castsOnFloor?: boolean;
  /** False for meshes out of reach of the lamps. */
  isLit?: boolean;
}

export class FloorModel {
  readonly group = new Group();
  readonly floor: FloorGeometry;
  readonly #geometries: BufferGeometry[] = [];
  readonly #materials: Material[] = [];
  readonly #textures: Texture[] = [];
  readonly #casters: BufferGeometry[] = [];
  readonly #surroundings: Mesh[] = [];
  readonly #outerWalls: SideWalls[] = [];
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
    const visible = sides.filter((side) => !outside[side]);
    const changes = [
      this.#partitions.openBetween(camera.position, places),
      ...this.#outerWalls.map((walls) => walls.show(visible)),
    ];
    return changes.includes(true);
  }

  /** Returns whether a visible part still moves. */
  reactTo(people: readonly Visitor[], seconds: number, camera: Camera, motion: boolean): boolean {
    frustum.setFromProjectionMatrix(
      view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
    );
    for (const mesh of this.#surroundings)
      mesh.visible = frustum.intersectsBox(mesh.geometry.boundingBox!);
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

  setSeats(states: ReadonlyMap<string, SeatState>): void {
    this.#marks.set(states);
  }

  point(at: Point | undefined): void {
    this.#marks.point(at);
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const walls of this.#outerWalls) walls.dispose();
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
    const partitions = this.#partitions;
    const { chunks, glass, outer, leaves, seats } = buildInterior(plan, partitions, plain);
    const roomLights = this.#lights?.uniform;
    const paint = officeMaterial({}, { baked: true, ...(roomLights && { roomLights }) });
    const pane = glassMaterial();
    this.#materials.push(paint, pane);
    const geometries = new Map<Mesher, BufferGeometry>();
    const add = (
      m: Mesher,
      material: Material,
      { shadow, castsOnFloor = shadow, isLit = true }: AddedMesh,
    ): Mesh | undefined => {
      if (m.empty) return undefined;
      const geometry = m.geometry();
      bakeLamps(geometry, isLit ? lamps : []);
      if (isLit) this.#lights?.encode(geometry);
      geometries.set(m, geometry);
      this.#geometries.push(geometry);
      if (castsOnFloor) this.#casters.push(geometry);
      const mesh = new Mesh(geometry, material);
      mesh.castShadow = shadow;
      mesh.receiveShadow = shadow;
      mesh.matrixAutoUpdate = false;
      this.group.add(mesh);
      return mesh;
    };
    for (const chunk of chunks) add(chunk, paint, { shadow: true });
    add(glass, pane, { shadow: false });
    partitions.add((m) => add(m, paint, { shadow: true }));
    const addOuter = ({ mesher, ends }: OuterPart, ...how: [Material, AddedMesh]) => {
      const mesh = add(mesher, ...how);
      if (mesh) this.#outerWalls.push(new SideWalls(mesh, ends));
    };
    addOuter(outer.high, paint, { shadow: true });
    addOuter(outer.glass, pane, { shadow: false });
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
    add(slab, paint, { shadow: true, castsOnFloor: false });
    const moving = movingParts(leaves, seats, geometries);
    if (!garden) return moving;
    const plants = new Mesher({ shadeFloor: true, plain });
    plantGarden(plan, plants);
    add(plants, paint, { shadow: true, castsOnFloor: false });
    for (const m of buildNeighbourhood(plan.size)) {
      const mesh = add(m, paint, { shadow: false, isLit: false });
      if (!mesh) continue;
      mesh.renderOrder = afterInterior;
      // `reactTo` culls by boxes: spheres around wide, low blocks would reach into almost every view.
      mesh.frustumCulled = false;
      mesh.geometry.computeBoundingBox();
      this.#surroundings.push(mesh);
    }
    const lawn = makeLawn(plan);
    this.#geometries.push(lawn.geometry);
    this.#materials.push(lawn.material);
    if (lawn.material.map) this.#textures.push(lawn.material.map);
    this.group.add(lawn);
    return moving;
  }
}

/** Drawn after the house, so that pixels hidden by the house are not computed. */
const afterInterior = 1;

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
