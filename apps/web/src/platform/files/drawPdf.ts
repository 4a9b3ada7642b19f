import { getDocument } from 'pdfjs-dist';
import type { PdfPictures } from './PdfPreviews.ts';
import { fileSettings, pageSettings } from './pdfSettings.ts';

/** Maximum size in pixels, regardless of the size stated in the file. */
const maxSize = { width: 1000, height: 1400 };

/** Draws the first pages of a PDF. Scripts, forms and links are not run. */
export async function drawPdf(
  data: ArrayBuffer,
  { pages, signal }: { pages: number; signal: AbortSignal },
): Promise<PdfPictures> {
  signal.throwIfAborted();
  const task = getDocument({
    data,
    ...fileSettings,
  });
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([drawPages(task.promise, pages), stopped]);
  } finally {
    // Also terminates the workers.
    void task.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

async function drawPages(opening: Promise<PdfDocument>, pages: number): Promise<PdfPictures> {
  const document = await opening;
  const images: Blob[] = [];
  for (let number = 1; number <= Math.min(pages, document.numPages); number += 1)
    images.push(await drawPage(document, number));
  return { images, count: document.numPages };
}

async function drawPage(document: PdfDocument, number: number): Promise<Blob> {
  const page = await document.getPage(number);
  const own = page.getViewport({ scale: 1 });
  const scale = Math.min(maxSize.width / own.width, maxSize.height / own.height);
  const viewport = page.getViewport({ scale });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({
    canvas,
    viewport,
    ...pageSettings,
  }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Releases the pixel memory immediately.
  canvas.width = 0;
  if (!picture) throw new Error('A page could not be drawn');
  return picture;
}
