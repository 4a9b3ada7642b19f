import { avatarOptions } from '@office/vocabulary';
import type { ChangeAvatarState } from './ChangeAvatar.tsx';
import { paints as flat } from '../../../stories/portraits.ts';
import type { AvatarChoice, AvatarPaints } from './officeAvatar.ts';

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

export const paints: AvatarPaints = {
  skin: flat,
  hairColor: flat,
  topColor: flat,
  bottomColor: flat,
};
