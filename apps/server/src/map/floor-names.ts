import type { Language } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';

/** A floor's name in each language: its plan's, as long as the floor is still called so. */
export function floorNames<Names extends Record<Language, string>>(
  name: string,
  planName: Names,
): Names | null {
  return name === planName.ja || name === planName.en ? planName : null;
}

/** All by which a floor or a room goes, for those who look for it: its names, and how the Japanese one is read. */
export function namesOf({ ja, en, katakana }: FloorPlan['name']): string[] {
  return [ja, en, ...(katakana ? [katakana] : [])];
}
