import type { Area } from '../platform/area.ts';
import { articleSource } from './article-search.ts';
import { helpHandlers } from './handlers.ts';
import { createHelpFiles, helpFileLinks } from './help-file-store.ts';
import { tourHandlers } from './tour-handlers.ts';

export const helpArea: Area = {
  handlers: { ...helpHandlers, ...tourHandlers },
  searchSources: [articleSource],
  fileLinks: helpFileLinks,
  privateFiles: createHelpFiles,
};
