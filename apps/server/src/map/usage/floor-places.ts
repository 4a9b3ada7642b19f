import { seatOf, zoneAt } from '@office/world/geometry';
import type { FloorPlan, Zone } from '@office/world/floor-plan';
import type { Pose } from '@office/world/movement';
import { createHmac } from 'node:crypto';

/** Side length of the squares of a heat map, in metres. */
export const squareSize = 2;

const roomKinds: readonly Zone['kind'][] = ['MEETING', 'VOICE', 'LOUNGE'];

export const isRoom = ({ kind }: Pick<Zone, 'kind'>): boolean => roomKinds.includes(kind);

/** Prefix of a place, before a colon. */
export type PlaceKind = 'zone' | 'square';

export const zonePlace = (zoneId: string): string => `zone:${zoneId}`;

const squarePlace = (column: number, row: number): string => `square:${column},${row}`;

export function squareOf(place: string): { x: number; z: number } | null {
  const [, column, row] = /^square:(\d+),(\d+)$/.exec(place) ?? [];
  return column && row ? { x: Number(column) * squareSize, z: Number(row) * squareSize } : null;
}

/** Returns the square and the room at a pose. Empty at a desk, which would show the presence of its owner. */
export function placesAt(plan: FloorPlan, pose: Pose): string[] {
  if (pose.state === 'sit' && seatOf(plan, pose)?.kind === 'DESK') return [];
  const square = squarePlace(Math.floor(pose.x / squareSize), Math.floor(pose.z / squareSize));
  const zone = zoneAt(plan, pose);
  return zone && isRoom(zone) ? [square, zonePlace(zone.id)] : [square];
}

/**
 * Returns one of 64 bits for a person at a place. Keyed, and different for each place, so that the stored bits do not
 * reveal people.
 */
export function personBit(
  secret: string,
  { floorId, place, userId }: { floorId: string; place: string; userId: string },
): bigint {
  const hash = createHmac('sha256', secret).update(`floor-usage:${floorId}:${place}:${userId}`);
  return BigInt.asIntN(64, 1n << BigInt(hash.digest()[0]! % 64));
}
