// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** External provider of meetings and calendars. */
export const providers = ['GOOGLE', 'ZOOM', 'TEAMS'] as const;
export type Provider = (typeof providers)[number];

export const graphicsQualities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type GraphicsQuality = (typeof graphicsQualities)[number];

/** The effect of entering a meeting room on the talk in it. */
export const meetingRoomEntries = ['ASK', 'MUTED', 'UNMUTED', 'STAY'] as const;
export type MeetingRoomEntry = (typeof meetingRoomEntries)[number];
