// Real-time messages: the names of their events (spec §4).
export { realtimeKinds } from './contract.ts';
export type { RealtimeKind } from './contract.ts';
