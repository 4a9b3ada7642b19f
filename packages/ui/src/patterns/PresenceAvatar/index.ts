export { PresenceAvatar, type PresenceAvatarProps } from './PresenceAvatar.tsx';
