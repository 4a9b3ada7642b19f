import { planDecorSizes } from '@office/vocabulary';
import type { GraphicsQuality, SeatState } from '@office/vocabulary';
import { Group, Mesh } from 'three';
import type { BufferGeometry, Camera, Material, Texture } from 'three';
import type { FloorGeometry, Point } from '@office/world/geometry';
import { glassMaterial, officeMaterial } from '../engine/materials.ts';
import { buildDesk, buildSeat, decorBuilders } from '../furniture/catalogue.ts';
import { Mesher } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';
import { randomFor } from '../shapes/random.ts';
import { Ground } from './ground.ts';
import { Partitions } from './partitions.ts';
import { makeLawn, plantGarden } from './grounds.ts';
import { buildNeighbourhood } from './neighbourhood.ts';
import { bakeLamps, lampsOf } from './lamps.ts';
import { SeatMarks } from './seat-marks.ts';
import { buildWall, sideOf, sides } from './walls.ts';
import type { Side } from './walls.ts';

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

  /** `garden`: adds the surroundings of the house. `plain`: uses simpler shapes. */
  constructor(
    floor: FloorGeometry,
    level: GraphicsQuality,
    options: { garden: boolean; plain: boolean },
  ) {
    this.floor = floor;
    const { plain } = options;
    this.#partitions = new Partitions(floor.plan, () => new Mesher({ shadeFloor: true, plain }));
    this.#build(options);
    this.#ground = new Ground(floor, level, this.#casters);
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

  #build({ garden, plain }: { garden: boolean; plain: boolean }): void {
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
    for (const wall of plan.walls) {
      const side = sideOf(plan, wall);
      const low = chunkAt((wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2);
      const own = side && outer.get(side);
      const high = partitions.mesherOf(wall) ?? low;
      buildWall(plan, wall, own ? { low, ...own } : { low, high, glass });
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
      buildSeat(seat.kind, chunkAt(seat.x, seat.z).at({ x: seat.x, z: seat.z, ry }), random);
    }

    const paint = officeMaterial();
    const pane = glassMaterial();
    this.#materials.push(paint, pane);
    const add = (
      m: Mesher,
      material: Material,
      shadow: boolean,
      stands = shadow,
    ): Mesh | undefined => {
      if (m.empty) return undefined;
      const geometry = m.geometry();
      bakeLamps(geometry, lamps);
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
    if (!garden) return;
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
  }
}
