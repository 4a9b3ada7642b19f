import type { Platform } from '../platform/platform.ts';

/** Tells an organisation that someone became its member, is shown otherwise, or is there no more. */
export async function publishMemberChange(
  deps: Pick<Platform, 'realtime'>,
  { organizationId, userId }: { organizationId: string; userId: string },
  change: 'MEMBER_ADDED' | 'MEMBER_UPDATED' | 'MEMBER_REMOVED',
): Promise<void> {
  await deps.realtime.publish(
    'organization',
    { organizationId },
    { organizationId, change, userId },
  );
}
