import type { CopyCode } from './copyCodeContext.ts';

const clipboard =
  typeof navigator === 'undefined' ? undefined : (navigator as { clipboard?: Clipboard }).clipboard;

/** Undefined over plain HTTP, where browsers have no clipboard API. */
export const writeToClipboard: CopyCode | undefined =
  clipboard && (({ code }) => clipboard.writeText(code));
