/** Use of the office, as it is counted by day. */
export { countCall, usageDay, usageTimeZone } from './usage-store.ts';
