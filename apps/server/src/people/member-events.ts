import type { OrganizationChange } from '@office/vocabulary';
import type { Platform } from '../platform/platform.ts';

/** Tells an organisation that someone became its member, is shown otherwise, or is there no more. */
export async function publishMemberChange(
  deps: Pick<Platform, 'realtime'>,
  { organizationId, userId }: { organizationId: string; userId: string },
  change: OrganizationChange,
): Promise<void> {
  await deps.realtime.publish(
    'organization',
    { organizationId },
    { organizationId, change, userId },
  );
}
