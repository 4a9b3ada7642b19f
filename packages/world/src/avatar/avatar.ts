import type { OfficeAvatar } from '@office/vocabulary';
import { avatarOptions } from '@office/vocabulary';
import { readAs } from '../read-as.ts';
import { officeAvatarSchema } from './contract.ts';

export { officeAvatarSchema } from './contract.ts';

/** Derived from the user id, so that it is stable and varies between users. */
export function defaultAvatar(userId: string): OfficeAvatar {
  let state = 2166136261;
  for (let i = 0; i < userId.length; i++) {
    state = Math.imul(state ^ userId.charCodeAt(i), 16777619);
  }
  const pick = <const T extends readonly string[]>(list: T): T[number] => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state ^= state >>> 13;
    return list[(state >>> 0) % list.length] as T[number];
  };
  const hairs = avatarOptions.hair.filter((hair) => hair !== 'none');
  return {
    body: pick(avatarOptions.body),
    skin: pick(avatarOptions.skin),
    hair: pick(hairs),
    hairColor: pick(avatarOptions.hairColor),
    face: pick(avatarOptions.face),
    top: pick(avatarOptions.top),
    topColor: pick(avatarOptions.topColor),
    bottom: pick(avatarOptions.bottom),
    bottomColor: pick(avatarOptions.bottomColor),
    accessory: pick(avatarOptions.accessory),
  };
}

export function avatarOrDefault(value: unknown, userId: string): OfficeAvatar {
  return readAs(officeAvatarSchema, value) ?? defaultAvatar(userId);
}
