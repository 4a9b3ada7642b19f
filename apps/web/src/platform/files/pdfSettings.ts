import { AnnotationMode, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist';
import rendererUrl from 'pdfjs-dist/build/pdf.renderer.min.mjs?url';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// Reading and drawing both happen in workers of our own origin: whatever is in a file, the page
// itself goes on, and ending the workers ends it.
GlobalWorkerOptions.workerSrc = workerUrl;
GlobalWorkerOptions.rendererSrc = rendererUrl;

/** For every file that is opened: nothing in it is run, and its fonts and decoders come from our own origin. */
export const fileSettings = {
  verbosity: VerbosityLevel.ERRORS,
  /** Pixels of a picture in the file; a larger one is left out. */
  maxImageSize: 16_000_000,
  enableXfa: false,
  stopAtErrors: false,
  cMapUrl: '/pdf/cmaps/',
  standardFontDataUrl: '/pdf/standard_fonts/',
  wasmUrl: '/pdf/wasm/',
} as const;

/** For every page that is drawn: on white paper, without its forms and links. */
export const pageSettings = { background: '#fff', annotationMode: AnnotationMode.DISABLE } as const;
