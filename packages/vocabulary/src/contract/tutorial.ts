// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** How far a member is with a tutorial: not opened yet, opened, or done. */
export const tutorialStates = ['NEW', 'STARTED', 'DONE'] as const;
export type TutorialState = (typeof tutorialStates)[number];

/** The way an attachment is shown: a video with its captions and a PDF in place, a picture, or as a file to save. Captions (WebVTT) belong to the video of the same name; `walk.ja.vtt` are the Japanese ones of `walk.mp4`. */
export const tutorialFileKinds = ['VIDEO', 'PDF', 'IMAGE', 'CAPTIONS', 'FILE'] as const;
export type TutorialFileKind = (typeof tutorialFileKinds)[number];

/** Whether members see a tutorial. */
export const tutorialPublications = ['PUBLISHED', 'DRAFT'] as const;
export type TutorialPublication = (typeof tutorialPublications)[number];

/** The columns by which tutorials are sorted; `POSITION` is the order in which members see them. */
export const tutorialSorts = [
  'POSITION',
  'TITLE',
  'STATE',
  'OPENED',
  'DONE',
  'UPDATED_AT',
] as const;
export type TutorialSort = (typeof tutorialSorts)[number];

/** Minutes that a tutorial takes at most. */
export const maxTutorialMinutes = 600;

/** Attachments of a tutorial. */
export const maxTutorialFiles = 20;

/** Categories of tutorials in an organisation. */
export const maxTutorialCategories = 50;

/** Tutorials that one call gives an order. */
export const maxTutorialsOrdered = 500;
