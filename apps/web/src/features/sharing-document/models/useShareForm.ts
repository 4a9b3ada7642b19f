import type { UploadItem } from '@office/ui';
import { errorText } from '@office/client/errors/errorText.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPdf, problemOf } from './fileProblem.ts';
import { linkTo } from './browserPictures.ts';
import { countPages, pagesOfPdf, share, uploadShared } from './sharedFiles.ts';
import type { SharedDocument } from './DocumentPictures.ts';

interface ChosenFile {
  id: string;
  file: File;
  item: UploadItem;
  fileKey?: string;
  pages?: number;
}

/** The files that are about to be shared: checked, counted and uploaded as they are chosen. */
export function useShareForm(
  roomId: string,
  replaces: SharedDocument | null,
  onShared: () => void,
) {
  const { t } = useTranslation('sharing-document');
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = uploads;
    return () => current.forEach((upload) => upload.abort());
  }, []);

  const put = (id: string, change: Partial<ChosenFile>) =>
    setChosen((files) => files.map((each) => (each.id === id ? { ...each, ...change } : each)));
  const itemOf = ({ id, file }: Pick<ChosenFile, 'id' | 'file'>) => ({
    id,
    name: file.name,
    size: file.size,
  });

  const send = async (one: Pick<ChosenFile, 'id' | 'file'>) => {
    const { id, file } = one;
    const upload = new AbortController();
    uploads.current.set(id, upload);
    put(id, { item: { ...itemOf(one), status: 'uploading' } });
    const counted = await countPages(file);
    if (upload.signal.aborted) return;
    if ('problem' in counted) {
      const message = t(`problem.${counted.problem}`);
      return put(id, { item: { ...itemOf(one), status: 'failed', message } });
    }
    try {
      const fileKey = await uploadShared(file, upload.signal, (progress) =>
        put(id, { item: { ...itemOf(one), status: 'uploading', progress } }),
      );
      put(id, { fileKey, pages: counted.pages, item: { ...itemOf(one), status: 'done' } });
    } catch (failure) {
      const message = errorText(failure);
      put(id, { item: { ...itemOf(one), status: 'failed', message, retry: true } });
    }
  };

  const remove = (id: string) => {
    uploads.current.get(id)?.abort();
    setChosen((files) => files.filter((each) => each.id !== id));
  };

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
    items: chosen.map(({ item }) => item),
    error,
    submitting,
    choose(files: readonly File[]): void {
      const present = chosen.filter(({ item }) => item.status !== 'failed').map(({ file }) => file);
      const added = files.map((file): ChosenFile => {
        const one = { id: crypto.randomUUID(), file };
        const problem = problemOf(file, present);
        if (problem) {
          const message = t(`problem.${problem}`);
          return { ...one, item: { ...itemOf(one), status: 'failed', message } };
        }
        present.push(file);
        return { ...one, item: { ...itemOf(one), status: 'waiting' } };
      });
      setChosen([...chosen, ...added]);
      for (const one of added) if (one.item.status === 'waiting') void send(one);
    },
    remove,
    retry(id: string): void {
      const one = chosen.find((each) => each.id === id);
      if (one) void send(one);
    },
    /** A file of chat is shared as it is. */
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
      const keys = chosen.flatMap(({ fileKey }) => fileKey ?? []);
      const pages = chosen.reduce((sum, each) => sum + (each.pages ?? 0), 0);
      void submit(keys, pages);
    },
  };
}
