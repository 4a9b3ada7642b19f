import { unwrap, type Schemas } from '@office/api';
import { putFile } from '@office/client/files/putFile.ts';
import { office } from '../api/client.ts';

/** Uploads a picture. Returns its key: `avatarKey` of the profile, `logoKey` of a room. */
export async function uploadPicture(
  directory: Schemas['UserFileDirectory'],
  picture: File,
): Promise<string> {
  const signed = await unwrap(
    office.POST('/v1/files/user/{directory}/pre-sign', {
      params: { path: { directory } },
      body: { fileName: picture.name, fileSize: picture.size },
    }),
  );
  return putFile(signed, picture);
}
