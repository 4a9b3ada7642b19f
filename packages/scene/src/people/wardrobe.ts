import type { OfficeAvatar } from '@office/vocabulary';
import {
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import type { BufferGeometry, Material } from 'three';
import { radialTexture } from '../shapes/radial-texture.ts';
import { faceAtlas } from './face-atlas.ts';
import { hand, hips, limb, shoe, simple, skirt } from './figure-parts.ts';
import { clothMaterial, faceMaterial } from './figure-materials.ts';
import { hairs } from './hair.ts';
import { facePatch, head, headwear, neckwear } from './head-parts.ts';
import { Part } from './part.ts';
import { buildPart } from './part-kit.ts';
import type { Build } from './part-kit.ts';
import { torsos } from './clothing-tops.ts';

function each<K extends string>(
  table: Record<K, Build>,
  make: (build: Build) => Part,
): Record<K, Part> {
  const entries = (Object.entries(table) as [K, Build][]).map(([key, build]) => [key, make(build)]);
  return Object.fromEntries(entries) as Record<K, Part>;
}

export class Wardrobe {
  readonly group = new Group();
  readonly #parts: Part[] = [];
  readonly torsos: Record<OfficeAvatar['top'], Part>;
  readonly hairs: Record<keyof typeof hairs, Part>;
  readonly headwear: Record<keyof typeof headwear, Part>;
  readonly neckwear: Record<keyof typeof neckwear, Part>;
  readonly limb: Part;
  readonly hand: Part;
  readonly shoe: Part;
  readonly skirt: Part;
  readonly hips: Part;
  readonly simple: Record<keyof typeof simple, Part>;
  readonly head: Part;
  readonly face: Part;
  readonly faceFeatures: InstancedBufferAttribute;
  readonly blob: Part;
  readonly #materials: Material[] = [];
  readonly #faceTexture = faceAtlas();
  readonly #blobTexture = radialTexture();

  constructor(capacity: number, fine: boolean) {
    const cloth = clothMaterial();
    const face = faceMaterial(this.#faceTexture);
    const blobMaterial = new MeshBasicMaterial({
      map: this.#blobTexture,
      color: '#3a2a1c',
      transparent: true,
      opacity: 0.5,
      depthWrite: false,
    });
    this.#materials.push(cloth, face, blobMaterial);
    const make = (geometry: BufferGeometry, times = 1, material: Material = cloth) => {
      const part = new Part(geometry, material, capacity * times);
      this.#parts.push(part);
      this.group.add(part.mesh);
      return part;
    };
    const build = (shape: Build, times = 1) => make(buildPart(shape, fine), times);
    const one = (shape: Build) => build(shape);
    this.torsos = each(torsos, one);
    this.hairs = each(hairs, one);
    this.headwear = each(headwear, one);
    this.neckwear = each(neckwear, one);
    this.limb = build(limb, 8);
    this.hand = build(hand, 2);
    this.shoe = build(shoe, 2);
    this.skirt = build(skirt);
    this.hips = build(hips);
    this.simple = {
      torso: build(simple.torso),
      limb: build(simple.limb, 8),
      head: build(simple.head),
      hair: build(simple.hair),
    };
    this.head = build(head);
    const patch = facePatch();
    this.faceFeatures = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
    this.faceFeatures.setUsage(DynamicDrawUsage);
    patch.setAttribute('features', this.faceFeatures);
    this.face = make(patch, 1, face);
    this.face.mesh.renderOrder = 1;
    this.blob = make(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), 1, blobMaterial);
    this.blob.mesh.renderOrder = -1;
  }

  reset(): void {
    for (const part of this.#parts) part.reset();
  }

  commit(): void {
    for (const part of this.#parts) part.commit();
    this.faceFeatures.needsUpdate = true;
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
}
