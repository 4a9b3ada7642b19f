import { Store } from '@office/client/lib/Store.ts';

/**
 * The reason why there is no voice or picture: no device, not permitted, taken by another program (spec §8,
 * "Device errors"), or a page that did not come by HTTPS.
 */
export type DeviceProblem =
  'notFoundError' | 'notAllowedError' | 'notReadableError' | 'insecureError';

export type DeviceState =
  /** Not needed yet. */
  | { status: 'off' }
  | { status: 'asking' }
  /** `replaced`: the chosen one is not there, and the system's own took its place. */
  | { status: 'on'; replaced: boolean }
  | { status: 'problem'; problem: DeviceProblem };

export type DeviceEvent =
  | { kind: 'asked' }
  | { kind: 'opened'; replaced: boolean }
  | { kind: 'failed'; problem: DeviceProblem }
  /** The member has read what was said about the device. */
  | { kind: 'dismissed' }
  | { kind: 'closed' };

/** A device that is open. */
export interface OpenDevice {
  track: MediaStreamTrack;
  close(): void;
}

export interface CaptureDeviceDeps {
  /**
   * Opens a device, null for the system's own; rejects as `getUserMedia` does.
   * @param on.gone tells that the device was unplugged, or that the member withdrew the permission: `notAllowedError`
   * @param on.isCurrent answers whether the device is still the one that was asked for last
   */
  open(
    deviceId: string | null,
    on: { gone(problem?: DeviceProblem): void; isCurrent(): boolean },
  ): Promise<OpenDevice>;
  onTrack(track: MediaStreamTrack | null): void;
  /** The system's own takes the place of a device that was unplugged; otherwise it ends there. */
  replacesUnplugged: boolean;
}

const off: DeviceState = { status: 'off' };

/** Status × event: one device, from the first question of the browser to the end of the call. */
export function nextDevice(before: DeviceState, event: DeviceEvent): DeviceState {
  switch (event.kind) {
    case 'asked':
      // The open device is heard or seen until another one takes its place.
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

/** A microphone or camera of this computer: one is open at a time, and closed again in any case. */
export class CaptureDevice extends Store<DeviceState> {
  readonly #deps: CaptureDeviceDeps;
  #device: OpenDevice | null = null;
  #deviceId: string | null = null;
  /** The system's own is open in place of the one that was asked for. */
  #isReplaced = false;
  /** Counts requests: only the latest may open a device. */
  #request = 0;

  constructor(deps: CaptureDeviceDeps) {
    super(off);
    this.#deps = deps;
  }

  get track(): MediaStreamTrack | null {
    return this.#device?.track ?? null;
  }

  /**
   * Opens a device, in place of the one that is open. A chosen one that is not there is replaced by the
   * system's own.
   * @returns whether it is open now
   */
  async open(deviceId: string | null, { replaced = false } = {}): Promise<boolean> {
    const request = ++this.#request;
    const isCurrent = () => request === this.#request;
    if (!replaced) this.#deviceId = deviceId;
    this.#dispatch({ kind: 'asked' });
    try {
      const device = await this.#deps.open(deviceId, {
        isCurrent,
        gone: (problem = 'notFoundError') => {
          if (isCurrent()) this.#onGone(problem);
        },
      });
      if (isCurrent()) {
        this.#use(device, replaced);
        return true;
      }
      // It was closed, or another one was chosen, while the browser asked.
      device.close();
      return false;
    } catch (error) {
      if (!isCurrent()) return false;
      const problem = problemOf(error);
      if (problem === 'notFoundError' && deviceId !== null)
        return this.open(null, { replaced: true });
      this.#fail(problem);
      return false;
    }
  }

  /**
   * Takes another device in place of the one that is open; where none is, or it is the same, nothing. One that had been
   * unplugged may be back.
   */
  async change(deviceId: string | null): Promise<void> {
    if (!this.#device) return;
    if (deviceId !== this.#deviceId || this.#isReplaced) await this.open(deviceId);
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

  #onGone(problem: DeviceProblem): void {
    if (this.#deps.replacesUnplugged) void this.open(null, { replaced: true });
    else {
      this.#request++;
      this.#fail(problem);
    }
  }

  #use(device: OpenDevice, replaced: boolean): void {
    this.#drop();
    this.#device = device;
    this.#isReplaced = replaced;
    this.#deps.onTrack(device.track);
    this.#dispatch({ kind: 'opened', replaced });
  }

  #fail(problem: DeviceProblem): void {
    this.#drop();
    this.#deps.onTrack(null);
    this.#dispatch({ kind: 'failed', problem });
  }

  #drop(): void {
    this.#device?.close();
    this.#device = null;
  }

  #dispatch(event: DeviceEvent): void {
    this.set(nextDevice(this.getSnapshot(), event));
  }
}

export function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'notAllowedError';
  if (name === 'NotReadableError' || name === 'AbortError') return 'notReadableError';
  if (name === 'InsecureContextError') return 'insecureError';
  return 'notFoundError';
}
