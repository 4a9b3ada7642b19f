import { planDecorSizes } from '@office/vocabulary';
import {
  CanvasTexture,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import type { BufferGeometry, Material, Texture } from 'three';
import type { FloorGeometry } from '@office/world/geometry';
import { glassMaterial, lightUniforms, officeMaterial } from '../../engine/materials.ts';
import { paintFloor } from '../../floor/floor-painting.ts';
import { bakeLamps, lampsOf, paintLampLight } from '../../floor/lamps.ts';
import { buildWall, sideOf } from '../../floor/walls.ts';
import { buildDesk, buildSeat, decorBuilders } from '../../furniture/catalogue.ts';
import { tree } from '../../furniture/plants.ts';
import { Mesher } from '../../shapes/mesher.ts';
import { palette } from '../../shapes/palette.ts';
import { randomFor } from '../../shapes/random.ts';

/** Pixels per metre of the floor texture. */
const resolution = 30;
/** Metres of lawn around the building. */
const margin = 1.7;

/** Small model of a floor with few draw calls and without outer walls. The back left corner is the origin. */
export class MiniFloor {
  readonly group = new Group();
  readonly floor: FloorGeometry;
  readonly #geometries: BufferGeometry[] = [];
  readonly #materials: Material[] = [];
  readonly #ground: Mesh<PlaneGeometry, MeshLambertMaterial>;
  readonly #lampMap: Texture;
  readonly #frame: Mesh<BufferGeometry, MeshBasicMaterial>;
  #details: Mesh | undefined;

  constructor(floor: FloorGeometry) {
    this.floor = floor;
    this.#furnish();
    this.#lampMap = texture(paintLampLight(floor.plan, 6));
    this.#ground = this.#makeGround();
    this.#frame = this.#makeFrame();
  }

  setDetailed(detailed: boolean): void {
    if (this.#details) this.#details.visible = detailed;
  }

  setHighlighted(on: boolean): void {
    this.#frame.visible = on;
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of this.#materials) material.dispose();
    this.#ground.material.map?.dispose();
    this.#lampMap.dispose();
  }

  #furnish(): void {
    const { plan } = this.floor;
    const { width, depth } = plan.size;
    const lamps = lampsOf(plan);
    const solid = new Mesher({ shadeFloor: true, plain: true });
    const detail = new Mesher({ shadeFloor: true, plain: true });
    const glass = new Mesher({ plain: true });
    const unseen = new Mesher({ plain: true });
    for (const wall of plan.walls) {
      const outer = sideOf(plan, wall) !== undefined;
      buildWall(
        plan,
        wall,
        outer ? { low: solid, high: unseen, glass: unseen } : { low: solid, high: solid, glass },
      );
    }
    const kit = (x: number, z: number, ry: number) => ({
      solid: solid.at({ x, z, ry }),
      detail: detail.at({ x, z, ry }),
      glass: glass.at({ x, z, ry }),
    });
    for (const desk of plan.desks)
      buildDesk({
        ...kit(desk.x, desk.z, desk.heading),
        width: desk.width,
        depth: desk.depth,
        tint: undefined,
        random: randomFor(desk.id),
      });
    plan.decor.forEach((item, index) => {
      // Skips pendant lamps, which would hide the furniture below them in the top view.
      if (item.kind === 'PENDANT') return;
      decorBuilders[item.kind]?.({
        ...kit(item.x, item.z, item.heading),
        width: item.width ?? planDecorSizes[item.kind].width,
        depth: item.depth ?? planDecorSizes[item.kind].depth,
        tint: item.tint,
        random: randomFor(`${item.kind}-${index}`),
      });
    });
    for (const { id, kind, x, z, heading } of plan.seats)
      buildSeat(kind, solid.at({ x, z, ry: heading }), randomFor(id));

    const base = new Mesher({ plain: false });
    base.box(
      width + margin * 2,
      0.5,
      depth + margin * 2,
      { color: palette.linen },
      { x: width / 2, y: -0.92, z: depth / 2 },
      0.2,
    );
    base.box(
      width + margin * 2 - 0.5,
      0.06,
      depth + margin * 2 - 0.5,
      { color: '#b9c49d' },
      { x: width / 2, y: -0.44, z: depth / 2 },
      0.03,
    );
    base.box(
      width + 0.4,
      0.4,
      depth + 0.4,
      { color: palette.ivory },
      { x: width / 2, y: -0.41, z: depth / 2 },
      0.06,
    );
    this.#plant(base);
    const paint = officeMaterial();
    const pane = glassMaterial();
    this.#materials.push(paint, pane);
    for (const [mesher, material] of [
      [solid, paint],
      [detail, paint],
      [base, paint],
      [glass, pane],
    ] as const) {
      if (mesher.empty) continue;
      const geometry = mesher.geometry();
      bakeLamps(geometry, lamps);
      this.#geometries.push(geometry);
      const mesh = new Mesh(geometry, material);
      mesh.castShadow = mesh.receiveShadow = material === paint;
      this.group.add(mesh);
      if (mesher === detail) this.#details = mesh;
    }
  }

  #plant(base: Mesher): void {
    const { width, depth } = this.floor.plan.size;
    const random = randomFor(`${this.floor.plan.name.en} trees`);
    const at = (x: number, z: number) => {
      const size = 0.75 + random() * 0.35;
      const place = { x, y: -0.75, z, sx: size, sy: size, sz: size };
      tree({
        solid: base.at(place),
        detail: base.at(place),
        glass: base.at(place),
        width: 1,
        depth: 1,
        tint: undefined,
        random,
      });
    };
    for (let x = 1; x < width; x += 3.2 + random() * 3.5) at(x, -0.95);
    for (let z = 2; z < depth * 0.8; z += 4 + random() * 4) at(-0.95, z);
  }

  #makeGround() {
    const { width, depth } = this.floor.plan.size;
    const material = new MeshLambertMaterial();
    material.onBeforeCompile = (shader) => {
      shader.uniforms['lampStrength'] = lightUniforms.lampStrength;
      shader.uniforms['lampMap'] = { value: this.#lampMap };
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
    this.#paint(material);
    this.#materials.push(material);
    const geometry = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
    this.#geometries.push(geometry);
    const mesh = new Mesh(geometry, material);
    mesh.position.set(width / 2, 0, depth / 2);
    mesh.receiveShadow = true;
    this.group.add(mesh);
    return mesh;
  }

  #paint(material: MeshLambertMaterial): void {
    material.map?.dispose();
    material.map = texture(paintFloor(this.floor, resolution));
    material.map.generateMipmaps = true;
    material.map.minFilter = LinearMipmapLinearFilter;
    material.map.anisotropy = 4;
    material.needsUpdate = true;
  }

  #makeFrame() {
    const { width, depth } = this.floor.plan.size;
    const m = new Mesher();
    m.box(
      width + margin * 2 + 0.7,
      0.34,
      depth + margin * 2 + 0.7,
      { color: palette.accent },
      { x: width / 2, y: -0.97, z: depth / 2 },
      0.16,
    );
    const geometry = m.geometry();
    const material = new MeshBasicMaterial({ color: palette.accent });
    this.#geometries.push(geometry);
    this.#materials.push(material);
    const mesh = new Mesh(geometry, material);
    mesh.visible = false;
    this.group.add(mesh);
    return mesh;
  }
}

function texture(canvas: HTMLCanvasElement): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.generateMipmaps = false;
  return texture;
}
