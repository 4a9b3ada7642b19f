// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Images with one page each, or a single PDF. */
export const sharedDocumentKinds = ['IMAGE', 'PDF'] as const;
export type SharedDocumentKind = (typeof sharedDocumentKinds)[number];

/** Maximum number of images shared as one document. */
export const maxSharedPictures = 10;

/** Pages of a shared document. */
export const maxSharedPages = 2000;
