import { unwrap } from '@office/api';
import { signedUpload } from '@office/client/files/useUploads.ts';
import { maxSharedPages } from '@office/vocabulary';
import { office } from '../../../platform/api/client.ts';
import { preSignFile } from '../../../platform/files/preSignFile.ts';
import { isPdf } from './fileProblem.ts';

export async function countPages(
  file: File,
): Promise<{ pages: number } | { problem: 'locked' | 'tooLong' }> {
  if (!isPdf(file)) return { pages: 1 };
  const url = URL.createObjectURL(file);
  try {
    const pages = await pagesOfPdf(url);
    return pages <= maxSharedPages ? { pages } : { problem: 'tooLong' };
  } catch {
    return { problem: 'locked' };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @throws if the file is not a PDF or is locked */
export async function pagesOfPdf(url: string): Promise<number> {
  const { openPdf } = await import('../../../platform/files/openPdf.ts');
  const pdf = await openPdf(url);
  pdf.close();
  return pdf.pages;
}

export const uploadShared = signedUpload((file, signal) =>
  preSignFile('shared_document', file, signal),
);

export async function share(
  roomId: string,
  {
    fileKeys,
    pages,
    replaces,
  }: { fileKeys: string[]; pages: number; replaces?: string | undefined },
) {
  const body = { roomId, fileKeys, pages, ...(replaces && { replaces }) };
  return unwrap(office.POST('/v1/sharing-documents', { body }));
}
