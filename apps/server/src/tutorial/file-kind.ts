import { tutorialFileKindOf, type TutorialFileKind } from '@office/vocabulary';

/** The kinds in which one comes to an end: what one has seen of them is counted. */
export const trackedTypes = ['video/mp4', 'video/webm', 'application/pdf'];

/** The kinds of some attachments, each once, in their order. */
export function fileKindsOf(mimeTypes: readonly string[]): TutorialFileKind[] {
  return [...new Set(mimeTypes.map(tutorialFileKindOf))];
}
