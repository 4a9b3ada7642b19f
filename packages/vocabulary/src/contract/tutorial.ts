// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Progress of a member: not opened, opened, or done. */
export const tutorialStates = ['NEW', 'STARTED', 'DONE'] as const;
export type TutorialState = (typeof tutorialStates)[number];

/** Display of an attachment: videos (with captions), PDFs and images are shown inline, other files as downloads. Captions (WebVTT) belong to the video with the same name; `walk.ja.vtt` contains the Japanese captions of `walk.mp4`. */
export const tutorialFileKinds = ['VIDEO', 'PDF', 'IMAGE', 'CAPTIONS', 'FILE'] as const;
export type TutorialFileKind = (typeof tutorialFileKinds)[number];

/** Whether members can see the tutorial. */
export const tutorialPublications = ['PUBLISHED', 'DRAFT'] as const;
export type TutorialPublication = (typeof tutorialPublications)[number];

/** Sort columns of tutorials; `POSITION` is the display order for members. */
export const tutorialSorts = [
  'POSITION',
  'TITLE',
  'STATE',
  'OPENED',
  'DONE',
  'UPDATED_AT',
] as const;
export type TutorialSort = (typeof tutorialSorts)[number];

/** Maximum duration of a tutorial in minutes. */
export const maxTutorialMinutes = 600;

/** Attachments of a tutorial. */
export const maxTutorialFiles = 20;

/** Maximum number of tutorial categories in an organisation. */
export const maxTutorialCategories = 50;

/** Maximum number of tutorials per reorder call. */
export const maxTutorialsOrdered = 500;
