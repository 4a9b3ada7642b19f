import type { Schemas } from '@office/api';
import { defaultAudioSettings, defaultGraphicsQuality } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findSettings, saveSettings } from './settings-store.ts';
import type { SettingsRow } from './settings-store.ts';

type Deps = Pick<Platform, 'db' | 'now'>;
type Settings = Schemas['Settings'];

/** The settings of a person who never changed any. */
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

/** Replaces the groups that are given; the others stay. */
export async function updateSettings(
  context: Deps & WithClaims,
  change: Schemas['UpdateSettingsRequest'],
): Promise<Settings> {
  const audio = change.audio && (await withEntry(context, change.audio));
  const changed = { ...change, ...(audio && { audio }), updatedAt: context.now() };
  return toSettings(await saveSettings(context.db, context.claims.userId, changed));
}

/** Notes the providers whose accounts a person uses; null where none is linked any more. */
export async function saveLinkedApps(
  tx: Queryable,
  userId: string,
  apps: Partial<Pick<SettingsRow, 'calendarAppType' | 'meetingAppType'>>,
  now: Date,
): Promise<void> {
  await saveSettings(tx, userId, { ...apps, updatedAt: now });
}

/** Keeps what entering a meeting room does where a change of the group leaves it out. */
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
    // Settings from before there was a sound say nothing of it.
    notification: { ...defaults.notification, ...row?.notification },
  };
}
