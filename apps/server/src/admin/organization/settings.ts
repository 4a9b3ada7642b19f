import type { Schemas } from '@office/api';
import { getGroupMentionRules } from '../../chat/messages/group-mentions.ts';
import { getLinkPreviewSetting } from '../../chat/link-previews/preview-setting.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { withAvatarUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { getGuestLinkSetting } from '../../voice/guests/guest-link-setting.ts';
import { getTranscriptSetting } from '../../voice/transcripts/transcript-setting.ts';
import { getAreas } from './areas.ts';
import { getDeletion } from './deletion.ts';
import { getDemoColleagues } from './demo-colleagues.ts';
import { getGuestAccess } from './guest-access.ts';
import { getRetention } from './retention.ts';
import * as store from './settings-store.ts';
import { countAdministratorsWithoutTwoFactor } from '../../auth/two-factor/admin-two-factor.ts';
import { toSignInRules } from './sign-in-rules.ts';

export async function getSettings(
  context: Pick<Platform, 'config' | 'db' | 'files'> & WithViewer,
): Promise<Schemas['AdminOrganization']> {
  const { organizationId } = context.viewer;
  const row = await store.findOrganization(context.db, organizationId);
  if (!row) throw new ApiError('organizationNotFound');
  const { version, name, email, timeZone, avatarKey } = row;
  const demoColleagues = await getDemoColleagues(context, organizationId);
  return {
    id: row.id,
    blocked: row.blockedAt !== null,
    createdAt: row.createdAt.toISOString(),
    profile: await withAvatarUrl(context, { version, name, email, timeZone, avatarKey }),
    signInRules: toSignInRules(await store.findSignInRules(context.db, organizationId)),
    administratorsWithoutTwoFactor: await countAdministratorsWithoutTwoFactor(
      context.db,
      organizationId,
    ),
    areas: await getAreas(context.db, organizationId),
    groupMentions: await getGroupMentionRules(context.db, organizationId),
    retention: await getRetention(context.db, organizationId),
    linkPreviews: await getLinkPreviewSetting(context.db, organizationId),
    ...(demoColleagues && { demoColleagues }),
    guestLinks: await getGuestLinkSetting(context.db, organizationId),
    guestAccess: await getGuestAccess(context.db, organizationId),
    meetingTranscripts: await getTranscriptSetting(context.db, organizationId),
    deletion: await getDeletion(context.db, organizationId),
  };
}
