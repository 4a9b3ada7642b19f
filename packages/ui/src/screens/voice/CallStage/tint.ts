import { personColors } from '../../../styles/personColors.css.ts';

/**
 * Assigns colour classes by user id. A person keeps the same colour unless an earlier participant already has
 * it.
 */
export function assignColourClasses(
  people: readonly { userId: string }[],
): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const { userId } of people) {
    const wanted = hash(userId);
    const turns = personColors.map(
      (_, turn) => personColors[(wanted + turn) % personColors.length],
    );
    const free = turns.find((tint) => tint && ![...taken.values()].includes(tint));
    taken.set(userId, free ?? turns[0] ?? '');
  }
  return taken;
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum;
}
