import { Store } from '@office/client/lib/Store.ts';

/**
 * The reason why there is no voice: no device, not permitted, taken by another program (spec §8, "Device
 * errors"), or a page that did not come by HTTPS.
 */
type MicrophoneProblem = 'notFoundError' | 'notAllowedError' | 'notReadableError' | 'insecureError';

export type MicrophoneState =
  /** Not needed yet. */
  | { status: 'off' }
  | { status: 'asking' }
  /** `replaced`: the chosen one went away, and the system's own took its place. */
  | { status: 'on'; replaced: boolean }
  | { status: 'problem'; problem: MicrophoneProblem };

export type MicrophoneEvent =
  | { kind: 'asked' }
  | { kind: 'opened'; replaced: boolean }
  | { kind: 'failed'; problem: MicrophoneProblem }
  /** The member has read what was said about the device. */
  | { kind: 'dismissed' }
  | { kind: 'closed' };

/** A device that is open. */
export interface OpenMicrophone {
  track: MediaStreamTrack;
  close(): void;
}

export interface MicrophoneDeps {
  /**
   * Opens a device, null for the system's own; rejects as `getUserMedia` does.
   * @param on.level tells the loudness, from 0 to 1, some ten times a second
   * @param on.gone tells that the device was unplugged
   */
  open(
    deviceId: string | null,
    on: { level(level: number): void; gone(): void },
  ): Promise<OpenMicrophone>;
  onTrack(track: MediaStreamTrack | null): void;
  onLevel(level: number): void;
}

const off: MicrophoneState = { status: 'off' };

/** Status × event: one microphone, from the first question of the browser to the end of the call. */
export function nextMicrophone(before: MicrophoneState, event: MicrophoneEvent): MicrophoneState {
  switch (event.kind) {
    case 'asked':
      // The open device is heard until another one takes its place.
      return before.status === 'on' ? before : { status: 'asking' };
    case 'opened':
      return { status: 'on', replaced: event.replaced };
    case 'failed':
      return { status: 'problem', problem: event.problem };
    case 'dismissed':
      if (before.status === 'problem') return off;
      return before.status === 'on' ? { status: 'on', replaced: false } : before;
    case 'closed':
      return off;
  }
}

/** The member's own voice. While muted the track is off: nothing but silence leaves this browser. */
export class Microphone extends Store<MicrophoneState> {
  readonly #deps: MicrophoneDeps;
  #device: OpenMicrophone | null = null;
  #muted = true;
  /** Counts requests: only the latest may open a device. */
  #request = 0;

  constructor(deps: MicrophoneDeps) {
    super(off);
    this.#deps = deps;
  }

  get track(): MediaStreamTrack | null {
    return this.#device?.track ?? null;
  }

  /**
   * Opens a device, in place of the one that is open. One that is gone is replaced by the system's own.
   * @returns whether there is a voice now
   */
  async open(deviceId: string | null, { replaced = false } = {}): Promise<boolean> {
    const request = ++this.#request;
    const isLatest = () => request === this.#request;
    this.#dispatch({ kind: 'asked' });
    try {
      const device = await this.#deps.open(deviceId, {
        level: (level) => {
          if (isLatest() && !this.#muted) this.#deps.onLevel(level);
        },
        gone: () => {
          if (isLatest()) void this.open(null, { replaced: true });
        },
      });
      if (isLatest()) {
        this.#use(device, replaced);
        return true;
      }
      // It was closed, or another one was chosen, while the browser asked.
      device.close();
      return false;
    } catch (error) {
      if (!isLatest()) return false;
      const problem = problemOf(error);
      if (problem === 'notFoundError' && deviceId !== null)
        return this.open(null, { replaced: true });
      this.#drop();
      this.#deps.onTrack(null);
      this.#dispatch({ kind: 'failed', problem });
      return false;
    }
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    if (this.#device) this.#device.track.enabled = !muted;
    if (muted) this.#deps.onLevel(0);
  }

  /** Takes back what was said about the device. */
  dismiss(): void {
    this.#dispatch({ kind: 'dismissed' });
  }

  close(): void {
    this.#request++;
    this.#drop();
    this.#deps.onTrack(null);
    this.#dispatch({ kind: 'closed' });
  }

  override dispose(): void {
    this.close();
  }

  #use(device: OpenMicrophone, replaced: boolean): void {
    this.#drop();
    this.#device = device;
    device.track.enabled = !this.#muted;
    this.#deps.onTrack(device.track);
    this.#dispatch({ kind: 'opened', replaced });
  }

  #drop(): void {
    this.#device?.close();
    this.#device = null;
  }

  #dispatch(event: MicrophoneEvent): void {
    this.set(nextMicrophone(this.getSnapshot(), event));
  }
}

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'notAllowedError';
  if (name === 'NotReadableError' || name === 'AbortError') return 'notReadableError';
  if (name === 'InsecureContextError') return 'insecureError';
  return 'notFoundError';
}
