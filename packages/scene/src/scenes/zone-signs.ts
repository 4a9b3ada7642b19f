import { localizedName, type Language } from '@office/vocabulary';
import type { FloorPlan, Zone } from '@office/world/floor-plan';
import { centroidOf, insidePolygon } from '@office/world/geometry';
import type { Point } from '@office/world/geometry';
import { Vector3 } from 'three';
import type { Camera, Object3D } from 'three';
import type { Box } from '../engine/box.ts';
import type { Inset } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';
import { SignAtlas, signLimits } from '../engine/sign-atlas.ts';
import type { Viewport } from '../engine/stage.ts';
import { palette, tintColors } from '../shapes/palette.ts';
import { boxOver, doorOf, signLines } from './door-signs.ts';
import type { DoorMeetings } from './door-signs.ts';
import { liftOver, overlaps, sortSigns } from './sign-order.ts';
import type { RankedSign } from './sign-order.ts';
import { signFontFamily } from '../engine/font-family.ts';

const projected = new Vector3();

/** Metres: height of signs above doors and above other areas, and the distance that shows details. */
const doorHeight = 2.25;
const areaHeight = 2.7;
const detailDistance = 5;

const fonts = { name: `600 13px ${signFontFamily}`, line: `400 12px ${signFontFamily}` };
const lineHeight = 17;
const padding = { left: 14, right: 10, y: 6 };
const gap = 10;
const colors = {
  light: {
    ground: 'rgb(255 255 255 / 0.95)',
    edge: 'rgb(40 30 20 / 0.2)',
    ink: '#21201c',
    quiet: '#5f5c54',
  },
  dark: {
    ground: 'rgb(38 37 48 / 0.95)',
    edge: 'rgb(255 255 255 / 0.22)',
    ink: '#f4f3f8',
    quiet: '#c3c0cf',
  },
} as const;

export interface SignPerson extends Point {
  info: { name: string; nameLatin?: string | undefined };
}

export interface SignView {
  language: Language;
  appearance: Appearance;
  viewport: Viewport;
  inset: Readonly<Inset>;
  /** Whether the whole floor is in view, so that the sign of the member's own zone helps. */
  overview: boolean;
  /** Areas of people in view, which signs do not cover. */
  taken: readonly Box[];
}

interface Sign extends RankedSign {
  zone: Zone;
  at: Point;
  y: number;
  painted: string;
  text: string;
  place: { x: number; y: number };
  /** CSS pixels above its usual place; undefined while hidden. */
  lift: number | undefined;
}

/**
 * Signs turned to the camera: name, number of people, and from near or under the pointer their
 * names and the meetings. Of signs that would cover each other, one is shown: the pointed one, the
 * one next to the member, zoomed out the one of a zone with people, otherwise the nearest. A sign that would cover a person
 * is shown higher, or not at all.
 */
export class ZoneSigns {
  readonly #signs: Sign[];
  readonly #atlas: SignAtlas;
  /** Indices of the signs, most important first. */
  readonly #order: number[];
  readonly #shown: Box[] = [];
  #meetings = new Map<string, DoorMeetings>();
  #pointed: string | undefined;
  #isHidden = false;

  /** `scene` uses CSS pixels as units. */
  constructor(plan: FloorPlan, scene: Object3D) {
    this.#signs = plan.zones
      .filter(({ kind }) => kind !== 'OPEN')
      .map((zone) => ({
        zone,
        at: zone.kind === 'MEETING' ? doorOf(plan, zone) : centroidOf(zone),
        y: zone.kind === 'MEETING' ? doorHeight : areaHeight,
        painted: '',
        text: '',
        count: 0,
        depth: 0,
        toMember: undefined,
        place: { x: 0, y: 0 },
        box: undefined,
        lift: undefined,
      }));
    this.#order = this.#signs.map((_, index) => index);
    this.#atlas = new SignAtlas(this.#signs.length);
    scene.add(this.#atlas.mesh);
  }

  set(news: readonly DoorMeetings[]): void {
    this.#meetings = new Map(news.map((each) => [each.zoneId, each]));
  }

  at(x: number, y: number): string | undefined {
    return this.#signs.find(({ box }, i) => {
      const { width, height } = this.#atlas.sizeOf(i);
      return box && x >= box.left && x <= box.left + width && y >= box.top && y <= box.top + height;
    })?.zone.id;
  }

  point(zoneId: string | undefined): boolean {
    const changed = zoneId !== this.#pointed;
    this.#pointed = zoneId;
    return changed;
  }

  update(self: Point, people: readonly SignPerson[], camera: Camera, look: SignView): void {
    this.#atlas.mesh.visible = !this.#isHidden;
    if (this.#isHidden) return;
    if (this.#atlas.setRatio(look.viewport.ratio))
      for (const sign of this.#signs) sign.painted = '';
    for (const sign of this.#signs) {
      projected.set(sign.at.x, sign.y, sign.at.z);
      sign.depth = projected.distanceTo(camera.position);
      const toMember = Math.hypot(self.x - sign.at.x, self.z - sign.at.z);
      const hasDetails = sign.zone.kind === 'MEETING' && toMember <= detailDistance;
      sign.toMember = hasDetails ? toMember : undefined;
      projected.project(camera);
      sign.place.x = ((projected.x + 1) / 2) * look.viewport.width;
      sign.place.y = ((1 - projected.y) / 2) * look.viewport.height;
      // Hides signs behind the camera.
      if (projected.z >= 1) sign.depth = Infinity;
    }
    sortSigns(this.#order, this.#signs, { overview: look.overview, pointed: this.#pointed });
    this.#shown.length = 0;
    for (const index of this.#order) {
      const sign = this.#signs[index]!;
      const box = this.#freeBox(index, self, people, look);
      sign.box = box;
      if (!box) sign.lift = undefined;
      if (box) this.#shown.push(box);
      if (box) this.#atlas.place(index, box.left, box.top);
      else this.#atlas.hide(index);
    }
  }

  hide(): void {
    this.#isHidden = true;
    for (const sign of this.#signs) sign.box = sign.lift = undefined;
  }

  get shown(): (Box & { text: string })[] {
    return this.#signs.flatMap(({ box, text }) => (box ? [{ ...box, text }] : []));
  }

  dispose(): void {
    this.#atlas.dispose();
  }

  #freeBox(
    index: number,
    self: Point,
    people: readonly SignPerson[],
    look: SignView,
  ): Box | undefined {
    const sign = this.#signs[index]!;
    // From inside, the sign would cover people, and the screen of the room shows the same.
    const isInside = !look.overview && insidePolygon(self, sign.zone.polygon);
    if (sign.depth === Infinity || isInside || !isFree(sign.place, look)) return undefined;
    this.#paint(index, people, look);
    const size = this.#atlas.sizeOf(index);
    const box = { ...boxOver(sign.place, size, look.viewport, look.inset), ...size };
    const isShown = sign.box !== undefined;
    // The pointed sign stays under the pointer.
    const isFixed = sign.zone.id === this.#pointed && sign.lift !== undefined;
    if (!isFixed) sign.lift = liftOver(look.taken, box, sign.lift);
    if (sign.lift === undefined) return undefined;
    box.top -= sign.lift;
    return this.#shown.some((other) => overlaps(box, other, isShown)) ? undefined : box;
  }

  #paint(index: number, people: readonly SignPerson[], look: SignView): void {
    const sign = this.#signs[index]!;
    const { zone } = sign;
    const { language, appearance } = look;
    const news = this.#meetings.get(zone.id);
    const names = people
      .filter((person) => insidePolygon(person, zone.polygon))
      .map(({ info }) => localizedName(info.name, info.nameLatin, language));
    const detailed = zone.id === this.#pointed || sign.toMember !== undefined;
    const lines = signLines({ news, names, detailed }, language);
    sign.count = names.length;
    const count = names.length > 0 ? String(names.length) : '';
    sign.text = [zone.name[language], ...lines].join('\n');
    const key = JSON.stringify([sign.text, count, appearance, news?.current != null]);
    if (key === sign.painted) return;
    sign.painted = key;
    const mark = news?.current ? palette.accent : tintColors[zone.tint];
    paintSign(this.#atlas, index, { name: zone.name[language], count, lines, mark }, appearance);
  }
}

function paintSign(
  atlas: SignAtlas,
  index: number,
  {
    name,
    count,
    lines,
    mark,
  }: { name: string; count: string; lines: readonly string[]; mark: string },
  appearance: Appearance,
): void {
  const probe = document.createElement('canvas').getContext('2d');
  if (!probe) return;
  const measure = (font: string, text: string) => {
    probe.font = font;
    return probe.measureText(text).width;
  };
  const countWidth = count ? measure(fonts.name, count) + 22 : 0;
  const widest = Math.max(
    measure(fonts.name, name) + (count ? gap + countWidth : 0),
    ...lines.map((line) => measure(fonts.line, line)),
  );
  const width = Math.min(signLimits.width, Math.ceil(widest) + padding.left + padding.right);
  const height = (lines.length + 1) * lineHeight + 2 * padding.y;
  const inner = width - padding.left - padding.right;
  const { ground, edge, ink, quiet } = colors[appearance];
  atlas.paint(index, { width, height }, (context) => {
    context.fillStyle = ground;
    context.strokeStyle = edge;
    context.lineWidth = 1;
    context.beginPath();
    context.roundRect(0.5, 0.5, width - 1, height - 1, 7);
    context.fill();
    context.stroke();
    context.fillStyle = mark;
    context.beginPath();
    context.roundRect(5, 6, 3, height - 12, 1.5);
    context.fill();
    context.textBaseline = 'middle';
    context.font = fonts.name;
    context.fillStyle = ink;
    const middle = padding.y + lineHeight / 2 + 0.5;
    context.fillText(name, padding.left, middle, inner - (count ? gap + countWidth : 0));
    if (count) paintCount(context, count, width - padding.right - countWidth, middle, quiet);
    context.font = fonts.line;
    context.fillStyle = quiet;
    lines.forEach((line, i) => {
      context.fillText(line, padding.left, middle + (i + 1) * lineHeight, inner);
    });
  });
}

/** Paints a person's silhouette and the number of people. */
function paintCount(
  context: CanvasRenderingContext2D,
  count: string,
  left: number,
  middle: number,
  color: string,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(left + 8, middle - 3.5, 3, 0, 7);
  context.fill();
  context.beginPath();
  context.arc(left + 8, middle + 5.5, 5, Math.PI, 0);
  context.fill();
  context.fillText(count, left + 18, middle);
}

function isFree({ x, y }: { x: number; y: number }, { viewport, inset }: SignView): boolean {
  return x > inset.left && x < viewport.width - inset.right && y > 0 && y < viewport.height;
}
