import { tutorialFileKindOf, type TutorialFileKind } from '@office/vocabulary';

/** MIME types of files with an end, for which progress is recorded. */
export const trackedTypes = ['video/mp4', 'video/webm', 'application/pdf'];

export function fileKindsOf(mimeTypes: readonly string[]): TutorialFileKind[] {
  return [...new Set(mimeTypes.map(tutorialFileKindOf))];
}
