import {
  BoxGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import type { Ray } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorGeometry } from '@office/world/geometry';

import { palette } from '../shapes/palette.ts';
import { screenBottom, screenPlaceOf, type ScreenPlace } from './screen-places.ts';

const pixels = { width: 1024, height: 576 };
const ratio = pixels.height / pixels.width;

interface HungScreen {
  group: Group;
  picture: Mesh<PlaneGeometry, MeshBasicMaterial>;
  /** Request counter; images that load after a newer request are discarded. */
  turn: number;
}

export class SharedDocuments {
  readonly group = new Group();
  readonly #plan: FloorPlan;
  readonly #places = new Map<string, ScreenPlace>();
  readonly #wake: () => void;
  readonly #shown = new Map<string, HungScreen>();

  constructor(floor: FloorGeometry, wake: () => void) {
    this.#plan = floor.plan;
    this.#wake = wake;
    for (const zone of this.#plan.zones) {
      if (zone.kind === 'MEETING' || zone.kind === 'VOICE')
        this.#places.set(zone.id, screenPlaceOf(floor, zone));
    }
  }

  get count(): number {
    return this.#shown.size;
  }

  roomAt(ray: Ray): string | undefined {
    for (const [zoneId, place] of this.#places) {
      if (place.added && !this.#shown.has(zoneId)) continue;
      if (meets(ray, place)) return zoneId;
    }
    return undefined;
  }

  /** Lights the screen while sharing is about to start. A page that is already shown stays visible. */
  prepare(zoneId: string): void {
    if (this.#shown.has(zoneId)) return;
    this.#paint(this.#hang(zoneId), (context) => {
      context.fillStyle = '#9b9ef0';
      for (const i of [-1, 0, 1]) {
        context.beginPath();
        context.arc(pixels.width / 2 + i * 70, pixels.height / 2, 18, 0, 7);
        context.fill();
      }
    });
  }

  /** Shows a page once its image has loaded. If loading fails, only the page number is shown. */
  show(zoneId: string, url: string, page: number, pages: number): void {
    const screen = this.#shown.get(zoneId) ?? this.#hang(zoneId);
    if (!screen) return;
    screen.turn += 1;
    const { turn } = screen;
    const isCurrent = () => this.#shown.get(zoneId) === screen && screen.turn === turn;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      if (isCurrent()) this.#paint(screen, (context) => paintPage(context, image, page, pages));
    };
    image.onerror = () => {
      if (isCurrent()) this.#paint(screen, (context) => paintNumber(context, page, pages));
    };
    image.src = url;
  }

  clear(zoneId: string): void {
    const screen = this.#shown.get(zoneId);
    if (!screen) return;
    this.#shown.delete(zoneId);
    drop(screen);
    this.#wake();
  }

  dispose(): void {
    for (const screen of this.#shown.values()) drop(screen);
    this.#shown.clear();
    this.group.removeFromParent();
  }

  #paint(screen: HungScreen | undefined, paint: (context: CanvasRenderingContext2D) => void): void {
    const map = screen?.picture.material.map;
    const context = (map?.image as HTMLCanvasElement | undefined)?.getContext('2d');
    if (!map || !context) return;
    context.fillStyle = '#f7f5f2';
    context.fillRect(0, 0, pixels.width, pixels.height);
    context.save();
    paint(context);
    context.restore();
    map.needsUpdate = true;
    this.#wake();
  }

  #hang(zoneId: string): HungScreen | undefined {
    const place = this.#places.get(zoneId);
    if (!place) return undefined;
    const { width } = place;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, pixels);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    const picture = new Mesh(
      new PlaneGeometry(width, width * ratio),
      new MeshBasicMaterial({ map: texture }),
    );
    const group = new Group();
    group.add(picture);
    if (place.added) {
      const frame = new Mesh(
        new BoxGeometry(width + 0.06, width * ratio + 0.06, 0.04),
        new MeshBasicMaterial({ color: palette.ink }),
      );
      frame.position.z = -0.025;
      group.add(frame);
    }
    group.position.set(place.x, screenBottom + (width * ratio) / 2, place.z);
    group.rotation.y = place.heading;
    this.group.add(group);
    const screen = { group, picture, turn: 0 };
    this.#shown.set(zoneId, screen);
    this.#paint(screen, () => {});
    return screen;
  }
}

function paintPage(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  page: number,
  pages: number,
): void {
  const scale = Math.min(pixels.width / image.width, pixels.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  const [left, top] = [(pixels.width - width) / 2, (pixels.height - height) / 2];
  context.drawImage(image, left, top, width, height);
  if (pages > 1) paintNumber(context, page, pages);
}

/** Paints the page number on a background, so that it is readable on any page. */
function paintNumber(context: CanvasRenderingContext2D, page: number, pages: number): void {
  const text = `${page} / ${pages}`;
  context.font = '600 30px system-ui, sans-serif';
  context.textAlign = 'right';
  const width = context.measureText(text).width;
  const [right, bottom] = [pixels.width - 28, pixels.height - 26];
  context.fillStyle = 'rgb(247 245 242 / 0.85)';
  context.fillRect(right - width - 12, bottom - 34, width + 24, 46);
  context.fillStyle = palette.text;
  context.fillText(text, right, bottom);
}

function meets({ origin, direction }: Ray, { x, z, heading, width }: ScreenPlace): boolean {
  const [nx, nz] = [Math.sin(heading), Math.cos(heading)];
  const towards = direction.x * nx + direction.z * nz;
  if (towards >= -1e-3) return false;
  const t = ((x - origin.x) * nx + (z - origin.z) * nz) / towards;
  if (t <= 0) return false;
  const across = (origin.x + direction.x * t - x) * nz - (origin.z + direction.z * t - z) * nx;
  const up = origin.y + direction.y * t - screenBottom;
  return Math.abs(across) <= width / 2 && up >= 0 && up <= width * ratio;
}

function drop({ group }: HungScreen): void {
  group.removeFromParent();
  for (const child of group.children) {
    const mesh = child as HungScreen['picture'];
    mesh.geometry.dispose();
    mesh.material.map?.dispose();
    mesh.material.dispose();
  }
}
