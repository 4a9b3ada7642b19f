import { unwrap } from '@office/api';
import { createUseFileLinks } from '@office/client/files/fileLinks.ts';
import { quietOffice } from '../api/client.ts';

/** Loads the URLs of the files in a text by key: `useFileLinks(fileKeysIn(text))`. */
export const useFileLinks = createUseFileLinks(async (fileKeys) => {
  const body = { fileKeys };
  return (await unwrap(quietOffice.POST('/v1/files/pre-sign-url', { body }))).data;
});
