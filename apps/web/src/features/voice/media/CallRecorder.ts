/** Records sounds and a picture into one stream of parts; the browser's, or a test's own. */
export interface CallRecorder {
  /** Takes the sounds that are heard from now on, in place of those before. */
  setSounds(tracks: readonly MediaStreamTrack[]): void;
  /** Takes the picture that is seen from now on; null: none. */
  setPicture(track: MediaStreamTrack | null): void;
  /** Begins, or goes on after `pause`. */
  run(): void;
  pause(): void;
  /** Ends it, once the last part was handed over; answers how long was recorded, in milliseconds. */
  stop(): Promise<number>;
}

export interface CallRecorderDeps {
  onPart(part: Blob): void;
  /** The browser ended it by itself. */
  onFailed(): void;
}

/** The form of a recording: how it is encoded, and how its file ends. */
export interface RecordingFormat {
  mimeType: string;
  extension: 'webm' | 'mp4';
}
