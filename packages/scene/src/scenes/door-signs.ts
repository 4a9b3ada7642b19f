import { formatTimeOnDay } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import type { FloorPlan, Zone } from '@office/world/floor-plan';
import { insidePolygon, centroidOf } from '@office/world/geometry';
import type { Point } from '@office/world/geometry';
import type { Inset } from '../engine/camera-rig.ts';
import { keepInView } from '../engine/keep-in-view.ts';
import type { Viewport } from '../engine/stage.ts';
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

/** Distance in metres from a wall used to find the rooms on both sides of it. */
const step = 0.6;

interface Pixel {
  x: number;
  y: number;
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

export function meetingTitle({ title }: DoorMeeting, language: Language): string {
  return title ?? textsFor(language).door.privateMeeting;
}

export function nextMeetingLine(next: DoorMeeting, language: Language, now: number): string {
  return textsFor(language).door.next(
    meetingTitle(next, language),
    formatTimeOnDay(next.startTime, language, now),
    formatTimeOnDay(next.endTime, language, next.startTime),
  );
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
  const coming = next ? [nextMeetingLine(next, language, now)] : [];
  if (current) {
    const end = formatTimeOnDay(current.endTime, language, now);
    return [door.takenBy(meetingTitle(current, language), end), ...coming];
  }
  const count = inside();
  if (count > 0) return [door.people(count), ...coming];
  return next ? [door.free, ...coming] : [];
}

/** Maximum number of names on a sign. */
const maxNames = 3;

/** Lines below the name of a zone: its meetings, and with details the people in it. */
export function signLines(
  {
    news,
    names,
    detailed,
  }: { news: DoorMeetings | undefined; names: readonly string[]; detailed: boolean },
  language: Language,
  now = Date.now(),
): readonly string[] {
  if (!detailed) return compactSignLines(news, language, now);
  const { door } = textsFor(language);
  const people = names.length > 0 ? [door.names(names.slice(0, maxNames), names.length)] : [];
  // The names replace the number of people.
  const meetings = detailedSignLines(news, () => 0, language, now);
  const isFree = !news?.current && names.length > 0;
  return [...people, ...(isFree ? meetings.slice(1) : meetings)];
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
