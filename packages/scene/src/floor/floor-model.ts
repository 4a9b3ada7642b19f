import {
  CanvasTexture,
  Color,
  Group,
  InstancedMesh,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  RingGeometry,
  SRGBColorSpace,
  Vector3,
} from 'three';
import type { BufferGeometry, Camera, Material, Texture } from 'three';
import type { GraphicsLevel, Language } from '@office/scene-bridge';
import { decorSizes } from '@office/scene-bridge/floor-plan';
import type { FloorGeometry, Seat } from '@office/scene-bridge/floor-plan';
import { glassMaterial, lightUniforms, officeMaterial } from '../engine/materials.ts';
import { buildDesk, buildSeat, decorBuilders } from '../furniture/catalogue.ts';
import { Mesher } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';
import { randomFor } from '../shapes/random.ts';
import { paintFloor } from './floor-painting.ts';
import { makeLawn, plantGarden } from './grounds.ts';
import { bakeLamps, lampsOf, paintLampLight } from './lamps.ts';
import { buildWall, sideOf, sides } from './walls.ts';
import type { Side } from './walls.ts';

/** Metres: static geometry is merged in squares of this size, so that what is out of sight is not drawn. */
const chunkSize = 12;
const paintResolution: Record<GraphicsLevel, number> = { LOW: 36, MEDIUM: 72, HIGH: 110 };
const largestTexture = 4096;

export type SeatState = 'EMPTY' | 'SELECTED' | 'ACTIVE';
const seatColors = {
  ACTIVE: new Color('#5b5bd6'),
  SELECTED: new Color('#a89478'),
  EMPTY: new Color('#ffffff'),
};
/** Outer radius of a desk's ring: one's own is seen from afar, a free one only hints that it is. */
const ringSizes = { ACTIVE: 1.12, SELECTED: 1, EMPTY: 0.72 };

/** A floor plan made visible. */
export class FloorModel {
  readonly group = new Group();
  readonly floor: FloorGeometry;
  readonly #geometries: BufferGeometry[] = [];
  readonly #materials: Material[] = [];
  readonly #textures: Texture[] = [];
  readonly #details: Mesh[] = [];
  readonly #highWalls = new Map<Side, Mesh[]>();
  readonly #ground: Mesh<PlaneGeometry, MeshLambertMaterial>;
  readonly #desks: Seat[];
  readonly #rings: InstancedMesh;
  readonly #hover: Mesh;
  #pointed: Seat | undefined;
  #level: GraphicsLevel;
  #language: Language;

  /** `garden`: whether it stands in one, or is a model by itself; `plain`: with simpler shapes. */
  constructor(
    floor: FloorGeometry,
    level: GraphicsLevel,
    language: Language,
    options: { garden: boolean; plain: boolean },
  ) {
    this.floor = floor;
    this.#level = level;
    this.#language = language;
    this.#build(options);
    this.#ground = this.#buildGround();
    this.#desks = floor.plan.seats.filter(({ kind }) => kind === 'DESK');
    this.#rings = this.#buildRings();
    this.#hover = this.#buildHover();
    this.setLevel(level);
  }

  /** Opens the outer walls that stand between the camera and the rooms. */
  openTowards(camera: Camera): boolean {
    const { width, depth } = this.floor.plan.size;
    const { x, z } = camera.position;
    const outside: Record<Side, boolean> = {
      north: z < depth * 0.1,
      south: z > depth * 0.9,
      west: x < width * 0.1,
      east: x > width * 0.9,
    };
    let changed = false;
    for (const side of sides) {
      for (const mesh of this.#highWalls.get(side) ?? []) {
        changed ||= mesh.visible === outside[side];
        mesh.visible = !outside[side];
      }
    }
    return changed;
  }

  /** Opens all outer walls: a model to look into from any side. */
  openAll(): void {
    for (const mesh of [...this.#highWalls.values()].flat()) mesh.visible = false;
  }

  setLevel(level: GraphicsLevel): void {
    const repaint = level !== this.#level;
    this.#level = level;
    for (const mesh of this.#details) mesh.visible = level !== 'LOW';
    if (repaint) this.#paint();
  }

  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#paint();
  }

  /** Marks the desks that are taken, and one's own. */
  setSeats(states: ReadonlyMap<string, SeatState>): void {
    const matrix = new Matrix4();
    let count = 0;
    for (const seat of this.#desks) {
      const state = states.get(seat.id) ?? 'EMPTY';
      const size = ringSizes[state];
      matrix
        .makeRotationX(-Math.PI / 2)
        .scale(new Vector3(size, size, 1))
        .setPosition(seat.x, 0.012, seat.z);
      this.#rings.setMatrixAt(count, matrix);
      this.#rings.setColorAt(count, seatColors[state]);
      count++;
    }
    this.#rings.count = count;
    this.#rings.instanceMatrix.needsUpdate = true;
    if (this.#rings.instanceColor) this.#rings.instanceColor.needsUpdate = true;
  }

  /** Lights up the seat under the pointer; returns whether that is new. */
  point(seat: Seat | undefined): boolean {
    if (seat === this.#pointed) return false;
    this.#pointed = seat;
    this.#hover.visible = seat !== undefined;
    if (seat) this.#hover.position.set(seat.x, 0.014, seat.z);
    return true;
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of this.#materials) material.dispose();
    this.#rings.dispose();
    this.#ground.material.map?.dispose();
    for (const texture of this.#textures) texture.dispose();
  }

  #build({ garden, plain }: { garden: boolean; plain: boolean }): void {
    const { plan } = this.floor;
    const lamps = lampsOf(plan);
    const chunks = new Map<string, { solid: Mesher; detail: Mesher }>();
    const chunkAt = (x: number, z: number) => {
      const key = `${Math.floor(x / chunkSize)},${Math.floor(z / chunkSize)}`;
      let chunk = chunks.get(key);
      if (!chunk) {
        chunk = {
          solid: new Mesher({ shadeFloor: true, plain }),
          detail: new Mesher({ shadeFloor: true, plain }),
        };
        chunks.set(key, chunk);
      }
      return chunk;
    };
    const glass = new Mesher({ plain });
    const outer = new Map<Side, { high: Mesher; glass: Mesher }>();
    for (const side of sides)
      outer.set(side, { high: new Mesher({ plain }), glass: new Mesher({ plain }) });

    for (const wall of plan.walls) {
      const side = sideOf(plan, wall);
      const low = chunkAt((wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2).solid;
      const own = side && outer.get(side);
      buildWall(plan, wall, own ? { low, ...own } : { low, high: low, glass });
    }
    for (const item of plan.desks) {
      const chunk = chunkAt(item.x, item.z);
      const place = { x: item.x, z: item.z, ry: item.heading };
      buildDesk({
        solid: chunk.solid.at(place),
        detail: chunk.detail.at(place),
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
      build({
        solid: chunk.solid.at(place),
        detail: chunk.detail.at(place),
        glass: glass.at(place),
        width: item.width ?? decorSizes[item.kind].width,
        depth: item.depth ?? decorSizes[item.kind].depth,
        tint: item.tint,
        random: randomFor(`${item.kind}-${index}`),
      });
    });
    for (const seat of plan.seats) {
      const random = randomFor(seat.id);
      const ry = seat.heading + (seat.kind === 'DESK' ? (random() - 0.5) * 0.5 : 0);
      buildSeat(seat.kind, chunkAt(seat.x, seat.z).solid.at({ x: seat.x, z: seat.z, ry }), random);
    }

    const paint = officeMaterial();
    const pane = glassMaterial();
    this.#materials.push(paint, pane);
    const add = (m: Mesher, material: Material, shadow: boolean): Mesh | undefined => {
      if (m.empty) return undefined;
      const geometry = m.geometry();
      bakeLamps(geometry, lamps);
      this.#geometries.push(geometry);
      const mesh = new Mesh(geometry, material);
      mesh.castShadow = shadow;
      mesh.receiveShadow = shadow;
      mesh.matrixAutoUpdate = false;
      this.group.add(mesh);
      return mesh;
    };
    for (const { solid, detail } of chunks.values()) {
      add(solid, paint, true);
      const mesh = add(detail, paint, true);
      if (mesh) this.#details.push(mesh);
    }
    add(glass, pane, false);
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
    add(slab, paint, true);
    if (!garden) return;
    const plants = new Mesher({ shadeFloor: true, plain });
    plantGarden(plan, plants);
    const mesh = add(plants, paint, true);
    if (mesh) this.#details.push(mesh);
    const lawn = makeLawn(plan);
    this.#geometries.push(lawn.geometry);
    this.#materials.push(lawn.material);
    if (lawn.material.map) this.#textures.push(lawn.material.map);
    this.group.add(lawn);
  }

  #buildGround() {
    const { width, depth } = this.floor.plan.size;
    const geometry = new PlaneGeometry(width, depth);
    this.#geometries.push(geometry);
    const material = new MeshLambertMaterial();
    const lampMap = this.#texture(paintLampLight(this.floor.plan, 6));
    this.#textures.push(lampMap);
    material.onBeforeCompile = (shader) => {
      shader.uniforms['lampStrength'] = lightUniforms.lampStrength;
      shader.uniforms['lampMap'] = { value: lampMap };
      shader.fragmentShader = shader.fragmentShader
        .replace(
          '#include <common>',
          '#include <common>\nuniform float lampStrength; uniform sampler2D lampMap;',
        )
        .replace(
          '#include <emissivemap_fragment>',
          `#include <emissivemap_fragment>
           totalEmissiveRadiance += diffuseColor.rgb * texture2D(lampMap, vMapUv).rgb * lampStrength * 1.6;`,
        );
    };
    this.#materials.push(material);
    const mesh = new Mesh(geometry, material);
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.set(width / 2, 0, depth / 2);
    mesh.receiveShadow = true;
    this.group.add(mesh);
    this.#paintInto(material);
    return mesh;
  }

  #paint(): void {
    this.#paintInto(this.#ground.material);
  }

  #paintInto(material: MeshLambertMaterial): void {
    const { width, depth } = this.floor.plan.size;
    const resolution = Math.min(
      paintResolution[this.#level],
      largestTexture / Math.max(width, depth),
    );
    material.map?.dispose();
    material.map = this.#texture(paintFloor(this.floor, resolution, this.#language));
    material.map.generateMipmaps = true;
    material.map.minFilter = LinearMipmapLinearFilter;
    material.map.anisotropy = this.#level === 'LOW' ? 1 : 8;
    material.needsUpdate = true;
  }

  #texture(canvas: HTMLCanvasElement): Texture {
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.minFilter = LinearFilter;
    texture.generateMipmaps = false;
    return texture;
  }

  #buildHover(): Mesh {
    const geometry = new RingGeometry(0.3, 0.44, 32).rotateX(-Math.PI / 2);
    const material = new MeshBasicMaterial({
      color: '#8f8ff2',
      transparent: true,
      opacity: 0.8,
      depthWrite: false,
    });
    this.#geometries.push(geometry);
    this.#materials.push(material);
    const mesh = new Mesh(geometry, material);
    mesh.visible = false;
    this.group.add(mesh);
    return mesh;
  }

  #buildRings(): InstancedMesh {
    const geometry = new RingGeometry(0.34, 0.42, 32);
    const material = new MeshBasicMaterial({ transparent: true, opacity: 0.6, depthWrite: false });
    this.#geometries.push(geometry);
    this.#materials.push(material);
    const rings = new InstancedMesh(geometry, material, Math.max(1, this.#desks.length));
    rings.count = 0;
    rings.frustumCulled = false;
    this.group.add(rings);
    return rings;
  }
}
