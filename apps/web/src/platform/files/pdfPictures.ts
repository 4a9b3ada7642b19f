import { attachmentRules, maxPdfPages } from '@office/vocabulary';
import type { PdfPictures } from './PdfPreviews.ts';

/** Upload limit; larger files cannot occur. */
const { maxBytes } = attachmentRules;
const timeoutMs = 15_000;

/** Loads the PDF library on first use. */
export async function pdfPictures(url: string): Promise<PdfPictures> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [response, { drawPdf }] = await Promise.all([
    fetch(url, { signal, credentials: 'omit' }),
    import('./drawPdf.ts'),
  ]);
  if (!response.ok) throw new Error(`Loading the file failed: ${response.status}`);
  const data = await response.arrayBuffer();
  if (data.byteLength > maxBytes) throw new Error('The file is too large');
  return drawPdf(data, { pages: maxPdfPages, signal });
}
