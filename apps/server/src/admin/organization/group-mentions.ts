import type { Schemas } from '@office/api';
import { getGroupMentionRules } from '../../chat/messages/group-mentions.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import type { WithViewer } from '../../http/claims.ts';
import { nextVersion } from '../../http/version.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOrganizationUpdated } from './organization-events.ts';
import { saveGroupMentionRules } from './settings-store.ts';

/** Changes who can use group mentions in chat rooms. */
export async function updateGroupMentionRules(
  context: Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'> & WithViewer,
  { version, access, openSize }: Schemas['UpdateGroupMentionRulesRequest'],
): Promise<Schemas['GroupMentionRules']> {
  const { organizationId } = context.viewer;
  const after = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await getGroupMentionRules(tx, organizationId);
    const rules = { version: nextVersion(before, version), access, openSize };
    await saveGroupMentionRules(tx, organizationId, rules, context.now());
    await context.audit(tx, {
      action: 'GROUP_MENTIONS_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { access: before.access, openSize: before.openSize },
      after: { access, openSize },
    });
    return rules;
  });
  await publishOrganizationUpdated(context, organizationId);
  return after;
}
