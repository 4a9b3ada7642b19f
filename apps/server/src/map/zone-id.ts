import { createHash } from 'node:crypto';

/** Derives a stable id for a zone in one feature from the floor and zone ids (UUID version 8). */
export function zoneUuid(purpose: string, floorId: string, zoneId: string): string {
  const hex = createHash('sha256').update(`${purpose}:${floorId}:${zoneId}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
