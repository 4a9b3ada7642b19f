import { CaptureDevice, type CaptureDeviceDeps } from './CaptureDevice.ts';

/**
 * The member's own picture. It is opened by a press alone, and one that is unplugged is not replaced:
 * nobody is shown by a camera that they did not mean.
 */
export class Camera extends CaptureDevice {
  constructor(deps: Pick<CaptureDeviceDeps, 'open' | 'onTrack'>) {
    super({ ...deps, replacesUnplugged: false });
  }
}
