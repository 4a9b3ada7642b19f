// What an office avatar is put together from.
import type { AvatarPart, avatarOptions } from './contract/office.ts';

export { avatarOptions } from './contract/office.ts';
export type { AvatarPart } from './contract/office.ts';

/** How a member looks in the office: one value of each part. */
export type OfficeAvatar = { [Part in AvatarPart]: (typeof avatarOptions)[Part][number] };
