import { CaptureDevice, type CaptureDeviceDeps } from './CaptureDevice.ts';

/** Opened only by a user action. An unplugged camera is not replaced by another one. */
export class Camera extends CaptureDevice {
  constructor(deps: Pick<CaptureDeviceDeps, 'open' | 'onTrack'>) {
    super({ ...deps, replacesUnplugged: false });
  }
}
