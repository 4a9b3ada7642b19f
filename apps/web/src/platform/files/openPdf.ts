import { TextLayer, getDocument } from 'pdfjs-dist';
import { fileSettings, pageSettings } from './pdfSettings.ts';

interface PageRequest {
  page: number;
  /** CSS pixels. */
  width: number;
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  signal: AbortSignal;
}

export interface OpenPdf {
  pages: number;
  draw(request: PageRequest): Promise<void>;
  /** Returns a page as a picture with its text. Throws if the page cannot be drawn. */
  picture(page: number): Promise<{ picture: Blob; text: string }>;
  close(): void;
}

/** Maximum size of a picture in pixels, regardless of the size stated in the file. */
const maxSize = { width: 1920, height: 1440 };

/** Limits the memory use on high-density displays. */
const maxPixelRatio = 2;

/** The pages are fetched and drawn on demand. Scripts, forms and links are not run. */
export async function openPdf(url: string): Promise<OpenPdf> {
  const task = getDocument({
    url,
    // Uses range requests and fetches only the data of the visible page.
    disableAutoFetch: true,
    disableStream: true,
    ...fileSettings,
  });
  const document = await task.promise.catch((error: unknown) => {
    void task.destroy();
    throw error;
  });
  return {
    pages: document.numPages,
    async draw({ page: number, width, canvas, text, signal }) {
      const page = await document.getPage(number);
      signal.throwIfAborted();
      const own = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / own.width });
      const ratio = Math.min(window.devicePixelRatio || 1, maxPixelRatio);
      // Draws into a separate canvas first, to avoid flicker and partial pages.
      const drawn = window.document.createElement('canvas');
      drawn.width = Math.max(1, Math.floor(viewport.width * ratio));
      drawn.height = Math.max(1, Math.floor(viewport.height * ratio));
      const rendering = page.render({
        canvas: drawn,
        viewport: page.getViewport({ scale: (width / own.width) * ratio }),
        ...pageSettings,
      });
      signal.addEventListener('abort', () => rendering.cancel(), { once: true });
      try {
        await rendering.promise;
        signal.throwIfAborted();
        canvas.width = drawn.width;
        canvas.height = drawn.height;
        canvas.style.width = `${viewport.width}px`;
        canvas.style.height = `${viewport.height}px`;
        canvas.getContext('2d')?.drawImage(drawn, 0, 0);
      } finally {
        // Releases the pixel memory immediately.
        drawn.width = 0;
      }
      text.replaceChildren();
      text.style.setProperty('--total-scale-factor', String(viewport.scale));
      const words = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: text,
        viewport,
      });
      signal.addEventListener('abort', () => words.cancel(), { once: true });
      await words.render();
      page.cleanup();
    },
    async picture(number) {
      const page = await document.getPage(number);
      const own = page.getViewport({ scale: 1 });
      const scale = Math.min(maxSize.width / own.width, maxSize.height / own.height);
      const viewport = page.getViewport({ scale });
      const drawn = window.document.createElement('canvas');
      drawn.width = Math.max(1, Math.floor(viewport.width));
      drawn.height = Math.max(1, Math.floor(viewport.height));
      try {
        await page.render({ canvas: drawn, viewport, ...pageSettings }).promise;
        const picture = await new Promise<Blob | null>((resolve) =>
          drawn.toBlob(resolve, 'image/png'),
        );
        if (!picture) throw new Error('A page could not be drawn');
        const { items } = await page.getTextContent();
        const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
        return { picture, text: text.replace(/\s+/g, ' ').trim() };
      } finally {
        drawn.width = 0;
        page.cleanup();
      }
    },
    close: () => void task.destroy(),
  };
}
