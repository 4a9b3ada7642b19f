import { bulletinFileLinks } from './bulletin/file-store.ts';
import { chatFileLinks } from './chat/attachment-store.ts';
import type { FileLinks } from './database/file-links.ts';
import { helpFileLinks } from './help/help-file-store.ts';
import { notificationFileLinks } from './notification/notification-file-store.ts';
import { organizationFileLinks } from './organization/organization-store.ts';
import { personFileLinks } from './people/person-store.ts';
import { sharedDocumentFileLinks } from './sharing-document/sharing-document-store.ts';
import { surveyFileLinks } from './survey/survey-file-store.ts';
import { tutorialFileLinks } from './tutorial/file-store.ts';

const areas: readonly FileLinks[] = [
  personFileLinks,
  organizationFileLinks,
  chatFileLinks,
  helpFileLinks,
  notificationFileLinks,
  tutorialFileLinks,
  surveyFileLinks,
  bulletinFileLinks,
  sharedDocumentFileLinks,
];

/** References from all areas to uploaded files. Files without a reference are deleted. */
export const fileLinks: FileLinks = (tx) => areas.flatMap((linksOf) => linksOf(tx));
