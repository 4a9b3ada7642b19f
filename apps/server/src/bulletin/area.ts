import type { Area } from '../platform/area.ts';
import { bulletinFileLinks, createBulletinFiles } from './bulletin-file-store.ts';
import { bulletinHandlers } from './handlers.ts';
import { postSource } from './post-search.ts';

export const bulletinArea: Area = {
  handlers: bulletinHandlers,
  searchSources: [postSource],
  fileLinks: bulletinFileLinks,
  privateFiles: createBulletinFiles,
};
