import type { Box } from '../engine/box.ts';

export interface RankedSign {
  zone: { id: string };
  /** Number of people in the zone when the sign was last painted. */
  count: number;
  /** Distance from the camera in metres. */
  depth: number;
  /** Metres to the member, if the member is near enough to read the details. */
  toMember: number | undefined;
  /** Undefined while hidden. */
  box: Box | undefined;
}

/** Free pixels around a sign that appears, so that signs at the limit do not flicker. */
const appearMargin = 6;
/** Metres by which a hidden sign must be nearer than a shown one to replace it. */
const replaceMargin = 2;
/** CSS pixels: between a sign and the people below it, and by which it is at most above its place. */
const gap = 8;
const maxLift = 96;
/** More than any distance in metres. */
const rankStep = 1e4;

interface View {
  overview: boolean;
  pointed: string | undefined;
}

/**
 * Sorts the indices of signs in place, the most important first: the pointed one, those next to the
 * member, in the overview those of zones with people, then the nearest to the camera. Shown signs
 * keep their place near a limit.
 */
export function sortSigns(order: number[], signs: readonly RankedSign[], view: View): void {
  // An insertion sort, because the order rarely changes from one frame to the next.
  for (let i = 1; i < order.length; i++) {
    const index = order[i]!;
    const rank = rankOf(signs[index]!, view);
    let at = i - 1;
    for (; at >= 0 && rankOf(signs[order[at]!]!, view) > rank; at--) order[at + 1] = order[at]!;
    order[at + 1] = index;
  }
}

function rankOf(sign: RankedSign, { overview, pointed }: View): number {
  const bonus = sign.box ? replaceMargin : 0;
  if (sign.zone.id === pointed) return -3 * rankStep;
  if (sign.toMember !== undefined) return -2 * rankStep + sign.toMember - bonus / 4;
  return (overview && sign.count > 0 ? -rankStep : 0) + sign.depth - bonus;
}

/** Whether a sign covers another one. A hidden sign also needs a margin. */
export function overlaps(a: Box, b: Box, isShown: boolean): boolean {
  const margin = isShown ? 0 : appearMargin;
  return (
    a.left < b.left + b.width + margin &&
    b.left < a.left + a.width + margin &&
    a.top < b.top + b.height + margin &&
    b.top < a.top + a.height + margin
  );
}

/**
 * Returns by how many CSS pixels a sign must be above its usual place to cover no person; undefined
 * if that is too far. A sign that moves back keeps the same margin as a sign that appears.
 */
export function liftOver(
  people: readonly Box[],
  sign: Box,
  current: number | undefined,
): number | undefined {
  const isInPlace = current === 0;
  const lifted = { ...sign };
  let blocker: Box | undefined;
  while ((blocker = people.find((person) => overlaps(lifted, person, isInPlace)))) {
    lifted.top = blocker.top - sign.height - gap;
    if (lifted.top < 0 || sign.top - lifted.top > maxLift) return undefined;
  }
  return sign.top - lifted.top;
}
