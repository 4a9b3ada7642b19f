/**
 * Why there is no voice: no device, not permitted, taken by something else (spec §8, "Device errors"), or
 * a page that did not come by HTTPS.
 */
type MicrophoneProblem = 'notFoundError' | 'notAllowedError' | 'notReadableError' | 'insecureError';

export interface MicrophoneState {
  /** `off` until it is needed. */
  status: 'off' | 'asking' | 'on' | 'problem';
  problem: MicrophoneProblem | null;
  /** The chosen one went away, and the system's own took its place. */
  replaced: boolean;
}

/** A device that is open. */
export interface OpenMicrophone {
  track: MediaStreamTrack;
  close(): void;
}

export interface MicrophonePorts {
  /**
   * Opens a device, null for the system's own; rejects as `getUserMedia` does.
   * @param on.level how loud it is, from 0 to 1, some ten times a second
   * @param on.gone it was unplugged
   */
  open(
    deviceId: string | null,
    on: { level(level: number): void; gone(): void },
  ): Promise<OpenMicrophone>;
  onTrack(track: MediaStreamTrack | null): void;
  onLevel(level: number): void;
}

const off: MicrophoneState = { status: 'off', problem: null, replaced: false };

/** One's own voice. While muted the track is off: nothing but silence leaves this browser. */
export class Microphone {
  readonly #ports: MicrophonePorts;
  readonly #listeners = new Set<() => void>();
  #state = off;
  #device: OpenMicrophone | null = null;
  #muted = true;
  #opened = 0;

  constructor(ports: MicrophonePorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): MicrophoneState => this.#state;

  get track(): MediaStreamTrack | null {
    return this.#device?.track ?? null;
  }

  /**
   * Opens a device, in place of the one that is open. One that is gone is replaced by the system's own.
   * @returns whether there is a voice now
   */
  async open(deviceId: string | null, { replaced = false } = {}): Promise<boolean> {
    const opened = ++this.#opened;
    if (!this.#device) this.#set({ status: 'asking', problem: null, replaced });
    try {
      const device = await this.#ports.open(deviceId, {
        level: (level) => {
          if (opened === this.#opened && !this.#muted) this.#ports.onLevel(level);
        },
        // Unplugged: what the browser has left takes over.
        gone: () => {
          if (opened === this.#opened) void this.open(null, { replaced: true });
        },
      });
      if (opened === this.#opened) {
        this.#use(device, replaced);
        return true;
      }
      // Closed, or another one chosen, while the browser asked.
      device.close();
      return false;
    } catch (error) {
      if (opened !== this.#opened) return false;
      const problem = problemOf(error);
      if (problem === 'notFoundError' && deviceId !== null)
        return this.open(null, { replaced: true });
      this.#drop();
      this.#ports.onTrack(null);
      this.#set({ status: 'problem', problem, replaced: false });
      return false;
    }
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    if (this.#device) this.#device.track.enabled = !muted;
    if (muted) this.#ports.onLevel(0);
  }

  /** What was said about the device has been read. */
  dismiss(): void {
    if (this.#state.status === 'problem') this.#set(off);
    else this.#set({ ...this.#state, replaced: false });
  }

  close(): void {
    this.#opened++;
    this.#drop();
    this.#ports.onTrack(null);
    this.#set(off);
  }

  #use(device: OpenMicrophone, replaced: boolean): void {
    this.#drop();
    this.#device = device;
    device.track.enabled = !this.#muted;
    this.#ports.onTrack(device.track);
    this.#set({ status: 'on', problem: null, replaced });
  }

  #drop(): void {
    this.#device?.close();
    this.#device = null;
  }

  #set(state: MicrophoneState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'notAllowedError';
  if (name === 'NotReadableError' || name === 'AbortError') return 'notReadableError';
  if (name === 'InsecureContextError') return 'insecureError';
  return 'notFoundError';
}
