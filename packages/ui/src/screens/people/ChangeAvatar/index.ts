export { ChangeAvatar, type ChangeAvatarProps, type ChangeAvatarState } from './ChangeAvatar.tsx';
export { type AvatarChoice, type AvatarOptions, type AvatarPaints } from './officeAvatar.ts';
