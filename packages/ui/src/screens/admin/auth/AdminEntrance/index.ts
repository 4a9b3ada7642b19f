export { AdminEntrance } from './AdminEntrance.tsx';
export type { AdminEntranceProps } from './AdminEntrance.tsx';
