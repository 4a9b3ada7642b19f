export { PageShell } from './PageShell.tsx';
export type { PageShellEntry, PageShellProps } from './PageShell.tsx';
