export interface CallRecorder {
  setSounds(tracks: readonly MediaStreamTrack[]): void;
  setPicture(track: MediaStreamTrack | null): void;
  run(): void;
  pause(): void;
  /** Stops after the last chunk. Resolves with the recorded milliseconds. */
  stop(): Promise<number>;
}

export interface CallRecorderDeps {
  onPart(part: Blob): void;
  onFailed(): void;
}

export interface RecordingFormat {
  mimeType: string;
  extension: 'webm' | 'mp4';
}
