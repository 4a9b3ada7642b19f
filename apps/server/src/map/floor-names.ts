import type { Language } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';

/** Returns the localised names from the plan, or null if the floor was renamed. */
export function floorNames<Names extends Record<Language, string>>(
  name: string,
  planName: Names,
): Names | null {
  return name === planName.ja || name === planName.en ? planName : null;
}

/** Returns the displayed name of a floor in each language. */
export function localizedFloorName(floor: {
  floorName: string;
  floorNames: Record<Language, string> | null;
}): Record<Language, string> {
  const { ja, en } = floor.floorNames ?? { ja: floor.floorName, en: floor.floorName };
  return { ja, en };
}

export function searchableNames({ ja, en, katakana }: FloorPlan['name']): string[] {
  return [ja, en, ...(katakana ? [katakana] : [])];
}
