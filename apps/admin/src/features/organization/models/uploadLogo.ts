import { OfficeError, unwrap } from '@office/api';
import { office } from '../../../platform/api/client.ts';

/** Uploads a logo to the address that the server signs, and answers its key. */
export async function uploadLogo(picture: File): Promise<string> {
  const { fileKey, uploadUrl, method, headers } = await unwrap(
    office.POST('/v1/admin/organization/logo/pre-sign', {
      body: { fileName: picture.name, fileSize: picture.size },
    }),
  );
  const response = await fetch(uploadUrl, { method, headers, body: picture }).catch(
    (cause: unknown) => {
      throw new OfficeError(null, undefined, { cause });
    },
  );
  if (!response.ok) throw new OfficeError(response.status, await response.json().catch(() => null));
  return fileKey;
}
