import type { BackgroundProblem, CameraBackground } from '@office/ui/screens/voice';
import type { Clock } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { FrameRateGuard } from './FrameRateGuard.ts';

/** Draws the picture of a camera with another background on one track. */
export interface BackgroundPipeline {
  track: MediaStreamTrack;
  setSource(source: MediaStreamTrack): void;
  setBackground(background: ActiveBackground): Promise<void>;
  setFrameRate(framesPerSecond: number): void;
  close(): void;
}

export type ActiveBackground = Exclude<CameraBackground, 'none'>;

export interface BackgroundDeps {
  clock: Clock;
  background(): CameraBackground;
  /** Sets the background to `none` after a problem. */
  turnOff(): void;
  /** Resolves with the first frame, so that the track is never empty. */
  startPipeline(
    source: MediaStreamTrack,
    options: { background: ActiveBackground; framesPerSecond: number; signal: AbortSignal },
    on: { frame(processingMs: number): void; failed(): void },
  ): Promise<BackgroundPipeline>;
}

export type BackgroundState =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'on' }
  | { status: 'problem'; problem: BackgroundProblem };

export interface BackgroundFilterDeps extends BackgroundDeps {
  onTrack(track: MediaStreamTrack | null): void;
  /** The effect has failed. The camera must close: its picture would show the room. */
  onProblem(): void;
}

const startTimeoutMs = 30_000;

/**
 * While the effect starts with the camera, no track is sent. The track stays the same when the
 * camera or the background changes.
 */
export class BackgroundFilter extends Store<BackgroundState> {
  readonly #deps: BackgroundFilterDeps;
  #source: MediaStreamTrack | null = null;
  #pipeline: BackgroundPipeline | null = null;
  /** A change during a start aborts it and starts again. */
  #start = new AbortController();
  #stopTimeout = () => {};

  constructor(deps: BackgroundFilterDeps) {
    super({ status: 'off' });
    this.#deps = deps;
  }

  setSource(source: MediaStreamTrack | null): void {
    this.#source = source;
    if (!source) {
      this.#stop();
      this.#deps.onTrack(null);
      if (this.getSnapshot().status !== 'problem') this.set({ status: 'off' });
      return;
    }
    if (this.#pipeline) this.#pipeline.setSource(source);
    else void this.update();
  }

  async update(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const background = this.#deps.background();
    if (background === 'none') {
      this.#stop();
      this.set({ status: 'off' });
      this.#deps.onTrack(source);
    } else if (this.#pipeline) await this.#change(this.#pipeline, background);
    else await this.#open(source, background);
  }

  dismiss(): void {
    if (this.getSnapshot().status === 'problem') this.set({ status: 'off' });
  }

  override dispose(): void {
    this.#source = null;
    this.#stop();
  }

  async #change(pipeline: BackgroundPipeline, background: ActiveBackground): Promise<void> {
    try {
      await pipeline.setBackground(background);
    } catch {
      if (pipeline === this.#pipeline) this.#fail('unavailable');
    }
  }

  async #open(source: MediaStreamTrack, background: ActiveBackground): Promise<void> {
    this.#stop();
    this.#start = new AbortController();
    const { signal } = this.#start;
    const guard = new FrameRateGuard();
    const fail = (problem: BackgroundProblem) => {
      if (!signal.aborted) this.#fail(problem);
    };
    this.set({ status: 'starting' });
    this.#stopTimeout = this.#deps.clock.schedule(() => fail('unavailable'), startTimeoutMs);
    let pipeline: BackgroundPipeline | null = null;
    try {
      pipeline = await this.#deps.startPipeline(
        source,
        { background, framesPerSecond: guard.framesPerSecond, signal },
        {
          frame: (ms) => {
            const result = guard.measured(ms);
            if (result === 'lowered') pipeline?.setFrameRate(guard.framesPerSecond);
            if (result === 'tooSlow') fail('tooSlow');
          },
          failed: () => fail('unavailable'),
        },
      );
    } catch {
      fail('unavailable');
    }
    if (!pipeline) return;
    if (signal.aborted) return pipeline.close();
    this.#stopTimeout();
    this.#pipeline = pipeline;
    this.set({ status: 'on' });
    this.#deps.onTrack(pipeline.track);
  }

  #fail(problem: BackgroundProblem): void {
    this.#stop();
    this.set({ status: 'problem', problem });
    this.#deps.onProblem();
    this.#deps.turnOff();
  }

  #stop(): void {
    this.#start.abort();
    this.#stopTimeout();
    this.#pipeline?.close();
    this.#pipeline = null;
  }
}
