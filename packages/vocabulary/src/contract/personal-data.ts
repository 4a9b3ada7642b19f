// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const legalHoldKinds = ['MEMBER', 'ROOM'] as const;
export type LegalHoldKind = (typeof legalHoldKinds)[number];

/** QUEUED and RUNNING: not finished. READY: can be downloaded until `expiresAt`. FAILED: request a new one. */
export const personalDataExportStates = ['QUEUED', 'RUNNING', 'READY', 'FAILED'] as const;
export type PersonalDataExportState = (typeof personalDataExportStates)[number];

/** Keeps or deletes content that others can read. */
export const erasureChoices = ['KEEP', 'DELETE'] as const;
export type ErasureChoice = (typeof erasureChoices)[number];
