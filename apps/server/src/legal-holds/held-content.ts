export {
  hasActiveHold,
  isCopied,
  isFileHeld,
  isMemberHeld,
  keepHeldMessages,
  keepHeldTranscripts,
} from './held-content-store.ts';
