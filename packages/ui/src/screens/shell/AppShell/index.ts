export { AppShell, type AppShellProps, type ShellPanel } from './AppShell.tsx';
export { type ShellMember } from './ShellMember.ts';
