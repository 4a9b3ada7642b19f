export { AdminAuthLayout } from './AdminAuthLayout.tsx';
export type { AdminEntranceProps } from './AdminAuthLayout.tsx';
