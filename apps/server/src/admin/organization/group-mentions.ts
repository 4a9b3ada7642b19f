import type { Schemas } from '@office/api';
import { getGroupMentionRules } from '../../chat/messages/group-mentions.ts';
import type { WithViewer } from '../../http/claims.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOrganizationUpdated } from './organization-events.ts';
import { saveGroupMentionRules } from './settings-store.ts';

/** Changes who can use group mentions in chat rooms. */
export async function updateGroupMentionRules(
  context: Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'> & WithViewer,
  { version, access, openSize }: Schemas['UpdateGroupMentionRulesRequest'],
): Promise<Schemas['GroupMentionRules']> {
  const { organizationId } = context.viewer;
  const after = await context.db.transaction((tx) =>
    changeSetting(tx, context, { access, openSize }, version, {
      action: 'GROUP_MENTIONS_CHANGED',
      find: getGroupMentionRules,
      save: saveGroupMentionRules,
    }),
  );
  await publishOrganizationUpdated(context, organizationId);
  return after;
}
