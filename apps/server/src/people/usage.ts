export { countCall, usageDay } from './usage-store.ts';
