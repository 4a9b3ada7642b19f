import type { PersonPlace } from './people.ts';

/**
 * A person's place, the floor first: "3F · Meeting room Sakura"; undefined if it is not known.
 * `separator`: `common:partSeparator`.
 */
export function placeText(
  { floorName, roomName }: PersonPlace,
  separator: string,
): string | undefined {
  return [floorName, roomName].filter(Boolean).join(separator) || undefined;
}
