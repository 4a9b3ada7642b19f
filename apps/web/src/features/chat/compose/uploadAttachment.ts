import { unwrap } from '@office/api';
import { putFile } from '@office/client/files/putFile.ts';
import { office } from '../../../platform/api/client.ts';
import type { UploadsDeps } from './Uploads.ts';

export const signAttachments: UploadsDeps['sign'] = async (files) => {
  const wanted = files.map(({ name, size }) => ({ fileName: name, fileSize: size }));
  const [only] = wanted;
  if (only && wanted.length === 1) {
    const body = { ...only, isFile: true } as const;
    return [await unwrap(office.POST('/v1/files/user/chat_message_attachment/pre-sign', { body }))];
  }
  const params = { path: { directory: 'chat_message_attachment' as const } };
  const call = office.POST('/v1/files/{directory}/multi-pre-sign', {
    params,
    body: { files: wanted },
  });
  return (await unwrap(call)).data;
};

export const sendAttachment: UploadsDeps['send'] = async (file, signed, options) => {
  await putFile(signed, file, options);
};
