export { SharingBar, type SharingBarProps, type SharingBarState } from './SharingBar.tsx';
