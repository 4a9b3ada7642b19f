import { signedUpload, useUploads } from '@office/client/files/useUploads.ts';
import type { UploadItem } from '@office/ui';
import type { BulletinPostValues } from '@office/ui/screens/bulletin';
import { useRef, useState } from 'react';
import { useDraft } from '../../../platform/drafts/useDraft.ts';
import { preSignFile } from '../../../platform/files/preSignFile.ts';

export interface PostDraft extends BulletinPostValues {
  /** Client-generated id that makes creation idempotent. */
  clientId: string;
  files: readonly { fileKey: string; name: string; size: number }[];
}

const send = signedUpload((file, signal) => preSignFile('bulletin_attachment', file, signal));

interface Options {
  target: string;
  stored: PostDraft;
  version: number | null;
}

/** Keeps the values and files of a post form across reloads and an expired session. */
export function usePostDraft({ target, stored, version }: Options) {
  const draft = useDraft<PostDraft>({ form: 'bulletinPost', target, version });
  const [values, setValues] = useState(draft.values ?? stored);
  const [resumed, setResumed] = useState(draft.values !== null);
  // A ref, because an upload may finish between renders or after the last one.
  const latest = useRef(values);

  const show = (next: PostDraft) => {
    latest.current = next;
    setValues(next);
  };
  const change = (part: Partial<PostDraft>) => {
    show({ ...latest.current, ...part });
    draft.keep(latest.current);
  };
  const { uploads, list } = useUploads<string>({
    send,
    onDone({ item, file: { name, size }, result: fileKey }) {
      uploads.dismiss(item.id);
      change({ files: [...latest.current.files, { fileKey, name, size }] });
    },
  });

  const done = values.files.map(({ fileKey, name, size }): UploadItem => ({
    id: fileKey,
    name,
    size,
    status: 'done',
  }));
  return {
    values,
    version: draft.version,
    resumed,
    /** Stored files, and uploads in progress or failed. */
    files: [...done, ...list.map(({ item }) => item)],
    change,
    chooseFiles: (event: { files: readonly File[] }) =>
      event.files.forEach((file) => uploads.add(file)),
    retryFile: ({ id }: { id: string }) => uploads.retry(id),
    removeFile({ id }: { id: string }) {
      uploads.dismiss(id);
      const files = latest.current.files.filter(({ fileKey }) => fileKey !== id);
      if (files.length < latest.current.files.length) change({ files });
    },
    clear: () => draft.clear(),
    reset(next: PostDraft) {
      draft.clear();
      uploads.clear();
      setResumed(false);
      show(next);
    },
  };
}
