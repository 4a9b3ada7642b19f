import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import type { Platform } from '../../platform/platform.ts';
import { endTranscripts, publishTranscripts } from './transcript-end.ts';
import { findTranscriptSetting, saveTranscriptSetting } from './transcript-setting-store.ts';

type Setting = Schemas['MeetingTranscriptSetting'];

export async function getTranscriptSetting(
  tx: Queryable,
  organizationId: string,
): Promise<Setting> {
  return (await findTranscriptSetting(tx, organizationId)) ?? { version: 0, enabled: true };
}

/** Allows or forbids transcripts. Forbidding ends running transcripts and keeps stored ones. */
export async function updateTranscriptSetting(
  context: Pick<Platform, 'db' | 'now' | 'audit' | 'realtime'> & WithViewer,
  { version, enabled }: Schemas['UpdateMeetingTranscriptSettingRequest'],
): Promise<Setting> {
  const { organizationId } = context.viewer;
  const now = context.now();
  const { after, ended } = await context.db.transaction(async (tx) => {
    const after = await changeSetting(tx, context, { enabled }, version, {
      action: 'MEETING_TRANSCRIPTS_CHANGED',
      find: getTranscriptSetting,
      save: saveTranscriptSetting,
    });
    const ended = enabled ? [] : await endTranscripts(tx, { organizationId }, now);
    return { after, ended };
  });
  await publishTranscripts(context, ended);
  return after;
}
