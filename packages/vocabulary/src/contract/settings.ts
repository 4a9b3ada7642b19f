// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** External provider of meetings or calendars. */
export const providers = ['GOOGLE', 'ZOOM', 'TEAMS'] as const;
export type Provider = (typeof providers)[number];

export const graphicsQualities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type GraphicsQuality = (typeof graphicsQualities)[number];

/** Effect of entering a meeting room on its voice chat. */
export const meetingRoomEntries = ['ASK', 'MUTED', 'UNMUTED', 'STAY'] as const;
export type MeetingRoomEntry = (typeof meetingRoomEntries)[number];
