import type { ChangeAvatarState } from './ChangeAvatar.tsx';
import { paints as flat } from '../portrait.fixtures.ts';
import type { AvatarChoice, AvatarPaints } from './officeAvatar.ts';

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

/** Paints as the scene tells them. */
export const paints: AvatarPaints = {
  skin: flat,
  hairColor: flat,
  topColor: flat,
  bottomColor: flat,
};
