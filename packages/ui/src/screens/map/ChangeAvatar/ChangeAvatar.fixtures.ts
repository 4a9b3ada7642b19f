import type { ChangeAvatarState } from './ChangeAvatar.tsx';
import type { AvatarChoice } from './officeAvatar.ts';

/** The lists of the scene's contract. */
export const avatarOptions = {
  body: ['slim', 'regular', 'broad'],
  skin: ['porcelain', 'fair', 'sand', 'honey', 'bronze', 'umber'],
  hair: ['short', 'sidePart', 'bob', 'long', 'bun', 'curly', 'crop', 'none'],
  hairColor: ['black', 'espresso', 'chestnut', 'copper', 'blond', 'ash', 'plum'],
  face: ['calm', 'smile', 'bright', 'freckles'],
  top: ['tee', 'shirt', 'sweater', 'jacket', 'hoodie', 'vest'],
  topColor: [
    'ivory',
    'sand',
    'iris',
    'navy',
    'forest',
    'terracotta',
    'rose',
    'charcoal',
    'sky',
    'mustard',
  ],
  bottom: ['trousers', 'skirt', 'shorts'],
  bottomColor: ['charcoal', 'navy', 'stone', 'olive', 'cocoa', 'ivory'],
  accessory: ['none', 'glasses', 'headset', 'cap', 'scarf', 'lanyard'],
} as const;

export const avatar: AvatarChoice = {
  body: 'regular',
  skin: 'fair',
  hair: 'bob',
  hairColor: 'espresso',
  face: 'smile',
  top: 'sweater',
  topColor: 'iris',
  bottom: 'trousers',
  bottomColor: 'charcoal',
  accessory: 'lanyard',
};

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', avatar, options: avatarOptions },
} satisfies { [S in ChangeAvatarState['status']]: Extract<ChangeAvatarState, { status: S }> };

/** Paints as a scene may tell them; only the names matter to the screen. */
export const paints = {
  porcelain: 'oklch(0.93 0.02 60)',
  fair: 'oklch(0.88 0.04 60)',
  sand: 'oklch(0.82 0.05 70)',
  honey: 'oklch(0.72 0.08 65)',
  bronze: 'oklch(0.56 0.08 55)',
  umber: 'oklch(0.4 0.06 50)',
  black: 'oklch(0.25 0.01 60)',
  espresso: 'oklch(0.33 0.03 50)',
  chestnut: 'oklch(0.43 0.07 45)',
  copper: 'oklch(0.55 0.12 45)',
  blond: 'oklch(0.83 0.09 85)',
  ash: 'oklch(0.68 0.01 80)',
  plum: 'oklch(0.4 0.09 340)',
  ivory: 'oklch(0.96 0.02 90)',
  iris: 'oklch(0.54 0.18 280)',
  navy: 'oklch(0.35 0.08 265)',
  forest: 'oklch(0.45 0.08 155)',
  terracotta: 'oklch(0.6 0.12 40)',
  rose: 'oklch(0.72 0.1 10)',
  charcoal: 'oklch(0.37 0.01 260)',
  sky: 'oklch(0.78 0.08 235)',
  mustard: 'oklch(0.77 0.13 85)',
  stone: 'oklch(0.72 0.02 80)',
  olive: 'oklch(0.5 0.07 115)',
  cocoa: 'oklch(0.42 0.05 45)',
};
