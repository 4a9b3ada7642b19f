export {
  countActiveHolds,
  isCopied,
  isFileHeld,
  isMemberHeld,
  isOrganizationHeld,
  keepHeldMessages,
  keepHeldTranscripts,
} from './held-content-store.ts';
export type { HeldReason } from './held-content-store.ts';
