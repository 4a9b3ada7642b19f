import { OfficeError, unwrap, type Schemas } from '@office/api';
import { office } from '../api/client.ts';

/**
 * Uploads a picture to the address that the server signs.
 * @returns its key: `avatarKey` of the profile, `logoKey` of a room
 */
export async function uploadPicture(
  directory: Schemas['UserFileDirectory'],
  picture: File,
): Promise<string> {
  const { fileKey, uploadUrl, method, headers } = await unwrap(
    office.POST('/v1/files/user/{directory}/pre-sign', {
      params: { path: { directory } },
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
