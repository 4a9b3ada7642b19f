import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import type { WithViewer } from '../../http/claims.ts';
import { nextVersion } from '../../http/version.ts';
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
    await lockOrganization(tx, organizationId);
    const before = await getTranscriptSetting(tx, organizationId);
    const after = { version: nextVersion(before, version), enabled };
    await saveTranscriptSetting(tx, { organizationId, ...after, updatedAt: now });
    await context.audit(tx, {
      action: 'MEETING_TRANSCRIPTS_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { enabled: before.enabled },
      after: { enabled },
    });
    const ended = enabled ? [] : await endTranscripts(tx, { organizationId }, now);
    return { after, ended };
  });
  await publishTranscripts(context, ended);
  return after;
}
