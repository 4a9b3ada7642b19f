import type { RecordedScene } from './RecordedScene.ts';

export interface CallRecorder {
  setSounds(tracks: readonly MediaStreamTrack[]): void;
  setScene(scene: RecordedScene): void;
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

const formats: readonly RecordingFormat[] = [
  { mimeType: 'video/webm;codecs=vp9,opus', extension: 'webm' },
  { mimeType: 'video/webm;codecs=vp8,opus', extension: 'webm' },
  { mimeType: 'video/webm', extension: 'webm' },
  { mimeType: 'video/mp4', extension: 'mp4' },
];

export function recordingFormat(): RecordingFormat | null {
  const { MediaRecorder: Recorder } = window as { MediaRecorder?: typeof MediaRecorder };
  const canDraw = 'captureStream' in HTMLCanvasElement.prototype;
  if (!Recorder || !canDraw || !('AudioContext' in window)) return null;
  return formats.find(({ mimeType }) => Recorder.isTypeSupported(mimeType)) ?? null;
}
