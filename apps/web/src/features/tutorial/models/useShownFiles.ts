import { unwrap, type Schemas } from '@office/api';
import { captionsOf } from '@office/client/files/captions.ts';
import type { TutorialAttachmentItem } from '@office/ui/screens/tutorial';
import { useEffect, useState } from 'react';
import { quietOffice } from '../../../platform/api/client.ts';
import type { OpenPdf } from '../../../platform/files/openPdf.ts';

type Attachment = Schemas['TutorialAttachment'];

export type ShownFile = Partial<
  Pick<TutorialAttachmentItem, 'url' | 'captions' | 'pdf' | 'failed'>
>;

export function useShownFiles(
  tutorialId: string,
  attachments: readonly Attachment[] | undefined,
): ReadonlyMap<string, ShownFile> {
  const [shown, setShown] = useState<ReadonlyMap<string, ShownFile>>(new Map());
  // Files are immutable: a reload of the tutorial must not reload them.
  const fileSignature = JSON.stringify(
    attachments?.map(({ id, kind, fileName }) => [id, kind, fileName]),
  );
  const [known, setKnown] = useState<{ signature: string; files: readonly Attachment[] }>();
  if (attachments && known?.signature !== fileSignature)
    setKnown({ signature: fileSignature, files: attachments });

  useEffect(() => {
    if (!known) return;
    let isGone = false;
    const closing: (() => void)[] = [];
    const put = (id: string, file: ShownFile) => {
      if (!isGone) setShown((before) => new Map(before).set(id, file));
    };
    for (const file of known.files) {
      void show(tutorialId, file, known.files, (close) => {
        if (isGone) close();
        else closing.push(close);
      }).then(
        (found) => found && put(file.id, found),
        () => put(file.id, { failed: true }),
      );
    }
    return () => {
      isGone = true;
      closing.forEach((close) => close());
    };
  }, [tutorialId, known]);
  return shown;
}

async function show(
  tutorialId: string,
  file: Attachment,
  all: readonly Attachment[],
  onOpen: (close: () => void) => void,
): Promise<ShownFile | null> {
  const { id, kind } = file;
  if (kind === 'IMAGE') return { url: await linkOf(tutorialId, id) };
  if (kind === 'PDF') {
    const [url, { openPdf }] = await Promise.all([
      linkOf(tutorialId, id),
      import('../../../platform/files/openPdf.ts'),
    ]);
    const pdf: OpenPdf = await openPdf(url);
    onOpen(pdf.close);
    return { pdf };
  }
  if (kind !== 'VIDEO') return null;
  const captions = await Promise.all(
    captionsOf(file, all).map(async ({ fileId, language }) => {
      // Browsers ignore cross-origin captions, so they are loaded from the bucket into a blob URL.
      const answer = await fetch(await linkOf(tutorialId, fileId), { credentials: 'omit' });
      const url = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/vtt' }));
      onOpen(() => URL.revokeObjectURL(url));
      return { language, url };
    }),
  ).catch(() => []);
  return { url: await linkOf(tutorialId, id), captions };
}

async function linkOf(tutorialId: string, fileId: string): Promise<string> {
  const { url } = await unwrap(
    quietOffice.POST('/v1/tutorials/{tutorialId}/files/{fileId}/down-link', {
      params: { path: { tutorialId, fileId } },
    }),
  );
  return url;
}
