import { OfficeError, unwrap } from '@office/api';
import { office } from '../../../platform/api/client.ts';
import type { UploadsDeps } from './Uploads.ts';

/** Uploads a file of a message to the address that the server signs, and answers its key. */
export const uploadAttachment: UploadsDeps['upload'] = async (file, { signal, onProgress }) => {
  const body = { fileName: file.name, fileSize: file.size, isFile: true } as const;
  const { fileKey, uploadUrl, method, headers } = await unwrap(
    office.POST('/v1/files/user/chat_message_attachment/pre-sign', { body, signal }),
  );
  // `fetch` does not tell how far an upload is.
  await new Promise<void>((resolve, reject) => {
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
  return fileKey;
};

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
