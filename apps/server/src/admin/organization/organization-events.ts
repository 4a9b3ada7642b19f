import type { Platform } from '../../platform/platform.ts';

/** Tells the members of an organisation that its name, its logo or its areas have changed. */
export async function publishOrganizationUpdated(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
): Promise<void> {
  const message = { organizationId, change: 'UPDATED' as const, userId: null };
  await realtime.publish('organization', { organizationId }, message);
}
