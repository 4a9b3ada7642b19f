import { attachmentRules, maxPdfPages } from '@office/vocabulary';
import type { PdfPictures } from './PdfPreviews.ts';

/** A larger one cannot have been sent. */
const { maxBytes } = attachmentRules;
/** Whatever takes longer is given up. */
const longestMs = 15_000;

/**
 * Fetches a PDF and draws its first pages. What draws is loaded with the first one.
 * @throws when it cannot be fetched, is no PDF, is too large, or takes too long
 */
export async function pdfPictures(url: string): Promise<PdfPictures> {
  const signal = AbortSignal.timeout(longestMs);
  const [response, { drawPdf }] = await Promise.all([
    fetch(url, { signal, credentials: 'omit' }),
    import('./drawPdf.ts'),
  ]);
  if (!response.ok) throw new Error(`The file was not answered: ${response.status}`);
  const data = await response.arrayBuffer();
  if (data.byteLength > maxBytes) throw new Error('The file is too large');
  return drawPdf(data, { pages: maxPdfPages, signal });
}
