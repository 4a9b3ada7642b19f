import { unwrap } from '@office/api';
import { putFile } from '@office/client/files/putFile.ts';
import { office } from '../../../platform/api/client.ts';

export async function uploadLogo(picture: File): Promise<string> {
  const signed = await unwrap(
    office.POST('/v1/admin/organization/logo/pre-sign', {
      body: { fileName: picture.name, fileSize: picture.size },
    }),
  );
  return putFile(signed, picture);
}
