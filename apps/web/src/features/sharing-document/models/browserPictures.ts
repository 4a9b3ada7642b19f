import { unwrap } from '@office/api';
import { quietOffice } from '../../../platform/api/client.ts';
import type { OpenPdf } from '../../../platform/files/openPdf.ts';
import { DocumentPictures, type DocumentPicturesDeps } from './DocumentPictures.ts';

const opened = new Map<string, Promise<OpenPdf>>();

const draw: DocumentPicturesDeps['draw'] = async ({ id, kind, fileKeys }, page) => {
  if (kind === 'IMAGE') {
    const answer = await fetch(await linkTo(fileKeys[page - 1] ?? ''), { credentials: 'omit' });
    if (!answer.ok) throw new Error(`Loading the file failed: ${answer.status}`);
    return { picture: await answer.blob() };
  }
  const opening = opened.get(id) ?? open(fileKeys[0] ?? '');
  opened.set(id, opening);
  try {
    return await (await opening).picture(page);
  } catch (error) {
    close(id);
    throw error;
  }
};

async function open(fileKey: string): Promise<OpenPdf> {
  const [url, { openPdf }] = await Promise.all([
    linkTo(fileKey),
    import('../../../platform/files/openPdf.ts'),
  ]);
  return openPdf(url);
}

export async function linkTo(fileKey: string): Promise<string> {
  const body = { fileKeys: [fileKey] };
  const { data } = await unwrap(quietOffice.POST('/v1/files/pre-sign-url', { body }));
  return data[0]!.url;
}

function close(documentId: string): void {
  opened.get(documentId)?.then(
    (pdf) => pdf.close(),
    () => {
      // The PDF failed to open.
    },
  );
  opened.delete(documentId);
}

export const documentPictures = new DocumentPictures({
  draw,
  close,
  addresses: { make: URL.createObjectURL.bind(URL), free: URL.revokeObjectURL.bind(URL) },
});
