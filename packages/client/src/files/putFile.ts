import { OfficeError, type Schemas } from '@office/api';

export interface PutFileOptions {
  signal?: AbortSignal;
  onProgress?(percent: number): void;
}

/** Uses XMLHttpRequest, because `fetch` does not report progress. */
export function putFile(
  { fileKey, uploadUrl, method, headers }: Schemas['PreSignedUpload'],
  file: Blob,
  { signal, onProgress }: PutFileOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new OfficeError(request.status || null, parse(request.responseText)));
    if (signal?.aborted) return fail();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () => (request.status < 300 ? resolve(fileKey) : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener('abort', () => request.abort());
    request.open(method, uploadUrl);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
