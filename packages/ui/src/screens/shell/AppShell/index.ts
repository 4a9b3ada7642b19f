export { AppShell, type AppShellProps, type ShellMember, type ShellPanel } from './AppShell.tsx';
