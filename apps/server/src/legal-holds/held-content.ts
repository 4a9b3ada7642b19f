export {
  countActiveHolds,
  isCopied,
  isFileHeld,
  isMeetingHeld,
  isMemberHeld,
  isOrganizationHeld,
  keepHeldMessages,
  keepHeldTranscripts,
} from './held-content-store.ts';
export type { HeldReason } from './held-content-store.ts';
