import type { Area } from '../platform/area.ts';
import { sharingDocumentHandlers } from './handlers.ts';
import { createSharedDocumentFiles } from './sharing-document-files.ts';
import { sharedDocumentFileLinks } from './sharing-document-store.ts';
import { syncAllSharing } from './sharing-documents.ts';
import { SharingWatch } from './sharing-watch.ts';

export const sharingDocumentArea: Area = {
  handlers: sharingDocumentHandlers,
  fileLinks: sharedDocumentFileLinks,
  privateFiles: createSharedDocumentFiles,
  cleanup: { jobs: [syncAllSharing] },
  startJobs: (deps) => [new SharingWatch(deps)],
};
