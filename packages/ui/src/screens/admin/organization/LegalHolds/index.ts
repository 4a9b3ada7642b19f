export * from './LegalHolds.tsx';
export type { LegalHoldPlacing, PlaceLegalHoldEvent } from './PlaceLegalHold.tsx';
