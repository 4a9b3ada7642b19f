import { localizedSource } from '../content/localized-search.ts';
import type { Area } from '../platform/area.ts';
import { helpHandlers } from './handlers.ts';
import { createHelpFiles, helpFileLinks } from './help-file-store.ts';
import { helpTables } from './help-store.ts';

export const helpArea: Area = {
  handlers: helpHandlers,
  searchSources: [
    localizedSource({
      kind: 'ARTICLE',
      area: 'help',
      ...helpTables,
      pathOf: (id) => `/question-and-answer/${id}`,
    }),
  ],
  fileLinks: helpFileLinks,
  privateFiles: createHelpFiles,
};
