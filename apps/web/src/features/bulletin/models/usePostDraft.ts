import { signedUpload, useUploads } from '@office/client/files/useUploads.ts';
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

const send = signedUpload((file, signal) => preSignFile('bulletin_attachment', file, signal));

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
  // An upload ends between two renderings, or after the last one.
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
    /** It goes on with what was typed before. */
    resumed,
    /** All files beside the text: uploaded, on their way, refused. */
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
    /** Forgets what was typed. */
    clear: () => draft.clear(),
    /** Begins again with these values. */
    reset(next: PostDraft) {
      draft.clear();
      uploads.clear();
      setResumed(false);
      show(next);
    },
  };
}
