import type { Language } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';

/** Returns the localised names from the plan, or null if the floor was renamed. */
export function floorNames<Names extends Record<Language, string>>(
  name: string,
  planName: Names,
): Names | null {
  return name === planName.ja || name === planName.en ? planName : null;
}

export function searchableNames({ ja, en, katakana }: FloorPlan['name']): string[] {
  return [ja, en, ...(katakana ? [katakana] : [])];
}
