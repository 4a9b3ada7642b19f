import { errorText } from '@office/client/errors/errorText.ts';
import { PermanentUploadError } from '@office/client/files/Uploads.ts';
import { useUploads } from '@office/client/files/useUploads.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPdf, problemOf } from './fileProblem.ts';
import { linkTo } from './browserPictures.ts';
import { countPages, pagesOfPdf, share, uploadShared } from './sharedFiles.ts';
import type { SharedDocument } from './DocumentPictures.ts';

interface UploadedFile {
  fileKey: string;
  pages: number;
}

export function useShareForm(
  roomId: string,
  replaces: SharedDocument | null,
  onShared: () => void,
) {
  const { t } = useTranslation('sharing-document');
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const { uploads, list } = useUploads<UploadedFile>({
    async send(file, options) {
      const counted = await countPages(file);
      if ('problem' in counted) throw new PermanentUploadError(t(`problem.${counted.problem}`));
      options.signal.throwIfAborted();
      return { fileKey: await uploadShared(file, options), pages: counted.pages };
    },
  });

  const submit = async (fileKeys: string[], pages: number) => {
    setSubmitting(true);
    setError(undefined);
    try {
      await share(roomId, { fileKeys, pages, replaces: replaces?.id });
      onShared();
    } catch (failure) {
      setError(errorText(failure));
    }
    setSubmitting(false);
  };

  return {
    items: list.map(({ item }) => item),
    error,
    submitting,
    choose(files: readonly File[]): void {
      const present = list.filter(({ item }) => item.status !== 'failed').map(({ file }) => file);
      for (const file of files) {
        const problem = problemOf(file, present);
        uploads.add(file, problem && t(`problem.${problem}`));
        if (!problem) present.push(file);
      }
    },
    remove: (id: string) => uploads.dismiss(id),
    retry: (id: string) => uploads.retry(id),
    async shareChatFile({ fileKey, fileName }: { fileKey: string; fileName: string }) {
      setSubmitting(true);
      try {
        const pages = isPdf({ name: fileName }) ? await pagesOfPdf(await linkTo(fileKey)) : 1;
        await submit([fileKey], pages);
      } catch {
        setError(t('problem.locked'));
        setSubmitting(false);
      }
    },
    submit(): void {
      const done = list.flatMap(({ result }) => result ?? []);
      const keys = done.map(({ fileKey }) => fileKey);
      void submit(
        keys,
        done.reduce((sum, { pages }) => sum + pages, 0),
      );
    },
  };
}
