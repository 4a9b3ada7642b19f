import { AnnotationMode, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist';
import rendererUrl from 'pdfjs-dist/build/pdf.renderer.min.mjs?url';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// Uses same-origin workers, so that a malformed file cannot block the page and can be cancelled.
GlobalWorkerOptions.workerSrc = workerUrl;
GlobalWorkerOptions.rendererSrc = rendererUrl;

/** Settings for untrusted files: nothing is run, and fonts and decoders are loaded from the same origin. */
export const fileSettings = {
  verbosity: VerbosityLevel.ERRORS,
  /** Pixels; larger images in the file are omitted. */
  maxImageSize: 16_000_000,
  enableXfa: false,
  stopAtErrors: false,
  cMapUrl: '/pdf/cmaps/',
  standardFontDataUrl: '/pdf/standard_fonts/',
  wasmUrl: '/pdf/wasm/',
} as const;

export const pageSettings = { background: '#fff', annotationMode: AnnotationMode.DISABLE } as const;
