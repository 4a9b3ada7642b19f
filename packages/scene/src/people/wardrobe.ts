import {
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import type { BufferGeometry, Material } from 'three';
import type { OfficeAvatar } from '@office/scene-bridge';
import { officeMaterial } from '../engine/materials.ts';
import { radialTexture } from '../shapes/radial-texture.ts';
import { faceAtlas, faces } from './face-atlas.ts';
import { hand, hips, limb, shoe, simple, skirt, torsos } from './figure-parts.ts';
import { accessories, facePatch, hairs, head } from './head-parts.ts';
import { Part } from './part.ts';

function each<K extends string>(
  table: Record<K, () => BufferGeometry>,
  make: (geometry: BufferGeometry) => Part,
): Record<K, Part> {
  const entries = (Object.entries(table) as [K, () => BufferGeometry][]).map(([key, build]) => [
    key,
    make(build()),
  ]);
  return Object.fromEntries(entries) as Record<K, Part>;
}

/** Everything that figures are put together from: one draw call for each kind of part in sight. */
export class Wardrobe {
  readonly group = new Group();
  readonly #parts: Part[] = [];
  readonly torsos: Record<OfficeAvatar['top'], Part>;
  readonly hairs: Record<keyof typeof hairs, Part>;
  readonly accessories: Record<keyof typeof accessories, Part>;
  readonly limb: Part;
  readonly hand: Part;
  readonly shoe: Part;
  readonly skirt: Part;
  readonly hips: Part;
  readonly simple: Record<keyof typeof simple, Part>;
  readonly head: Part;
  readonly face: Part;
  readonly faceCells: InstancedBufferAttribute;
  readonly blob: Part;
  readonly #materials: Material[] = [];
  readonly #faceTexture = faceAtlas();
  readonly #blobTexture = radialTexture();

  constructor(capacity: number) {
    const cloth = officeMaterial({}, { baked: false });
    const faceMaterial = this.#makeFaceMaterial();
    const blobMaterial = new MeshBasicMaterial({
      map: this.#blobTexture,
      color: '#3a2a1c',
      transparent: true,
      opacity: 0.5,
      depthWrite: false,
    });
    this.#materials.push(cloth, faceMaterial, blobMaterial);
    const make = (geometry: BufferGeometry, times = 1, material: Material = cloth) => {
      const part = new Part(geometry, material, capacity * times);
      this.#parts.push(part);
      this.group.add(part.mesh);
      return part;
    };
    this.torsos = each(torsos, make);
    this.hairs = each(hairs, make);
    this.accessories = each(accessories, make);
    this.limb = make(limb(), 8);
    this.hand = make(hand(), 2);
    this.shoe = make(shoe(), 2);
    this.skirt = make(skirt());
    this.hips = make(hips());
    this.simple = {
      torso: make(simple.torso()),
      limb: make(simple.limb(), 8),
      head: make(simple.head()),
      hair: make(simple.hair()),
    };
    this.head = make(head());
    const patch = facePatch();
    this.faceCells = new InstancedBufferAttribute(new Float32Array(capacity), 1);
    this.faceCells.setUsage(DynamicDrawUsage);
    patch.setAttribute('cell', this.faceCells);
    this.face = make(patch, 1, faceMaterial);
    this.face.mesh.renderOrder = 1;
    this.blob = make(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), 1, blobMaterial);
    this.blob.mesh.renderOrder = -1;
  }

  reset(): void {
    for (const part of this.#parts) part.reset();
  }

  commit(): void {
    for (const part of this.#parts) part.commit();
    this.faceCells.needsUpdate = true;
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const { mesh } of this.#parts) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    for (const material of this.#materials) material.dispose();
    this.#faceTexture.dispose();
    this.#blobTexture.dispose();
  }

  #makeFaceMaterial(): Material {
    const material = officeMaterial(
      { map: this.#faceTexture, transparent: true, depthWrite: false, vertexColors: false },
      { baked: false },
    );
    const before = material.onBeforeCompile;
    material.onBeforeCompile = (shader, renderer) => {
      before(shader, renderer);
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute float cell;')
        .replace(
          '#include <uv_vertex>',
          `#include <uv_vertex>\nvMapUv = vec2((vMapUv.x + cell) / ${faces.length}.0, vMapUv.y);`,
        );
    };
    material.customProgramCacheKey = () => 'office-face';
    return material;
  }
}
