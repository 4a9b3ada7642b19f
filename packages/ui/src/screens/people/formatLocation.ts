import type { PersonLocation } from './people.ts';

/** The floor first: "3F · Meeting room Sakura". `separator` is `common:partSeparator`. */
export function formatLocation(
  { floorName, roomName }: PersonLocation,
  separator: string,
): string | undefined {
  return [floorName, roomName].filter(Boolean).join(separator) || undefined;
}
