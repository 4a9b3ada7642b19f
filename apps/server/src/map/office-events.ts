import type { Platform } from '../platform/platform.ts';

export async function publishOfficesUpdated(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
): Promise<void> {
  const message = { organizationId, change: 'OFFICES_UPDATED' as const, userId: null };
  await realtime.publish('organization', { organizationId }, message);
}
