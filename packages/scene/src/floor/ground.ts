import type { GraphicsQuality } from '@office/vocabulary';
import {
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import type { BufferGeometry } from 'three';
import type { FloorGeometry } from '@office/world/geometry';
import { lightUniforms } from '../engine/materials.ts';
import { qualities } from '../engine/quality.ts';
import { paintFloor } from './floor-painting.ts';
import { FloorShadow } from './floor-shadow.ts';
import { paintLampLight } from './lamps.ts';
import type { RoomLights } from './room-lights.ts';

/** Pixels per metre of the floor texture. */
const paintResolution: Record<GraphicsQuality, number> = { LOW: 36, MEDIUM: 72, HIGH: 110 };
const largestTexture = 4096;

export class Ground {
  readonly mesh: Mesh<PlaneGeometry, MeshLambertMaterial>;
  readonly #floor: FloorGeometry;
  readonly #level: GraphicsQuality;
  readonly #lampMap: CanvasTexture;
  readonly #shadow: FloorShadow | undefined;

  constructor(
    floor: FloorGeometry,
    level: GraphicsQuality,
    casters: readonly BufferGeometry[],
    lights?: RoomLights,
  ) {
    this.#floor = floor;
    this.#level = level;
    const { width, depth } = floor.plan.size;
    const lampLight = paintLampLight(floor.plan, 6);
    this.#lampMap = asTexture(lampLight);
    lights?.dimGround(this.#lampMap, lampLight);
    if (qualities[level].shadows === 'floor')
      this.#shadow = new FloorShadow(floor.plan.size, casters);
    this.mesh = new Mesh(new PlaneGeometry(width, depth), this.#material());
    this.mesh.rotation.x = -Math.PI / 2;
    this.mesh.position.set(width / 2, 0, depth / 2);
    this.mesh.receiveShadow = true;
    this.mesh.onBeforeRender = (renderer) => this.#shadow?.draw(renderer);
    this.#paint();
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
    this.#lampMap.dispose();
    this.#shadow?.dispose();
  }

  #material(): MeshLambertMaterial {
    const material = new MeshLambertMaterial();
    const lampMap = this.#lampMap;
    const sunShadow = this.#shadow?.texture;
    material.onBeforeCompile = (shader) => {
      shader.uniforms['lampStrength'] = lightUniforms.lampStrength;
      shader.uniforms['lampMap'] = { value: lampMap };
      if (sunShadow) shader.uniforms['sunShadow'] = { value: sunShadow };
      shader.fragmentShader = shader.fragmentShader
        .replace(
          '#include <common>',
          `#include <common>
           uniform float lampStrength; uniform sampler2D lampMap;
           ${sunShadow ? 'uniform sampler2D sunShadow;' : ''}`,
        )
        .replace(
          '#include <emissivemap_fragment>',
          `#include <emissivemap_fragment>
           totalEmissiveRadiance += diffuseColor.rgb * texture2D(lampMap, vMapUv).rgb * lampStrength * 1.6;`,
        )
        .replace(
          '#include <lights_fragment_end>',
          `#include <lights_fragment_end>
           ${sunShadow ? 'reflectedLight.directDiffuse *= 1.0 - 0.8 * texture2D(sunShadow, vMapUv).r;' : ''}`,
        );
    };
    material.customProgramCacheKey = () => `office-ground-${sunShadow !== undefined}`;
    return material;
  }

  #paint(): void {
    const { material } = this.mesh;
    const { width, depth } = this.#floor.plan.size;
    const resolution = Math.min(
      paintResolution[this.#level],
      largestTexture / Math.max(width, depth),
    );
    const contact = qualities[this.#level].shadows !== 'none';
    material.map?.dispose();
    material.map = asTexture(paintFloor(this.#floor, resolution, contact));
    material.map.generateMipmaps = true;
    material.map.minFilter = LinearMipmapLinearFilter;
    material.map.anisotropy = this.#level === 'LOW' ? 1 : 8;
    material.needsUpdate = true;
  }
}

function asTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.generateMipmaps = false;
  return texture;
}
