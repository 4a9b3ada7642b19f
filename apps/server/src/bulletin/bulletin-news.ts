import type { BulletinChange } from '@office/vocabulary';
import type { Platform } from '../platform/platform.ts';

/** Tells the members of an organisation that their pages of boards are out of date. */
export function tellOfBulletins(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
  change: BulletinChange,
  postId: string | null = null,
): Promise<void> {
  return realtime.publish('bulletinChanged', { organizationId }, { change, postId });
}
