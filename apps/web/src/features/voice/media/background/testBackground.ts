import type { CameraBackground } from '@office/ui/screens/voice';
import type { Clock } from '@office/client/lib/deps.ts';
import { fakeTrack } from '../../rtc/fakes.ts';
import type { BackgroundDeps, BackgroundPipeline } from './BackgroundFilter.ts';

interface Started extends BackgroundPipeline {
  source: string;
  background: CameraBackground;
  framesPerSecond: number;
  signal: AbortSignal;
  closed: boolean;
  frame(processingMs: number): void;
  fail(): void;
  ready(): void;
  reject(): void;
}

/** Background deps whose pipelines start when the test calls `ready`. */
export function fakeBackground(clock: Clock) {
  const started: Started[] = [];
  let selected: CameraBackground = 'none';
  const deps: BackgroundDeps = {
    clock,
    background: () => selected,
    turnOff: () => void (selected = 'none'),
    startPipeline: (source, options, on) =>
      new Promise((resolve, reject) => {
        const pipeline: Started = {
          ...options,
          source: source.id,
          closed: false,
          track: fakeTrack(`effect ${started.length + 1}`, 'video'),
          setSource: (next) => void (pipeline.source = next.id),
          setBackground: async (next) => void (pipeline.background = next),
          setFrameRate: (rate) => void (pipeline.framesPerSecond = rate),
          close: () => void (pipeline.closed = true),
          frame: (ms) => on.frame(ms),
          fail: () => on.failed(),
          ready: () => resolve(pipeline),
          reject: () => reject(new Error('No model')),
        };
        started.push(pipeline);
      }),
  };
  return {
    deps,
    started,
    selected: () => selected,
    select: (background: CameraBackground) => void (selected = background),
  };
}
