export { AdminShell } from './AdminShell.tsx';
export type { AdminEntry, AdminShellProps } from './AdminShell.tsx';
export type { Administrator, AppearanceChoice } from './AccountMenu.tsx';
