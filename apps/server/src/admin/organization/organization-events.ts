import type { Platform } from '../../platform/platform.ts';

/** Notifies the members that the name, logo or areas of the organisation have changed. */
export async function publishOrganizationUpdated(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
): Promise<void> {
  const message = { organizationId, change: 'UPDATED' as const, userId: null };
  await realtime.publish('organization', { organizationId }, message);
}
