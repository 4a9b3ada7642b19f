import { Vector3, type Scene } from 'three';
import type { Seat, Zone } from '@office/world/floor-plan';
import { zoneAt, type FloorGeometry } from '@office/world/geometry';
import type { WalkRequests, Walker } from '@office/world/walking';
import type { CameraRig } from '../engine/camera-rig.ts';
import type { Viewport } from '../engine/stage.ts';
import type { TooltipContent } from '../engine/tooltip.ts';
import type { FloorPeople } from '../people/floor-people.ts';
import type { ZoneSigns } from './zone-signs.ts';
import type { Faces } from './faces.ts';
import type { Minimap } from './minimap.ts';
import { inFrontOf } from './screen-places.ts';
import { rayAt, targetOf, type Target } from './pointing.ts';
import type { SharedDocuments } from './shared-documents.ts';
import type { ViewButton, ViewButtons } from './view-buttons.ts';

/** Metres: radius around a click that selects a seat, and height of the seat back. */
const seatReach = 0.5;
const seatTop = 0.95;

export interface PointerTargets {
  readonly floor: FloorGeometry;
  readonly rig: CameraRig;
  readonly overlay: Scene;
  readonly people: FloorPeople;
  readonly faces: Faces;
  readonly documents: SharedDocuments;
  readonly minimap: Minimap;
  readonly buttons: ViewButtons;
  readonly doors: ZoneSigns;
  readonly walker: Walker;
  readonly walkRequests: WalkRequests;
}

export interface PointerEvents {
  person(userId: string): void;
  follow(userId: string): void;
  screen(zone: Zone): void;
  desk(seat: Seat): void;
  press(button: ViewButton, viewport: Viewport): void;
  seatName(seat: Seat): string;
  wake(): void;
}

export class MainPointer {
  readonly #on: PointerTargets;
  readonly #events: PointerEvents;
  #seat: Seat | undefined;

  constructor(targets: PointerTargets, events: PointerEvents) {
    this.#on = targets;
    this.#events = events;
  }

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
    const currentZone = zoneAt(floor.plan, walker);
    if (room && room === currentZone?.id) {
      this.#events.screen(currentZone);
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
    if (zone && zone.id === currentZone?.id) {
      this.#events.screen(zone);
      return;
    }
    walkRequests.walkTo(target);
  }

  /** Returns whether a click at the point has an effect other than walking. */
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

  seatTip({ width, height }: Viewport): TooltipContent | undefined {
    const seat = this.#seat;
    if (!seat) return undefined;
    const at = new Vector3(seat.x, seatTop, seat.z).project(this.#on.rig.camera);
    return {
      id: `seat-${seat.id}`,
      text: this.#events.seatName(seat),
      at: { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height },
      side: 'top',
      immediate: true,
    };
  }

  #under(x: number, y: number, viewport: Viewport): Target | undefined {
    const { people, faces, floor, overlay, rig } = this.#on;
    // Names and faces also select the person, since they are easier to hit from afar.
    const named = overlay.visible ? (faces.at(x, y) ?? people.plates.at(x, y)) : undefined;
    if (named !== undefined && people.other(named)) return { userId: named };
    return targetOf(rayAt(x, y, viewport, rig.camera), people, floor.plan, seatReach);
  }

  #point(userId?: string, seat?: Seat): void {
    const changed = seat !== this.#seat;
    this.#seat = seat;
    if (this.#on.people.setHovered(userId) || changed) this.#events.wake();
  }

  #pointButton(button?: ViewButton): void {
    if (this.#on.buttons.point(button)) this.#events.wake();
  }
}
