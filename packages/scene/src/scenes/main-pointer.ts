import { Vector3 } from 'three';
import type { Scene } from 'three';
import type { Seat, Zone } from '@office/world/floor-plan';
import { zoneAt } from '@office/world/geometry';
import type { FloorGeometry } from '@office/world/geometry';
import type { WalkRequests, Walker } from '@office/world/walking';
import type { CameraRig } from '../engine/camera-rig.ts';
import type { Viewport } from '../engine/stage.ts';
import type { TipContent } from '../engine/tip.ts';
import type { FloorPeople } from '../people/floor-people.ts';
import type { DoorSigns } from './door-signs.ts';
import type { Faces } from './faces.ts';
import type { Minimap } from './minimap.ts';
import { inFrontOf } from './places.ts';
import { rayAt, targetOf } from './pointing.ts';
import type { Target } from './pointing.ts';
import type { SharedDocuments } from './shared-documents.ts';
import type { ViewButton, ViewButtons } from './view-buttons.ts';

/** Metres around a click in which a seat is meant, and to the top of its back. */
const seatReach = 0.5;
const seatTop = 0.95;

/** The things on the floor and over it that a pointer can be on. */
export interface PointerTargets {
  readonly floor: FloorGeometry;
  readonly rig: CameraRig;
  /** The names of people; a pointer is on none while they are hidden. */
  readonly overlay: Scene;
  readonly people: FloorPeople;
  readonly faces: Faces;
  readonly documents: SharedDocuments;
  readonly minimap: Minimap;
  readonly buttons: ViewButtons;
  readonly doors: DoorSigns;
  readonly walker: Walker;
  readonly walkRequests: WalkRequests;
}

export interface PointerEvents {
  /** Someone was clicked. */
  person(userId: string): void;
  /** Someone was clicked twice. */
  follow(userId: string): void;
  /** The name or the screen of a meeting room was clicked from inside. */
  screen(zone: Zone): void;
  /** A desk that nobody sits at was clicked. */
  desk(seat: Seat): void;
  /** A button over the picture was clicked. */
  press(button: ViewButton, viewport: Viewport): void;
  /** The words for whose a seat is. */
  seatName(seat: Seat): string;
  /** The picture is out of date. */
  wake(): void;
}

/** The pointer over the floor: what it is on lights up, and a click on it does what it is there for. */
export class MainPointer {
  readonly #on: PointerTargets;
  readonly #events: PointerEvents;
  #seat: Seat | undefined;

  constructor(targets: PointerTargets, events: PointerEvents) {
    this.#on = targets;
    this.#events = events;
  }

  /** The seat under the pointer. */
  get seat(): Seat | undefined {
    return this.#seat;
  }

  tap(x: number, y: number, viewport: Viewport, times: number): void {
    const { buttons, minimap, doors, documents, floor, rig, walker, walkRequests } = this.#on;
    const button = buttons.at(x, y);
    if (button) {
      this.#events.press(button, viewport);
      return;
    }
    const place = minimap.pointAt(x, y);
    if (place) {
      walkRequests.walkTo(place);
      return;
    }
    const door = doors.at(x, y);
    if (door) {
      walkRequests.goToZone(door);
      return;
    }
    const target = this.#under(x, y, viewport);
    const isPlace = !target || !('userId' in target || 'seat' in target);
    const room = isPlace && documents.roomAt(rayAt(x, y, viewport, rig.camera));
    const here = zoneAt(floor.plan, walker);
    if (room && room === here?.id) {
      this.#events.screen(here);
      return;
    }
    if (!target) return;
    if ('userId' in target) {
      if (times > 1) this.#events.follow(target.userId);
      else this.#events.person(target.userId);
      return;
    }
    if ('seat' in target) {
      const { seat } = target;
      if (seat.kind === 'DESK') this.#events.desk(seat);
      else walkRequests.sitOn(seat);
      return;
    }
    const screen = floor.plan.decor.find(
      (item) => item.kind === 'SCREEN' && Math.hypot(item.x - target.x, item.z - target.z) < 1,
    );
    const zone = screen && zoneAt(floor.plan, inFrontOf(screen));
    if (zone && zone.id === here?.id) {
      this.#events.screen(zone);
      return;
    }
    walkRequests.walkTo(target);
  }

  /** Returns whether a click there does more than walk. */
  hover(x: number, y: number, viewport: Viewport): boolean {
    const { buttons, minimap, doors } = this.#on;
    const button = buttons.at(x, y);
    if (button || minimap.pointAt(x, y)) {
      this.#point();
      this.#pointButton(button);
      return true;
    }
    this.#pointButton();
    const door = doors.at(x, y);
    if (doors.point(door)) this.#events.wake();
    if (door) {
      this.#point();
      return true;
    }
    const target = this.#under(x, y, viewport);
    const userId = target && 'userId' in target ? target.userId : undefined;
    const seat = target && 'seat' in target ? target.seat : undefined;
    this.#point(userId, seat);
    return userId !== undefined || seat !== undefined;
  }

  leave(): void {
    if (this.#on.doors.point(undefined)) this.#events.wake();
    this.#point();
    this.#pointButton();
  }

  /** The name of the seat under the pointer, over its back. */
  seatTip({ width, height }: Viewport): TipContent | undefined {
    const seat = this.#seat;
    if (!seat) return undefined;
    const at = new Vector3(seat.x, seatTop, seat.z).project(this.#on.rig.camera);
    return {
      id: `seat-${seat.id}`,
      text: this.#events.seatName(seat),
      at: { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height },
      side: 'top',
      atOnce: true,
    };
  }

  #under(x: number, y: number, viewport: Viewport): Target | undefined {
    const { people, faces, floor, overlay, rig } = this.#on;
    // A name or a face is the person: it is what one aims at from afar.
    const named = overlay.visible ? (faces.at(x, y) ?? people.plates.at(x, y)) : undefined;
    if (named !== undefined && people.other(named)) return { userId: named };
    return targetOf(rayAt(x, y, viewport, rig.camera), people, floor.plan, seatReach);
  }

  /** Someone or a seat is under the pointer, or nothing. */
  #point(userId?: string, seat?: Seat): void {
    const changed = seat !== this.#seat;
    this.#seat = seat;
    if (this.#on.people.point(userId) || changed) this.#events.wake();
  }

  #pointButton(button?: ViewButton): void {
    if (this.#on.buttons.point(button)) this.#events.wake();
  }
}
