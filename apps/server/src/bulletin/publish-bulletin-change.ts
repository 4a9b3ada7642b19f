import type { BulletinChange } from '@office/vocabulary';
import type { Platform } from '../platform/platform.ts';

export function publishBulletinChange(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
  change: BulletinChange,
  postId: string | null = null,
): Promise<void> {
  return realtime.publish('bulletinChanged', { organizationId }, { change, postId });
}
