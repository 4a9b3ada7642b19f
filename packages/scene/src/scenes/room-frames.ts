import { insidePolygon } from '@office/world/geometry';
import type { FloorGeometry } from '@office/world/geometry';
import { screenRatio } from './wall-screen.ts';
import type { RoomFrame } from './main-camera.ts';
import { screenBottom } from './screen-places.ts';
import type { SharedDocuments } from './shared-documents.ts';

/** Metres above the floor: top of a seated head, and knees. */
const heights = [1.5, 0.5];

/** Frames of all meeting rooms with a screen, by zone. */
export function roomFrames(
  { plan }: FloorGeometry,
  documents: Pick<SharedDocuments, 'placeIn'>,
): ReadonlyMap<string, RoomFrame> {
  const frames = new Map<string, RoomFrame>();
  for (const { id, kind, polygon } of plan.zones) {
    const screen = documents.placeIn(id);
    if (kind !== 'MEETING' || !screen) continue;
    const seats = plan.seats.filter((seat) => insidePolygon(seat, polygon));
    const people = seats.flatMap(({ x, z }) => heights.map((y) => ({ x, y, z })));
    const corners = [-0.5, 0.5].flatMap((across) =>
      [screenBottom, screenBottom + screen.width * screenRatio].map((y) => ({
        x: screen.x + Math.cos(screen.heading) * screen.width * across,
        y,
        z: screen.z - Math.sin(screen.heading) * screen.width * across,
      })),
    );
    frames.set(id, { id, spots: [...people, ...corners], heading: screen.heading });
  }
  return frames;
}
