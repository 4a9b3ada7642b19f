import { OfficeError } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { putFile } from '@office/client/files/putFile.ts';
import { newId } from '@office/client/lib/newId.ts';
import type { TutorialFileValue, UploadItem } from '@office/ui';
import { mimeTypeOf, tutorialFileKindOf, tutorialRules } from '@office/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { preSignFile } from '../../../platform/files/contentFiles.ts';

interface Upload {
  file: File;
  abort: AbortController;
}

interface Uploads {
  /** Those on their way, and those that were refused. */
  items: readonly UploadItem[];
  /** Uploads a file; `refusal` is why that is not even tried, in words. */
  add(file: File, refusal?: string): void;
  /** Ends one, or takes a refused one from the list. */
  dismiss(id: string): void;
  retry(id: string): void;
}

/**
 * Files of a tutorial on their way to storage. They end with the page.
 * @param onUploaded one is there
 */
export function useUploads(onUploaded: (file: TutorialFileValue) => void): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const uploads = useRef(new Map<string, Upload>());
  const told = useRef(onUploaded);
  useEffect(() => {
    told.current = onUploaded;
  });
  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach(({ abort }) => abort.abort());
  }, []);

  const put = (id: string, change: Partial<UploadItem>) =>
    setItems((all) =>
      all.map((one) => (one.id === id ? ({ ...one, ...change } as UploadItem) : one)),
    );
  const dismiss = (id: string) => {
    uploads.current.get(id)?.abort.abort();
    uploads.current.delete(id);
    setItems((all) => all.filter((one) => one.id !== id));
  };
  const send = async (id: string, { file, abort: { signal } }: Upload) => {
    try {
      const { name: fileName, size } = file;
      const signed = await preSignFile('tutorial_attachment', { fileName, fileSize: size });
      const onProgress = (progress: number) => put(id, { progress });
      const key = await putFile(signed, file, { signal, onProgress });
      if (signal.aborted) return;
      dismiss(id);
      const kind = tutorialFileKindOf(mimeTypeOf(tutorialRules, fileName) ?? '');
      told.current({ key, fileName, kind, size });
    } catch (failure) {
      if (!signal.aborted)
        put(id, { status: 'failed', message: errorText(failure), retry: isWorthAnother(failure) });
    }
  };
  const start = (id: string, file: File) => {
    const upload = { file, abort: new AbortController() };
    uploads.current.set(id, upload);
    void send(id, upload);
  };
  return {
    items,
    add(file, refusal) {
      const { name, size } = file;
      const id = newId();
      const one = { id, name, size };
      setItems((all) => [
        ...all,
        refusal === undefined
          ? { ...one, status: 'uploading' }
          : { ...one, status: 'failed', message: refusal },
      ]);
      if (refusal === undefined) start(id, file);
    },
    dismiss,
    retry(id) {
      const upload = uploads.current.get(id);
      if (!upload) return;
      const { name, size } = upload.file;
      setItems((all) =>
        all.map((one) => (one.id === id ? { id, name, size, status: 'uploading' } : one)),
      );
      start(id, upload.file);
    },
  };
}

/** A file of the wrong kind stays one. */
function isWorthAnother(failure: unknown): boolean {
  const status = failure instanceof OfficeError ? failure.status : null;
  return status === null || status >= 500 || status === 429;
}
