import { localizedSource } from '../content/localized-search.ts';
import type { Area } from '../platform/area.ts';
import { tutorialHandlers } from './handlers.ts';
import { createTutorialFiles, tutorialFileLinks } from './tutorial-file-store.ts';
import { tutorialTables } from './tutorial-store.ts';

export const tutorialArea: Area = {
  handlers: tutorialHandlers,
  searchSources: [
    localizedSource({
      kind: 'TUTORIAL',
      area: 'tutorial',
      ...tutorialTables,
      pathOf: (id) => `/tutorial/${id}`,
    }),
  ],
  fileLinks: tutorialFileLinks,
  privateFiles: createTutorialFiles,
};
