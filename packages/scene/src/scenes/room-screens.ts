import { formatTimeOnDay } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';
import { Group } from 'three';
import { textsFor } from '../texts.ts';
import { meetingTitle, nextMeetingLine } from './door-signs.ts';
import type { DoorMeetings } from './door-signs.ts';
import { WallScreen, screenPixels } from './wall-screen.ts';
import type { ScreenPlace } from './screen-places.ts';
import type { SharedDocuments } from './shared-documents.ts';
import { fontFamily } from '../engine/font-family.ts';

const margin = 64;
/** Metres from the camera beyond which the text is unreadable. */
const readableDistance = 32;
const colors = {
  ground: '#23223a',
  ink: '#ffffff',
  quiet: '#bdbcd6',
  free: '#7fd8a4',
  busy: '#ffb4a2',
};

export interface RoomStatus {
  taken: boolean;
  /** Free or in use, and until when. */
  status: string;
  title: string;
  next: string;
}

/** Status of a room for its screen. Titles of private meetings are hidden. */
export function roomStatus(
  { current, next }: Pick<DoorMeetings, 'current' | 'next'>,
  language: Language,
  now = Date.now(),
): RoomStatus {
  const { door } = textsFor(language);
  const time = (instant: string) => formatTimeOnDay(instant, language, now);
  const nextLine = next ? nextMeetingLine(next, language, now) : '';
  if (current)
    return {
      taken: true,
      status: door.taken(time(current.endTime)),
      title: meetingTitle(current, language),
      next: nextLine,
    };
  const status = next ? door.freeUntil(time(next.startTime)) : door.free;
  return { taken: false, status, title: '', next: nextLine };
}

interface RoomScreen {
  name: { ja: string; en: string };
  place: ScreenPlace;
  hung: WallScreen;
  painted: string;
}

/** Shows the current and next meeting on the screens of meeting rooms without a shared document. */
export class RoomScreens {
  readonly group = new Group();
  readonly #documents: SharedDocuments;
  readonly #screens = new Map<string, RoomScreen>();
  #news: readonly DoorMeetings[] = [];

  constructor(plan: FloorPlan, documents: SharedDocuments) {
    this.#documents = documents;
    for (const { id, kind, name } of plan.zones) {
      const place = documents.placeIn(id);
      if (kind !== 'MEETING' || !place || place.added) continue;
      const hung = new WallScreen(place);
      this.#screens.set(id, { name, place, hung, painted: '' });
      this.group.add(hung.group);
    }
  }

  set(news: readonly DoorMeetings[]): void {
    this.#news = news;
  }

  /** Paints changed screens, and hides unreadable ones to save draw calls. */
  update(camera: { x: number; y: number; z: number }, language: Language): void {
    for (const [zoneId, screen] of this.#screens) {
      const { place, hung } = screen;
      const news = this.#news.find((each) => each.zoneId === zoneId);
      const [dx, dz] = [camera.x - place.x, camera.z - place.z];
      const isFacing = dx * Math.sin(place.heading) + dz * Math.cos(place.heading) > 0;
      const isNear = Math.hypot(dx, camera.y, dz) < readableDistance;
      hung.group.visible = news !== undefined && isFacing && isNear && !this.#documents.has(zoneId);
      if (!hung.group.visible || !news) continue;
      const status = roomStatus(news, language);
      const key = JSON.stringify([status, language]);
      if (key === screen.painted) continue;
      screen.painted = key;
      hung.paint(colors.ground, (context) => paint(context, screen.name[language], status));
    }
  }

  dispose(): void {
    for (const { hung } of this.#screens.values()) hung.dispose();
    this.group.removeFromParent();
  }
}

function paint(context: CanvasRenderingContext2D, name: string, status: RoomStatus): void {
  const width = screenPixels.width - 2 * margin;
  const line = (text: string, y: number, size: number, color: string, weight: number) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = color;
    context.fillText(text, margin, y, width);
  };
  line(name, 120, 52, colors.quiet, 500);
  line(status.status, 280, 96, status.taken ? colors.busy : colors.free, 700);
  line(status.title, 370, 60, colors.ink, 600);
  line(status.next, 500, 46, colors.quiet, 500);
}
