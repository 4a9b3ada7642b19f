import type { Schemas } from '@office/api';
import { defaultAudioSettings, defaultGraphicsQuality } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findSettings, saveSettings } from './settings-store.ts';
import type { SettingsRow } from './settings-store.ts';

type Deps = Pick<Platform, 'db' | 'now'>;
type Settings = Schemas['Settings'];

const defaults = {
  audio: defaultAudioSettings,
  video: { cameraEnabled: false, mirror: true },
  graphics: defaultGraphicsQuality,
  notification: {
    directMessage: true,
    chatRoom: true,
    meeting: true,
    organization: true,
    voiceChatInvite: true,
    sound: true,
  },
} as const satisfies Partial<Settings>;

export async function getSettings(context: Deps & WithClaims): Promise<Settings> {
  return toSettings(await findSettings(context.db, context.claims.userId));
}

/** Replaces the given groups and keeps the others. */
export async function updateSettings(
  context: Deps & WithClaims,
  change: Schemas['UpdateSettingsRequest'],
): Promise<Settings> {
  const audio = change.audio && (await withEntry(context, change.audio));
  const changed = { ...change, ...(audio && { audio }), updatedAt: context.now() };
  return toSettings(await saveSettings(context.db, context.claims.userId, changed));
}

/** Stores the providers of the user's linked accounts. Null if no account is linked. */
export async function saveLinkedApps(
  tx: Queryable,
  userId: string,
  apps: Partial<Pick<SettingsRow, 'calendarAppType' | 'meetingAppType'>>,
  now: Date,
): Promise<void> {
  await saveSettings(tx, userId, { ...apps, updatedAt: now });
}

async function withEntry(
  context: Deps & WithClaims,
  audio: Settings['audio'],
): Promise<Settings['audio']> {
  const { userId } = context.claims;
  if (audio.meetingRoomEntry) return audio;
  const meetingRoomEntry = (await findSettings(context.db, userId))?.audio?.meetingRoomEntry;
  return meetingRoomEntry ? { ...audio, meetingRoomEntry } : audio;
}

function toSettings(row: SettingsRow | null): Settings {
  return {
    audio: { ...defaults.audio, ...row?.audio },
    video: row?.video ?? defaults.video,
    graphics: row?.graphics ?? defaults.graphics,
    meetingAppType: row?.meetingAppType ?? null,
    calendarAppType: row?.calendarAppType ?? null,
    // Rows stored before the sound setting was added do not contain it.
    notification: { ...defaults.notification, ...row?.notification },
  };
}
