import { chatFileLinks } from './chat/attachment-store.ts';
import type { FileLinks } from './database/file-links.ts';
import { organizationFileLinks } from './organization/organization-store.ts';
import { personFileLinks } from './people/person-store.ts';

/** The links of all areas to uploaded files. A file without any is deleted. */
export const fileLinks: FileLinks = (tx) =>
  [personFileLinks, organizationFileLinks, chatFileLinks].flatMap((linksOf) => linksOf(tx));
