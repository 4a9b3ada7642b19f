import type { Language } from '@office/vocabulary';

/** A floor's name in each language: its plan's, as long as the floor is still called so. */
export function floorNames<Names extends Record<Language, string>>(
  name: string,
  planName: Names,
): Names | null {
  return Object.values(planName).includes(name) ? planName : null;
}
