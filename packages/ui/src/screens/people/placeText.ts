import type { PersonPlace } from './people.ts';

/**
 * Where someone is, the floor first: "3F · Meeting room Sakura"; undefined where it is not known.
 * `separator`: `common:partSeparator`.
 */
export function placeText(
  { floorName, roomName }: PersonPlace,
  separator: string,
): string | undefined {
  return [floorName, roomName].filter(Boolean).join(separator) || undefined;
}
