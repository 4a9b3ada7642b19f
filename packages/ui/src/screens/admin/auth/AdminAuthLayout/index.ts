export { AdminAuthLayout as AdminEntrance } from './AdminAuthLayout.tsx';
export type { AdminEntranceProps } from './AdminAuthLayout.tsx';
