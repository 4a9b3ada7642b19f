/** A picture replaces the background; `blur` blurs the picture of the camera. */
export type WorkerBackground = 'blur' | ImageBitmap;

export type ToWorker =
  | { kind: 'background'; background: WorkerBackground }
  | { kind: 'frameRate'; framesPerSecond: number }
  | { kind: 'frame'; frame: ImageBitmap };

export type FromWorker =
  /** Requests a frame. Timers of a worker are not throttled while the page is hidden. */
  | { kind: 'next' }
  | { kind: 'frame'; frame: ImageBitmap; processingMs: number }
  | { kind: 'failed' };
