import { OfficeError, unwrap } from '@office/api';
import { office } from '../api/client.ts';

/**
 * Uploads a photo to the address that the server signs.
 * @returns its key, for `avatarKey` of the profile
 */
export async function uploadPhoto(photo: File): Promise<string> {
  const { fileKey, uploadUrl, method, headers } = await unwrap(
    office.POST('/v1/files/user/{directory}/pre-sign', {
      params: { path: { directory: 'profile' } },
      body: { fileName: photo.name, fileSize: photo.size },
    }),
  );
  const response = await fetch(uploadUrl, { method, headers, body: photo });
  if (!response.ok) throw new OfficeError(response.status, await response.json().catch(() => null));
  return fileKey;
}
