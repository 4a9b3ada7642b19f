export { AppShell, type AppShellProps, type ShellPanel } from './AppShell.tsx';
export { usePanelAsideFits } from './usePanelAsideFits.ts';
export { type ShellMember } from './AccountMenu.tsx';
export {
  leaveFullscreen,
  useFullscreen,
  type Fullscreen,
} from '../../../primitives/useFullscreen.ts';
export { useMedia } from '../../../primitives/useMedia.ts';
