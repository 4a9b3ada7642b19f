import type { Area } from '../platform/area.ts';
import { createTutorialFiles, tutorialFileLinks } from './file-store.ts';
import { tutorialHandlers } from './handlers.ts';
import { tutorialSource } from './tutorial-search.ts';

export const tutorialArea: Area = {
  handlers: tutorialHandlers,
  searchSources: [tutorialSource],
  fileLinks: tutorialFileLinks,
  privateFiles: createTutorialFiles,
};
