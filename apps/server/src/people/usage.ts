export { countCall, usageDay, usageTimeZone } from './usage-store.ts';
