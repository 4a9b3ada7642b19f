import type { Platform } from '../platform/platform.ts';

/** Notifies members of changed tutorials, with `tutorialId` of a single one. Call this after the commit. */
export function publishTutorialChange(
  { realtime }: Pick<Platform, 'realtime'>,
  organizationId: string,
  tutorialId: string | null = null,
): Promise<void> {
  return realtime.publish('tutorialsChanged', { organizationId }, { tutorialId });
}
