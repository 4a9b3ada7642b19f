/** Values that the web page, the scene and the server share (spec §2, §3, §9). */

export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

/** MEDIUM is the default (spec §9). */
export const graphicsLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type GraphicsLevel = (typeof graphicsLevels)[number];

export const sceneNames = ['Main', 'WorldMap', 'MyDesk', 'CharacterCustomize'] as const;
export type SceneName = (typeof sceneNames)[number];

export const workingStatuses = ['OFFICE', 'IN_WITH_CLIENT', 'HOME'] as const;
export type WorkingStatus = (typeof workingStatuses)[number];

export const statuses = ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'] as const;
export type Status = (typeof statuses)[number];

export const voiceRoomKinds = ['ADMIN', 'AREA', 'OWN', 'MEETING_AREA', 'DIRECT'] as const;
export type VoiceRoomKind = (typeof voiceRoomKinds)[number];

/** Organisation, user blocked; role changed; contract blocked; maintenance (spec §4). */
export const forcedLogoutCodes = [4010, 4011, 4014, 4015, 4017] as const;
export type ForcedLogoutCode = (typeof forcedLogoutCodes)[number];
