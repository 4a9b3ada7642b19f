import type { Platform } from '../platform/platform.ts';

/** Tells members that tutorials are not as they were; of one where it is known. After the commit. */
export function tellMembers(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
  tutorialId: string | null = null,
): Promise<void> {
  return realtime.publish('tutorialsChanged', { organizationId }, { tutorialId });
}
