import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  Vector3,
} from 'three';
import type { PerspectiveCamera } from 'three';
import type { Appearance } from '../engine/daylight.ts';
import type { Viewport } from '../engine/stage.ts';
import { PlateAtlas, plateHeight } from './plate-atlas.ts';
import type { AtlasPicture, Label } from './plate-atlas.ts';

/** A name over a head. */
export interface Plate extends Label {
  /** Within earshot: comes before those who are farther away. */
  near?: boolean;
  x: number;
  y: number;
  z: number;
}

/** Plates and dots drawn at most, and names among them: more would be a wall of names. */
const capacity = 640;
const mostNames = 90;

interface Placed {
  plate: Plate;
  rank: number;
  left: number;
  top: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
}

const projected = new Vector3();

/**
 * Name plates of everyone in one draw call, at a fixed size in pixels and on whole pixels, so that Latin
 * and Japanese are crisp. Where two would overlap the nearer one stays, the other is a dot of its presence.
 */
export class NamePlates {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #atlas = new PlateAtlas();
  readonly #anchors = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
  readonly #rects = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
  readonly #sizes = new InstancedBufferAttribute(new Float32Array(capacity * 2), 2);

  constructor() {
    const geometry = new InstancedBufferGeometry();
    const plane = new PlaneGeometry(1, 1);
    geometry.index = plane.index;
    geometry.setAttribute('position', plane.getAttribute('position'));
    geometry.setAttribute('uv', plane.getAttribute('uv'));
    for (const [name, attribute] of [
      ['anchor', this.#anchors],
      ['rect', this.#rects],
      ['size', this.#sizes],
    ] as const) {
      attribute.setUsage(DynamicDrawUsage);
      geometry.setAttribute(name, attribute);
    }
    geometry.instanceCount = 0;
    const material = new ShaderMaterial({
      uniforms: { atlas: { value: this.#atlas.texture }, viewport: { value: new Vector2(1, 1) } },
      vertexShader: `
        attribute vec3 anchor; attribute vec4 rect; attribute vec2 size;
        uniform vec2 viewport; varying vec2 vUv;
        void main() {
          vec4 clip = projectionMatrix * viewMatrix * vec4(anchor, 1.0);
          vec2 pixel = floor((clip.xy / clip.w * 0.5 + 0.5) * viewport - size * vec2(0.5, 0.0)) + (position.xy + 0.5) * size;
          vUv = rect.xy + uv * rect.zw;
          gl_Position = vec4((pixel / viewport * 2.0 - 1.0), 0.0, clip.w > 0.0 ? 1.0 : -1.0);
        }`,
      fragmentShader:
        'uniform sampler2D atlas; varying vec2 vUv; void main() { gl_FragColor = texture2D(atlas, vUv); }',
      transparent: true,
      premultipliedAlpha: true,
      depthTest: false,
      depthWrite: false,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
  }

  setAppearance(appearance: Appearance): void {
    this.#atlas.setAppearance(appearance);
  }

  /** Plates of the people in sight; the nearest first where there is not enough room. */
  draw(plates: readonly Plate[], camera: PerspectiveCamera, viewport: Viewport): void {
    const atlas = this.#atlas;
    atlas.begin(viewport.ratio);
    const placed = place(plates, camera, viewport);
    const taken: Box[] = [];
    // Who comes first is drawn last, over the others' dots.
    let index = placed.length;
    for (const { plate, left, top } of placed) {
      index--;
      const half = taken.length < mostNames ? atlas.width(plate) / 2 + 2 : 0;
      const box = { left: left - half, right: left + half, top };
      const picture = half > 0 && isFree(box, taken) ? atlas.plate(plate) : undefined;
      if (picture) taken.push(box);
      this.#put(index, plate, picture ?? atlas.dot(plate.status));
    }
    const { geometry, material } = this.mesh;
    geometry.instanceCount = placed.length;
    this.mesh.visible = placed.length > 0;
    for (const attribute of [this.#anchors, this.#rects, this.#sizes]) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, placed.length * attribute.itemSize);
      attribute.needsUpdate = true;
    }
    const { width, height, ratio } = viewport;
    material.uniforms['viewport']!.value.set(width * ratio, height * ratio);
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#atlas.dispose();
  }

  #put(index: number, plate: Plate, { rect, size }: AtlasPicture): void {
    this.#anchors.setXYZ(index, plate.x, plate.y, plate.z);
    this.#rects.setXYZW(index, ...rect);
    this.#sizes.setXY(index, ...size);
  }
}

/** Where on the canvas each plate in sight stands, whoever counts most first. */
function place(plates: readonly Plate[], camera: PerspectiveCamera, viewport: Viewport): Placed[] {
  const placed: Placed[] = [];
  for (const plate of plates) {
    projected.set(plate.x, plate.y, plate.z);
    const distance = projected.distanceTo(camera.position);
    projected.project(camera);
    if (projected.z >= 1 || Math.abs(projected.x) > 1.15 || Math.abs(projected.y) > 1.15) continue;
    placed.push({
      plate,
      rank: plate.self ? 0 : distance * (plate.near ? 0.1 : 1),
      left: (projected.x * 0.5 + 0.5) * viewport.width,
      top: (0.5 - projected.y * 0.5) * viewport.height,
    });
  }
  return placed.sort((a, b) => a.rank - b.rank).slice(0, capacity);
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  return !taken.some(
    (other) =>
      Math.abs(other.top - box.top) < plateHeight &&
      other.left < box.right &&
      other.right > box.left,
  );
}
