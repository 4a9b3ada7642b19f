import type { Schemas } from '@office/api';
import { useEffect, useState } from 'react';
import { useStore } from '../lib/useStore.ts';
import { putFile } from './putFile.ts';
import { Uploads, type Upload, type UploadOptions } from './Uploads.ts';

/** Uploads that are aborted when the component unmounts. `send` and `onDone` may change on every render. */
export function useUploads<Result>({
  send,
  onDone,
}: {
  send(file: File, options: UploadOptions): Promise<Result>;
  onDone?(upload: Upload<Result> & { result: Result }): void;
}): { uploads: Uploads<Result>; list: readonly Upload<Result>[] } {
  const [uploads] = useState(() => new Uploads<Result>({ send, onDone }));
  useEffect(() => uploads.setCallbacks({ send, onDone }));
  useEffect(() => () => uploads.dispose(), [uploads]);
  return { uploads, list: useStore(uploads) };
}

export function signedUpload(
  preSign: (
    file: Schemas['PreSignRequest'],
    signal: AbortSignal,
  ) => Promise<Schemas['PreSignedUpload']>,
): (file: File, options: UploadOptions) => Promise<string> {
  return async (file, options) => {
    const announced = { fileName: file.name, fileSize: file.size };
    return putFile(await preSign(announced, options.signal), file, options);
  };
}
