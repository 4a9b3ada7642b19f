export { PresenceMenu, type PresenceMenuProps, type PresenceMenuState } from './PresenceMenu.tsx';
