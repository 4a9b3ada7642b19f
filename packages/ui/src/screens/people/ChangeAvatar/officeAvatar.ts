import type { AvatarPart } from '@office/vocabulary';

/** The parts of an office avatar, in the order in which they are chosen. */
export const avatarParts = [
  'hair',
  'hairColor',
  'face',
  'skin',
  'top',
  'topColor',
  'bottom',
  'bottomColor',
  'accessory',
  'body',
] as const satisfies readonly AvatarPart[];

/** One value for each part, from the closed lists. */
export type AvatarChoice = Record<AvatarPart, string>;
/** The closed list of each part. */
export type AvatarOptions = Record<AvatarPart, readonly string[]>;

/** CSS colours behind the colour names, part by part: a sand skin is not a sand shirt. */
export type AvatarPaints = Partial<Record<AvatarPart, Readonly<Record<string, string>>>>;

/** Parts that are colours share their names. */
const colours: readonly AvatarPart[] = ['skin', 'hairColor', 'topColor', 'bottomColor'];

export function isColour(part: AvatarPart): boolean {
  return colours.includes(part);
}

/** The key of a value's name in the strings of this area. */
export function valueKey(part: AvatarPart, value: string): string {
  const group = isColour(part) ? 'Color' : part.charAt(0).toUpperCase() + part.slice(1);
  return `avatar${group}.${value}`;
}

/** An avatar of values that `random` (0 to 1, 1 excluded) picks. */
export function randomAvatar(options: AvatarOptions, random: () => number): AvatarChoice {
  const picked = avatarParts.map((part) => {
    const values = options[part];
    return [part, values[Math.floor(random() * values.length)] ?? ''];
  });
  return Object.fromEntries(picked) as AvatarChoice;
}
