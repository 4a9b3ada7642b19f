import { minute, second } from './units.ts';

export const maxVoiceParticipants = 5;
/** In rooms with several members, if the operator has a media server. */
export const maxSfuParticipants = 50;
/** In an all-hands room, including listeners. */
export const maxAllHandsParticipants = 500;

/** `OWN`: per member. `ADMIN`: for all administrators together. */
export const maxVoiceRoomsCreated = { OWN: 10, ADMIN: 30 } as const;

export const voiceInvitationMs = 30 * second;

/** Interval after which the member is asked to confirm the call, and time alone after which the call ends. */
export const voiceContinueMs = 15 * minute;
export const voiceAloneMs = 15 * minute;

export const voiceAnswerMs = minute;

/** Time for two people in a direct call to meet, and time that one may spend on another floor. */
export const voiceMeetTimeoutMs = minute;
export const voiceAwayMs = 10 * second;

/** Time for which a free slot is reserved for the next waiting member. */
export const voiceSlotReservationMs = 20 * second;

export const voiceGraceMs = 30 * second;
