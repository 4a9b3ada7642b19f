import type { AvatarPart } from '@office/vocabulary';

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

export type AvatarChoice = Record<AvatarPart, string>;
export type AvatarOptions = Record<AvatarPart, readonly string[]>;

/** CSS colours by part and colour name. A name can differ between parts. */
export type AvatarPaints = Partial<Record<AvatarPart, Readonly<Record<string, string>>>>;

/** Colour parts share one set of translated names. */
const colours: readonly AvatarPart[] = ['skin', 'hairColor', 'topColor', 'bottomColor'];

export function isColour(part: AvatarPart): boolean {
  return colours.includes(part);
}

export function valueKey(part: AvatarPart, value: string): string {
  const group = isColour(part) ? 'Color' : part.charAt(0).toUpperCase() + part.slice(1);
  return `avatar${group}.${value}`;
}

/** Picks a value for each part. `random` returns a number from 0 to 1 (exclusive). */
export function randomAvatar(options: AvatarOptions, random: () => number): AvatarChoice {
  const picked = avatarParts.map((part) => {
    const values = options[part];
    return [part, values[Math.floor(random() * values.length)] ?? ''];
  });
  return Object.fromEntries(picked) as AvatarChoice;
}
