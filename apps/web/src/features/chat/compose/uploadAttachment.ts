import { OfficeError, unwrap } from '@office/api';
import { office } from '../../../platform/api/client.ts';
import type { UploadsDeps } from './Uploads.ts';

/** Asks the server for addresses for the files of a message. */
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

/** Uploads a file to its address. `fetch` does not tell how far an upload is. */
export const sendAttachment: UploadsDeps['send'] = (file, signed, { signal, onProgress }) =>
  new Promise<void>((resolve, reject) => {
    const { uploadUrl, method, headers } = signed;
    const request = new XMLHttpRequest();
    const fail = () => reject(new OfficeError(request.status || null, parse(request.responseText)));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => (request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.open(method, uploadUrl);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
