import { unwrap, type Schemas } from '@office/api';
import { office } from '../api/client.ts';

export async function preSignFile(
  directory: Schemas['MemberFileDirectory'],
  file: Schemas['PreSignRequest'],
  signal?: AbortSignal,
): Promise<Schemas['PreSignedUpload']> {
  const { data } = await unwrap(
    office.POST('/v1/files/{directory}/multi-pre-sign', {
      params: { path: { directory } },
      body: { files: [file] },
      ...(signal && { signal }),
    }),
  );
  return data[0]!;
}
