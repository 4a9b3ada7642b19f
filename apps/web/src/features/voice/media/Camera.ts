import { CaptureDevice, type CaptureDeviceDeps } from './CaptureDevice.ts';

/**
 * The member's own camera. Opened only by a user action. An unplugged camera is not replaced: the member must
 * not be shown by an unintended camera.
 */
export class Camera extends CaptureDevice {
  constructor(deps: Pick<CaptureDeviceDeps, 'open' | 'onTrack'>) {
    super({ ...deps, replacesUnplugged: false });
  }
}
