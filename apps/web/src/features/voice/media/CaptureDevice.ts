import { Store } from '@office/client/lib/Store.ts';
import { deviceProblemOf, type DeviceProblem } from '../../../platform/device/deviceError.ts';

export type DeviceState =
  | { status: 'off' }
  | { status: 'asking' }
  | { status: 'on'; replaced: boolean }
  | { status: 'problem'; problem: DeviceProblem };

export type DeviceEvent =
  | { kind: 'asked' }
  | { kind: 'opened'; replaced: boolean }
  | { kind: 'failed'; problem: DeviceProblem }
  | { kind: 'dismissed' }
  | { kind: 'closed' };

export interface OpenDevice {
  track: MediaStreamTrack;
  close(): void;
}

export interface CaptureDeviceDeps {
  /**
   * Opens a device, null for the default. Rejects like `getUserMedia`.
   * @param on.gone called when unplugged, or with `notAllowedError` when the permission is revoked
   * @param on.isCurrent returns whether the device is still the latest request
   */
  open(
    deviceId: string | null,
    on: { gone(problem?: DeviceProblem): void; isCurrent(): boolean },
  ): Promise<OpenDevice>;
  onTrack(track: MediaStreamTrack | null): void;
  replacesUnplugged: boolean;
}

const off: DeviceState = { status: 'off' };

export function nextDevice(before: DeviceState, event: DeviceEvent): DeviceState {
  switch (event.kind) {
    case 'asked':
      // The open device stays in use until another is opened.
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

/** A microphone or camera. At most one device is open. */
export class CaptureDevice extends Store<DeviceState> {
  readonly #deps: CaptureDeviceDeps;
  #device: OpenDevice | null = null;
  #deviceId: string | null = null;
  #isReplaced = false;
  /** Request counter: only the latest request may open a device. */
  #request = 0;

  constructor(deps: CaptureDeviceDeps) {
    super(off);
    this.#deps = deps;
  }

  get track(): MediaStreamTrack | null {
    return this.#device?.track ?? null;
  }

  /** Closes the previous device. Falls back to the default if the selected device is missing. */
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
      // Closed, or another device was selected, while the permission prompt was open.
      device.close();
      return false;
    } catch (error) {
      if (!isCurrent()) return false;
      const problem = deviceProblemOf(error);
      if (problem === 'notFoundError' && deviceId !== null)
        return this.open(null, { replaced: true });
      this.#fail(problem);
      return false;
    }
  }

  /** Tries a replaced device again, because it may be connected again. */
  async change(deviceId: string | null): Promise<void> {
    if (!this.#device) return;
    if (deviceId !== this.#deviceId || this.#isReplaced) await this.open(deviceId);
  }

  /** Opens an open device again, to apply changed constraints. */
  async reopen(): Promise<void> {
    if (this.#device) await this.open(this.#deviceId);
  }

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
