import { unwrap } from '@office/api';
import { createUseFileLinks } from '@office/client/files/fileLinks.ts';
import { quietOffice } from '../api/client.ts';

export const useFileLinks = createUseFileLinks(async (fileKeys) => {
  const body = { fileKeys };
  return (await unwrap(quietOffice.POST('/v1/files/pre-sign-url', { body }))).data;
});
