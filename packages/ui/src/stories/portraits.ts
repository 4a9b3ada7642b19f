import type { AvatarPart } from '@office/vocabulary';

export const paints: Readonly<Record<string, string>> = {
  porcelain: '#f8dcc8',
  fair: '#f2c9a8',
  sand: '#e3b088',
  honey: '#c98d60',
  bronze: '#a06a45',
  umber: '#6f4732',
  black: '#2b2830',
  espresso: '#3f2f2a',
  chestnut: '#6b4630',
  copper: '#a85f38',
  blond: '#d9b271',
  ash: '#a9a29a',
  plum: '#5c3a55',
  ivory: '#f2eadc',
  iris: '#6b6bd8',
  navy: '#3b4770',
  forest: '#4d7058',
  terracotta: '#c9734f',
  rose: '#d98f94',
  charcoal: '#53525c',
  sky: '#86b2d0',
  mustard: '#d9a441',
  stone: '#b3a895',
  olive: '#767a54',
  cocoa: '#6a4c3c',
};

const hairs: Record<string, string> = {
  short: 'M27 46C25 26 37 19 48 19S71 26 69 46C66 36 60 33 48 33S30 36 27 46Z',
  sidePart: 'M27 46C25 26 37 19 48 19S71 26 69 46C66 34 58 36 42 28C36 36 30 36 27 46Z',
  bob: 'M24 62C20 30 32 18 48 18S76 30 72 62H64C67 44 64 34 48 34S29 44 32 62Z',
  long: 'M22 84C20 34 30 18 48 18S76 34 74 84H63C67 48 64 34 48 34S29 48 33 84Z',
  bun: 'M48 8A9 9 0 1 1 47.9 8ZM27 46C25 26 37 19 48 19S71 26 69 46C66 36 60 33 48 33S30 36 27 46Z',
  curly:
    'M24 48A12 12 0 0 1 28 28A14 14 0 0 1 48 18A14 14 0 0 1 68 28A12 12 0 0 1 72 48C66 36 30 36 24 48Z',
  crop: 'M29 40C29 27 38 21 48 21S67 27 67 40C60 33 36 33 29 40Z',
  none: '',
};

const mouths: Record<string, string> = {
  calm: 'M43 59H53',
  smile: 'M42 58Q48 63 54 58',
  bright: 'M41 57Q48 66 55 57Z',
  freckles: 'M42 58Q48 63 54 58',
};

const worn: Record<string, string> = {
  none: '',
  glasses:
    '<g fill="none" stroke="#3a3942" stroke-width="2"><circle cx="40" cy="48" r="6"/><circle cx="56" cy="48" r="6"/><path d="M46 48h4"/></g>',
  headset:
    '<path d="M27 50C25 24 71 24 69 50" fill="none" stroke="#3a3942" stroke-width="4"/><rect x="23" y="46" width="8" height="12" rx="4" fill="#5b5bd6"/><rect x="65" y="46" width="8" height="12" rx="4" fill="#5b5bd6"/>',
  cap: '<path d="M27 38C28 14 68 14 69 38Z" fill="#6b6bd8"/><rect x="24" y="36" width="48" height="6" rx="3" fill="#5555b8"/>',
  scarf: '<path d="M32 68Q48 82 64 68L66 78Q48 90 30 78Z" fill="#d9a441"/>',
  lanyard: '<path d="M38 72L48 90L58 72" fill="none" stroke="#5b5bd6" stroke-width="3"/>',
};

const shoulders: Record<string, number> = { slim: 22, regular: 17, broad: 11 };

/** Returns a simplified avatar picture as a data URL. */
export function portraitOf(avatar: Record<AvatarPart, string>): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    '<rect width="96" height="96" fill="#e4e2f5"/>',
    figureOf(avatar),
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function figureOf(avatar: Record<AvatarPart, string>): string {
  const { body, skin, hair, hairColor, face, topColor, accessory } = avatar;
  const edge = shoulders[body] ?? 17;
  return [
    hair === 'long' ? `<path d="${hairs['long']}" fill="${paints[hairColor]}"/>` : '',
    `<path d="M${edge} 98C${edge} 80 34 75 48 75S${96 - edge} 80 ${96 - edge} 98Z" fill="${paints[topColor]}"/>`,
    `<path d="M41 60h14v14q-7 6-14 0z" fill="${paints[skin]}"/>`,
    `<ellipse cx="48" cy="46" rx="19" ry="21" fill="${paints[skin]}"/>`,
    '<circle cx="40.500" cy="48" r="2.200" fill="#2f2830"/><circle cx="55.500" cy="48" r="2.200" fill="#2f2830"/>',
    `<path d="${mouths[face]}" fill="${face === 'bright' ? '#fff' : 'none'}" stroke="#8a3f38" stroke-width="2" stroke-linecap="round"/>`,
    hair === 'long' ? '' : `<path d="${hairs[hair]}" fill="${paints[hairColor]}"/>`,
    hair === 'long' ? `<path d="${hairs['short']}" fill="${paints[hairColor]}"/>` : '',
    worn[accessory],
  ].join('');
}
