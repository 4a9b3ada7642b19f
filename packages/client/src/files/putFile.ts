import { OfficeError, type Schemas } from '@office/api';

export interface PutFileOptions {
  /** Ends the upload. */
  signal?: AbortSignal;
  onProgress?(percent: number): void;
}

/**
 * Sends a file to the address that the server has signed for it; answers its key. `fetch` does not tell how far it is.
 * @throws {OfficeError} when it fails or is ended
 */
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
