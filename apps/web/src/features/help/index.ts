export { helpUpdates } from './updates.ts';
