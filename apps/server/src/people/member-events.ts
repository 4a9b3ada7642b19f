import type { OrganizationChange } from '@office/vocabulary';
import type { Platform } from '../platform/platform.ts';

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
