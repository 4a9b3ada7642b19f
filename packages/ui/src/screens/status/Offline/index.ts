export { Offline } from './Offline.tsx';
export type { OfflineProps } from './Offline.tsx';
