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
import { defaultLanguage, type Language } from '@office/vocabulary';
import type { PerspectiveCamera } from 'three';
import type { Box } from '../engine/box.ts';
import type { Appearance } from '../engine/daylight.ts';
import type { Viewport } from '../engine/stage.ts';
import { PlateAtlas } from './plate-atlas.ts';
import type { AtlasPicture, Label } from './plate-atlas.ts';
import { PlateLayout } from './plate-layout.ts';

export interface Plate extends Label {
  near?: boolean;
  pointed?: boolean;
  dotOnly?: boolean;
  x: number;
  y: number;
  z: number;
}

const capacity = 640;
const maxNames = 90;

/** A plate with its anchor in CSS pixels from the top left of the canvas. */
interface Placed {
  plate: Plate;
  at: { x: number; z: number };
  rank: number;
  x: number;
  foot: number;
  width: number;
  height: number;
  named: boolean;
  /** Area of the drawn person, below the anchor. */
  body: Box;
}

const dotScale = 0.8;

/** Metres: width of a person, and height below the crown that signs do not cover. */
const bodyWidth = 0.5;
const bodyHeight = { self: 0.8, other: 0.34 };

/** Radius of a head in metres, used when the camera looks from above. */
const head = 0.24;

const projected = new Vector3();
const upwards = new Vector3();

/**
 * Draws all plates in one call, aligned to whole pixels so that text is crisp. If two overlap, the
 * farther one moves aside or up; without space, a presence dot or a raised hand is drawn instead.
 */
export class NamePlates {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #atlas = new PlateAtlas();
  readonly #anchors = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
  readonly #rects = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
  /** Width, height and horizontal and vertical offset from the anchor, in pixels. */
  readonly #sizes = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
  #placed: Placed[] = [];
  #language: Language = defaultLanguage;

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
        attribute vec3 anchor; attribute vec4 rect; attribute vec4 size;
        uniform vec2 viewport; varying vec2 vUv;
        void main() {
          vec4 clip = projectionMatrix * viewMatrix * vec4(anchor, 1.0);
          vec2 pixel = floor((clip.xy / clip.w * 0.5 + 0.5) * viewport - size.xy * vec2(0.5, 0.0)) + size.zw + (position.xy + 0.5) * size.xy;
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

  get language(): Language {
    return this.#language;
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#atlas.setLanguage(language);
  }

  /** Draws the plates of visible people; the nearest take precedence if space is short. */
  draw(plates: readonly Plate[], camera: PerspectiveCamera, viewport: Viewport): void {
    const atlas = this.#atlas;
    atlas.begin(viewport.ratio);
    const placed = placePlates(plates, camera, viewport);
    const { ratio } = viewport;
    const room = new PlateLayout();
    let index = placed.length;
    for (const one of placed) {
      index--;
      const { plate } = one;
      const shift =
        !plate.dotOnly && room.count < maxNames
          ? room.reserve(one.x, one.foot, atlas.width(plate))
          : undefined;
      const named = shift && atlas.plate(plate);
      const picture = named ?? (plate.handRaised ? atlas.hand() : atlas.dot(plate.status));
      const size = picture.size.map((side) => Math.round(plate.dotOnly ? side * dotScale : side));
      const [width, height] = size as [number, number];
      const aside = named ? Math.round(shift.aside * ratio) : 0;
      const up = named ? Math.round(shift.up * ratio) : 0;
      one.x += aside / ratio;
      one.foot -= up / ratio;
      one.named = named !== undefined;
      one.width = width / ratio;
      one.height = height / ratio;
      this.#put(index, one, picture);
      this.#sizes.setXYZW(index, width, height, aside, up);
    }
    this.#placed = placed;
    const { geometry, material } = this.mesh;
    geometry.instanceCount = placed.length;
    this.mesh.visible = placed.length > 0;
    for (const attribute of [this.#anchors, this.#rects, this.#sizes]) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, placed.length * attribute.itemSize);
      attribute.needsUpdate = true;
    }
    material.uniforms['viewport']!.value.set(viewport.width * ratio, viewport.height * ratio);
  }

  at(x: number, y: number): string | undefined {
    return this.#placed.find(
      (one) => Math.abs(one.x - x) <= one.width / 2 && y <= one.foot && y >= one.foot - one.height,
    )?.plate.id;
  }

  isNamed(id: string): boolean {
    return this.#placed.some(({ plate, named }) => named && plate.id === id);
  }

  /** User ids of people with a raised hand in their name, or in place of it. */
  get raisedHands(): string[] {
    return this.#placed.flatMap(({ plate }) => (plate.handRaised ? plate.id : []));
  }

  /** Areas of the names and of the people below them, the nearest first. */
  get taken(): Box[] {
    return this.#placed.flatMap(({ named, body, x, foot, width, height }) =>
      named ? [{ left: x - width / 2, top: foot - height, width, height }, body] : [],
    );
  }

  /** Returns the centre and width of a plate or dot in CSS pixels. */
  boundsOf(id: string): { x: number; y: number; width: number } | undefined {
    const one = this.#placed.find(({ plate }) => plate.id === id);
    return one && { x: one.x, y: one.foot - one.height / 2, width: one.width };
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#atlas.dispose();
  }

  #put(index: number, { plate, at }: Placed, { rect }: AtlasPicture): void {
    this.#anchors.setXYZ(index, at.x, plate.y, at.z);
    this.#rects.setXYZW(index, ...rect);
  }
}

function placePlates(
  plates: readonly Plate[],
  camera: PerspectiveCamera,
  viewport: Viewport,
): Placed[] {
  const placed: Placed[] = [];
  // From above, the crown projects to the centre of the head; the plate belongs at its edge.
  upwards.setFromMatrixColumn(camera.matrixWorld, 1).setY(0);
  upwards.multiplyScalar(head * upwards.lengthSq());
  const pixelsAtOneMetre = (camera.projectionMatrix.elements[5]! * viewport.height) / 2;
  for (const plate of plates) {
    const at = { x: plate.x + upwards.x, z: plate.z + upwards.z };
    projected.set(at.x, plate.y, at.z);
    const distance = projected.distanceTo(camera.position);
    projected.project(camera);
    if (projected.z >= 1 || Math.abs(projected.x) > 1.15 || Math.abs(projected.y) > 1.15) continue;
    const x = (projected.x * 0.5 + 0.5) * viewport.width;
    const foot = (0.5 - projected.y * 0.5) * viewport.height;
    const perMetre = pixelsAtOneMetre / distance;
    placed.push({
      plate,
      at,
      rank: plate.self ? 0 : distance * (plate.pointed ? 0.001 : plate.near ? 0.1 : 1),
      x,
      foot,
      width: 0,
      height: 0,
      named: false,
      body: {
        left: x - (bodyWidth * perMetre) / 2,
        top: foot,
        width: bodyWidth * perMetre,
        height: (plate.self ? bodyHeight.self : bodyHeight.other) * perMetre,
      },
    });
  }
  return placed.sort((a, b) => a.rank - b.rank).slice(0, capacity);
}
