// Voice chat: its words, limits and times. How far a voice reaches is in `distances.ts`.
import { minute, second } from './units.ts';

export * from './contract/voice.ts';

/** People in one voice room. */
export const maxVoiceParticipants = 5;

/** Rooms that one member, or all admins together, make. */
export const maxVoiceRoomsCreated = { OWN: 10, ADMIN: 30 } as const;

/** How long someone is asked whether they come. */
export const voiceInvitationMs = 30 * second;

/** After this the member is asked whether to go on; after this alone the voice chat ends. */
export const voiceContinueMs = 15 * minute;
export const voiceAloneMs = 15 * minute;

/** How long the member has to answer. */
export const voiceAnswerMs = minute;

/** How long two who talk directly may take to meet, and one of them may be on another floor. */
export const voiceComingMs = minute;
export const voiceAwayMs = 10 * second;

/** How long a place that came free is held for who waits for it. */
export const voicePlaceHeldMs = 20 * second;

/** How long a lost socket keeps its place in a voice room. */
export const voiceGraceMs = 30 * second;
