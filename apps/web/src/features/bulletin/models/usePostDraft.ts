import { errorText } from '@office/client/errors/errorText.ts';
import { putFile } from '@office/client/files/putFile.ts';
import { newId } from '@office/client/lib/newId.ts';
import type { BulletinPostValues, UploadItem } from '@office/ui';
import { useRef, useState } from 'react';
import { useDraft } from '../../../platform/drafts/useDraft.ts';
import { preSignFile } from '../../../platform/files/preSignFile.ts';

/** A post as it is being written, with the files beside it that are uploaded. */
export interface PostDraft extends BulletinPostValues {
  /** The id of a post to come: sending it twice makes one. */
  clientId: string;
  files: readonly { fileKey: string; name: string; size: number }[];
}

interface Options {
  /** Id of the post that is changed; `new` for one that is being made. */
  target: string;
  /** The form before anything is typed. */
  stored: PostDraft;
  version: number | null;
}

/** The values and files of the form of a post; they outlive a reload and an expired session. */
export function usePostDraft({ target, stored, version }: Options) {
  const draft = useDraft<PostDraft>({ form: 'bulletinPost', target, version });
  const [values, setValues] = useState(draft.values ?? stored);
  const [resumed, setResumed] = useState(draft.values !== null);
  const [uploads, setUploads] = useState<readonly UploadItem[]>([]);
  // An upload ends between two renderings, or after the last one.
  const latest = useRef(values);
  const sending = useRef(new Map<string, AbortController>());

  const show = (next: PostDraft) => {
    latest.current = next;
    setValues(next);
  };
  const change = (part: Partial<PostDraft>) => {
    show({ ...latest.current, ...part });
    draft.keep(latest.current);
  };
  const put = (id: string, item?: UploadItem) =>
    setUploads((before) => {
      if (!item) return before.filter((one) => one.id !== id);
      const isThere = before.some((one) => one.id === id);
      return isThere ? before.map((one) => (one.id === id ? item : one)) : [...before, item];
    });
  const upload = async (file: File) => {
    const id = newId();
    const abort = new AbortController();
    sending.current.set(id, abort);
    const { name, size } = file;
    put(id, { id, name, size, status: 'uploading' });
    try {
      const announced = { fileName: name, fileSize: size };
      const signed = await preSignFile('bulletin_attachment', announced, abort.signal);
      const fileKey = await putFile(signed, file, {
        signal: abort.signal,
        onProgress: (progress) => put(id, { id, name, size, status: 'uploading', progress }),
      });
      if (abort.signal.aborted) return;
      put(id);
      change({ files: [...latest.current.files, { fileKey, name, size }] });
    } catch (failure) {
      if (abort.signal.aborted) return;
      put(id, { id, name, size, status: 'failed', message: errorText(failure) });
    }
  };

  const done = values.files.map(({ fileKey, name, size }): UploadItem => ({
    id: fileKey,
    name,
    size,
    status: 'done',
  }));
  return {
    values,
    version: draft.version,
    /** It goes on with what was typed before. */
    resumed,
    /** All files beside the text: uploaded, on their way, refused. */
    files: [...done, ...uploads],
    change,
    chooseFiles: (event: { files: readonly File[] }) =>
      event.files.forEach((file) => void upload(file)),
    removeFile({ id }: { id: string }) {
      sending.current.get(id)?.abort();
      put(id);
      const files = latest.current.files.filter(({ fileKey }) => fileKey !== id);
      if (files.length < latest.current.files.length) change({ files });
    },
    /** Forgets what was typed. */
    clear: () => draft.clear(),
    /** Begins again with these values. */
    reset(next: PostDraft) {
      draft.clear();
      sending.current.forEach((abort) => abort.abort());
      setUploads([]);
      setResumed(false);
      show(next);
    },
  };
}
