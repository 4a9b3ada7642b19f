import {
  CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearFilter,
  Mesh,
  NoColorSpace,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  Vector3,
} from 'three';
import type { PerspectiveCamera } from 'three';
import type { Status } from '@office/scene-bridge';
import type { Appearance } from '../engine/daylight.ts';
import type { Viewport } from '../engine/stage.ts';
import { presenceColors } from './presence.ts';

/** A name over a head. */
export interface Plate {
  id: string;
  name: string;
  /** None for a label that is not a person's. */
  status: Status | undefined;
  self: boolean;
  /** Within earshot: comes before those who are farther away. */
  near?: boolean;
  /** The voice is on. */
  talking?: boolean;
  x: number;
  y: number;
  z: number;
}

/** CSS pixels. */
const height = 24;
const cellWidth = 176;
const cellHeight = 28;
const dotSize = 12;
const font = '600 12.5px system-ui, "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif';
const atlasSize = 2048;
const capacity = 320;

interface Slot {
  index: number;
  key: string;
  width: number;
  used: number;
}

const projected = new Vector3();

/**
 * Name plates of everyone in one draw call, at a fixed size in pixels and on whole pixels, so that Latin
 * and Japanese are crisp. Where two would overlap the nearer one stays, the other is a dot of its presence.
 */
export class NamePlates {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #canvas = document.createElement('canvas');
  readonly #context: CanvasRenderingContext2D;
  readonly #texture: CanvasTexture;
  readonly #anchors = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
  readonly #rects = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
  readonly #sizes = new InstancedBufferAttribute(new Float32Array(capacity * 2), 2);
  readonly #slots = new Map<string, Slot>();
  #free: number[] = [];
  #ratio = 0;
  #frame = 0;
  #appearance: Appearance = 'light';

  constructor() {
    this.#canvas.width = this.#canvas.height = atlasSize;
    const context = this.#canvas.getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    this.#context = context;
    this.#texture = new CanvasTexture(this.#canvas);
    this.#texture.colorSpace = NoColorSpace;
    this.#texture.generateMipmaps = false;
    this.#texture.minFilter = LinearFilter;
    this.#texture.premultiplyAlpha = true;
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
      uniforms: { atlas: { value: this.#texture }, viewport: { value: new Vector2(1, 1) } },
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
    if (appearance === this.#appearance) return;
    this.#appearance = appearance;
    this.#ratio = 0;
  }

  /** Plates of the people in sight; the nearest first where there is not enough room. */
  draw(plates: readonly Plate[], camera: PerspectiveCamera, viewport: Viewport): void {
    if (viewport.ratio !== this.#ratio) this.#reset(viewport.ratio);
    this.#frame++;
    const placed = plates
      .map((plate) => {
        projected.set(plate.x, plate.y, plate.z).project(camera);
        const distance = Math.hypot(
          plate.x - camera.position.x,
          plate.y - camera.position.y,
          plate.z - camera.position.z,
        );
        return {
          plate,
          distance: plate.self ? 0 : plate.near ? distance * 0.1 : distance,
          left: (projected.x * 0.5 + 0.5) * viewport.width,
          top: (0.5 - projected.y * 0.5) * viewport.height,
          visible: projected.z < 1 && Math.abs(projected.x) < 1.15 && Math.abs(projected.y) < 1.15,
        };
      })
      .filter(({ visible }) => visible)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, capacity);
    const taken: { left: number; right: number; top: number }[] = [];
    let count = 0;
    for (const { plate, left, top } of placed) {
      const slot = this.#slot(plate);
      const box = slot && {
        left: left - slot.width / 2 - 2,
        right: left + slot.width / 2 + 2,
        top,
      };
      const fits =
        box &&
        !taken.some(
          (other) =>
            Math.abs(other.top - box.top) < height &&
            other.left < box.right &&
            other.right > box.left,
        );
      if (box && fits) taken.push(box);
      this.#put(count++, plate, fits ? slot : undefined);
    }
    this.mesh.geometry.instanceCount = count;
    this.mesh.visible = count > 0;
    for (const attribute of [this.#anchors, this.#rects, this.#sizes]) attribute.needsUpdate = true;
    this.mesh.material.uniforms['viewport']!.value.set(
      viewport.width * viewport.ratio,
      viewport.height * viewport.ratio,
    );
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#texture.dispose();
  }

  #put(index: number, plate: Plate, slot: Slot | undefined): void {
    this.#anchors.setXYZ(index, plate.x, plate.y, plate.z);
    const ratio = this.#ratio;
    const [x, y, w, h] = slot
      ? [...this.#origin(slot.index), slot.width, cellHeight]
      : [
          Math.max(0, Object.keys(presenceColors).indexOf(plate.status ?? 'LOGGED_OUT')) * 16 + 1,
          1,
          dotSize + 2,
          dotSize + 2,
        ];
    const pixels = [
      Math.round(x * ratio),
      Math.round(y * ratio),
      Math.round(w * ratio),
      Math.round(h * ratio),
    ] as const;
    this.#rects.setXYZW(
      index,
      pixels[0] / atlasSize,
      1 - (pixels[1] + pixels[3]) / atlasSize,
      pixels[2] / atlasSize,
      pixels[3] / atlasSize,
    );
    this.#sizes.setXY(index, pixels[2], pixels[3]);
  }

  /** CSS pixels in the atlas; the first row holds the dots. */
  #origin(index: number): [number, number] {
    const columns = Math.floor(atlasSize / this.#ratio / cellWidth);
    return [(index % columns) * cellWidth, 20 + Math.floor(index / columns) * cellHeight];
  }

  #reset(ratio: number): void {
    this.#ratio = ratio;
    this.#slots.clear();
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, atlasSize, atlasSize);
    const columns = Math.floor(atlasSize / ratio / cellWidth);
    const rows = Math.floor((atlasSize / ratio - 20) / cellHeight);
    this.#free = Array.from({ length: columns * rows }, (_, i) => columns * rows - 1 - i);
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    Object.values(presenceColors).forEach((color, i) => this.#dot(i * 16 + 8, 8, 4.5, color));
    this.#texture.needsUpdate = true;
  }

  #slot(plate: Plate): Slot | undefined {
    const key = `${plate.name}|${plate.status}|${plate.self}|${plate.talking}`;
    let slot = this.#slots.get(plate.id);
    if (!slot) {
      const index = this.#free.pop() ?? this.#reclaim();
      if (index === undefined) return undefined;
      slot = { index, key: '', width: 0, used: 0 };
      this.#slots.set(plate.id, slot);
    }
    slot.used = this.#frame;
    if (slot.key !== key) {
      slot.key = key;
      slot.width = this.#paint(slot.index, plate);
    }
    return slot;
  }

  /** The cell of someone who has not been seen for the longest time. */
  #reclaim(): number | undefined {
    let oldest: [string, Slot] | undefined;
    for (const entry of this.#slots) {
      if (entry[1].used < this.#frame && (!oldest || entry[1].used < oldest[1].used))
        oldest = entry;
    }
    if (!oldest) return undefined;
    this.#slots.delete(oldest[0]);
    return oldest[1].index;
  }

  #paint(index: number, plate: Plate): number {
    const context = this.#context;
    const [x, y] = this.#origin(index);
    context.clearRect(x, y, cellWidth, cellHeight);
    context.font = font;
    context.textBaseline = 'middle';
    const limit = cellWidth - (plate.talking ? 55 : 38);
    let text = plate.name;
    while (text.length > 1 && context.measureText(text).width > limit)
      text = `${text.slice(0, -2).trimEnd()}…`;
    const start = plate.status ? 22 : 12;
    const end = start + Math.ceil(context.measureText(text).width);
    const width = end + (plate.talking ? 27 : 10);
    const dark = this.#appearance === 'dark';
    context.save();
    context.shadowColor = 'rgb(40 30 20 / 0.28)';
    context.shadowBlur = 3 * this.#ratio;
    context.shadowOffsetY = this.#ratio;
    context.fillStyle = plate.self
      ? '#5151cd'
      : dark
        ? 'rgb(38 37 48 / 0.95)'
        : 'rgb(255 255 255 / 0.96)';
    context.beginPath();
    context.roundRect(x + 2, y + 2, width - 4, height - 2, (height - 2) / 2);
    context.fill();
    context.restore();
    if (plate.status)
      this.#dot(x + 13.5, y + 13, 4.2, presenceColors[plate.status], plate.self || dark);
    context.fillStyle = plate.self || dark ? '#ffffff' : '#2a2933';
    context.fillText(text, x + start, y + 13.5);
    if (plate.talking) this.#voice(x + end + 6, y + 13, plate.self || dark);
    this.#texture.needsUpdate = true;
    return width;
  }

  /** Three bars, as of a voice. */
  #voice(x: number, y: number, bright: boolean): void {
    const context = this.#context;
    context.fillStyle = bright ? '#cfcfff' : '#5b5bd6';
    [5, 10, 7].forEach((tall, i) => {
      context.beginPath();
      context.roundRect(x + i * 4, y - tall / 2, 2.4, tall, 1.2);
      context.fill();
    });
  }

  /** Presence; black and any on a coloured ground have a light ring. */
  #dot(x: number, y: number, radius: number, color: string, ring = true): void {
    const context = this.#context;
    if (ring) {
      context.fillStyle = '#ffffff';
      context.beginPath();
      context.arc(x, y, radius + 1.3, 0, 7);
      context.fill();
    }
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  }
}
