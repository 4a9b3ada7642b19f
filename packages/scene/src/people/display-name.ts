import type { Language } from '@office/vocabulary';
import type { FloorPerson } from '@office/world/movement';

/** Name of a person in the language of the member: in English the Latin name, if there is one. */
export function displayName(
  { name, nameLatin }: Pick<FloorPerson, 'name' | 'nameLatin'>,
  language: Language,
): string {
  return (language === 'en' && nameLatin) || name;
}
