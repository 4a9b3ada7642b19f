import { formatTimeOnDay } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import type { FloorPlan, Zone } from '@office/world/floor-plan';
import { insidePolygon, centroidOf } from '@office/world/geometry';
import type { Point } from '@office/world/geometry';
import { Vector3 } from 'three';
import type { Camera, Object3D } from 'three';
import { Board } from '../engine/board.ts';
import type { Inset } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';
import { keepInView } from '../engine/keep-in-view.ts';
import type { Viewport } from '../engine/stage.ts';
import { paintTip } from '../engine/tip-paint.ts';
import { palette } from '../shapes/palette.ts';
import { textsFor } from '../texts.ts';

/** `title` is null for private meetings. */
interface DoorMeeting {
  title: string | null;
  /** ISO 8601. */
  startTime: string;
  endTime: string;
}

export interface DoorMeetings {
  zoneId: string;
  current: DoorMeeting | null;
  next: DoorMeeting | null;
}

/** Metres: height of the sign above the floor, and the distance within which it shows details. */
const signHeight = 2.25;
const detailDistance = 5;
/** Distance in metres from a wall used to find the rooms on both sides of it. */
const step = 0.6;

interface Pixel {
  x: number;
  y: number;
}

interface Sign {
  zone: Zone;
  at: Point;
  board: Board;
  painted: string;
  lines: readonly string[];
  box: { left: number; top: number };
}

/** Signs above the doors of meeting rooms: occupancy from afar; meetings and people from near. */
export class DoorSigns {
  readonly #signs: Sign[];
  #meetings = new Map<string, DoorMeetings>();
  #pointed: string | undefined;
  #isHidden = false;

  /** `scene` uses CSS pixels as units. */
  constructor(plan: FloorPlan, scene: Object3D) {
    this.#signs = plan.zones
      .filter(({ kind }) => kind === 'MEETING')
      .map((zone) => ({
        zone,
        at: doorOf(plan, zone),
        board: new Board(),
        painted: '',
        lines: [],
        box: { left: 0, top: 0 },
      }));
    scene.add(...this.#signs.map(({ board }) => board.mesh));
  }

  set(news: readonly DoorMeetings[]): void {
    this.#meetings = new Map(news.map((each) => [each.zoneId, each]));
  }

  at(x: number, y: number): string | undefined {
    return this.#signs.find(({ board, box }) => {
      const { width, height } = board.size;
      const isOver =
        x >= box.left && x <= box.left + width && y >= box.top && y <= box.top + height;
      return board.mesh.visible && isOver;
    })?.zone.id;
  }

  point(zoneId: string | undefined): boolean {
    const changed = zoneId !== this.#pointed;
    this.#pointed = zoneId;
    return changed;
  }

  /**
   * @param people Everyone on the floor. Rooms without a current meeting show the number of people inside.
   */
  update(
    self: Point,
    people: readonly Point[],
    camera: Camera,
    viewport: Viewport,
    inset: Readonly<Inset>,
    look: { language: Language; appearance: Appearance },
  ): void {
    for (const sign of this.#signs) {
      const { at, board, zone } = sign;
      const isNear =
        Math.hypot(self.x - at.x, self.z - at.z) <= detailDistance || zone.id === this.#pointed;
      const news = this.#meetings.get(zone.id);
      const inside = () => people.filter((person) => insidePolygon(person, zone.polygon)).length;
      sign.lines = isNear
        ? detailedSignLines(news, inside, look.language)
        : compactSignLines(news, look.language);
      const projected = new Vector3(at.x, signHeight, at.z).project(camera);
      const door = {
        x: ((projected.x + 1) / 2) * viewport.width,
        y: ((1 - projected.y) / 2) * viewport.height,
      };
      const isVisible = projected.z < 1 && isFree(door, viewport, inset);
      board.mesh.visible = sign.lines.length > 0 && isVisible && !this.#isHidden;
      if (!board.mesh.visible) continue;
      this.#paint(sign, viewport.ratio, look.appearance);
      sign.box = boxOver(door, board.size, viewport, inset);
      board.place(sign.box.left, sign.box.top);
    }
  }

  hide(): void {
    this.#isHidden = true;
  }

  get texts(): string[] {
    return this.#signs
      .filter(({ board }) => board.mesh.visible)
      .map(({ lines }) => lines.join('\n'));
  }

  dispose(): void {
    for (const { board } of this.#signs) board.dispose();
  }

  #paint(sign: Sign, ratio: number, appearance: Appearance): void {
    const isTaken = this.#meetings.get(sign.zone.id)?.current != null;
    const key = [...sign.lines, isTaken, ratio, appearance].join('|');
    if (key === sign.painted) return;
    const text = { lines: sign.lines, ...(isTaken && { mark: palette.accent }) };
    if (paintTip(sign.board, text, ratio, appearance)) sign.painted = key;
  }
}

function isFree({ x, y }: Pixel, { width, height }: Viewport, { left, right }: Inset): boolean {
  return x > left && x < width - right && y > 0 && y < height;
}

export function boxOver(
  door: Pixel,
  size: { width: number; height: number },
  viewport: Pick<Viewport, 'width'>,
  inset: Inset,
): { left: number; top: number } {
  const over = { left: door.x - size.width / 2, top: door.y - size.height };
  return keepInView(over, size, viewport, inset);
}

export function compactSignLines(
  news: DoorMeetings | undefined,
  language: Language,
  now = Date.now(),
): readonly string[] {
  const { door } = textsFor(language);
  return news?.current ? [door.taken(formatTimeOnDay(news.current.endTime, language, now))] : [];
}

export function detailedSignLines(
  news: DoorMeetings | undefined,
  inside: () => number,
  language: Language,
  now = Date.now(),
): readonly string[] {
  if (!news) return [];
  const { door } = textsFor(language);
  const { current, next } = news;
  const titleOf = ({ title }: DoorMeeting) => title ?? door.privateMeeting;
  const coming = next
    ? [
        door.next(
          titleOf(next),
          formatTimeOnDay(next.startTime, language, now),
          formatTimeOnDay(next.endTime, language, next.startTime),
        ),
      ]
    : [];
  if (current) {
    const end = formatTimeOnDay(current.endTime, language, now);
    return [door.takenBy(titleOf(current), end), ...coming];
  }
  const count = inside();
  if (count > 0) return [door.people(count), ...coming];
  return next ? [door.free, ...coming] : [];
}

/** Returns the centre of a room's door, or of the room if the plan has no door for it. */
export function doorOf(plan: FloorPlan, { polygon }: Zone): Point {
  for (const { wallId, at } of plan.doors) {
    const wall = plan.walls.find(({ id }) => id === wallId);
    if (!wall) continue;
    const [dx, dz] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const length = Math.hypot(dx, dz) || 1;
    const [x, z] = [wall.from[0] + (dx * at) / length, wall.from[1] + (dz * at) / length];
    const neighbours = [step, -step].map((by) => ({
      x: x - (dz / length) * by,
      z: z + (dx / length) * by,
    }));
    if (neighbours.some((point) => insidePolygon(point, polygon))) return { x, z };
  }
  return centroidOf({ polygon });
}
