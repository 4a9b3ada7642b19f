export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface RankedSign {
  zone: { id: string };
  /** Number of people in the zone when the sign was last painted. */
  count: number;
  /** Distance from the camera in metres. */
  depth: number;
  /** Undefined while hidden. */
  box: Box | undefined;
}

/** Free pixels around a sign that appears, so that signs at the limit do not flicker. */
const appearMargin = 6;
/** Metres by which a hidden sign must be nearer than a shown one to replace it. */
const replaceMargin = 2;
/** More than any distance in metres. */
const rankStep = 1e4;

interface View {
  overview: boolean;
  pointed: string | undefined;
}

/**
 * Sorts the indices of signs in place, the most important first: the pointed one, in the overview
 * those of zones with people, then the nearest. Shown signs keep their place near a limit.
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

function rankOf({ zone, count, depth, box }: RankedSign, { overview, pointed }: View): number {
  const isPointed = zone.id === pointed ? -2 * rankStep : 0;
  const isOccupied = overview && count > 0 ? -rankStep : 0;
  return isPointed + isOccupied + depth - (box ? replaceMargin : 0);
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
