import { Group } from 'three';
import type { Ray } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorGeometry } from '@office/world/geometry';
import { palette } from '../shapes/palette.ts';
import { WallScreen, screenPixels as pixels, screenRatio as ratio } from './wall-screen.ts';
import { screenBottom, screenPlaceOf, type ScreenPlace } from './screen-places.ts';

const paper = '#f7f5f2';

interface SharedScreen {
  hung: WallScreen;
  /** Request counter; images that load after a newer request are discarded. */
  turn: number;
}

export class SharedDocuments {
  readonly group = new Group();
  readonly #plan: FloorPlan;
  readonly #places = new Map<string, ScreenPlace>();
  readonly #wake: () => void;
  readonly #shown = new Map<string, SharedScreen>();

  constructor(floor: FloorGeometry, wake: () => void) {
    this.#plan = floor.plan;
    this.#wake = wake;
    for (const zone of this.#plan.zones) {
      if (zone.kind === 'MEETING' || zone.kind === 'VOICE')
        this.#places.set(zone.id, screenPlaceOf(floor, zone));
    }
  }

  has(zoneId: string): boolean {
    return this.#shown.has(zoneId);
  }

  placeIn(zoneId: string): ScreenPlace | undefined {
    return this.#places.get(zoneId);
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
    screen.hung.dispose();
    this.#wake();
  }

  dispose(): void {
    for (const { hung } of this.#shown.values()) hung.dispose();
    this.#shown.clear();
    this.group.removeFromParent();
  }

  #paint(
    screen: SharedScreen | undefined,
    draw: (context: CanvasRenderingContext2D) => void,
  ): void {
    screen?.hung.paint(paper, draw);
    this.#wake();
  }

  #hang(zoneId: string): SharedScreen | undefined {
    const place = this.#places.get(zoneId);
    if (!place) return undefined;
    const screen = { hung: new WallScreen(place), turn: 0 };
    this.group.add(screen.hung.group);
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
