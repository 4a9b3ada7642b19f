import type { PersonLocation } from './people.ts';

/**
 * Formats a location with the floor first: "3F · Meeting room Sakura". Returns undefined if it is unknown.
 * `separator`: `common:partSeparator`.
 */
export function formatLocation(
  { floorName, roomName }: PersonLocation,
  separator: string,
): string | undefined {
  return [floorName, roomName].filter(Boolean).join(separator) || undefined;
}
