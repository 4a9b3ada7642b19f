import { BackgroundFilter, type BackgroundDeps } from './background/BackgroundFilter.ts';
import { CaptureDevice, type CaptureDeviceDeps } from './CaptureDevice.ts';

export type CameraDeps = Pick<CaptureDeviceDeps, 'open' | 'onTrack'> & BackgroundDeps;

/** Opened only by a user action. An unplugged camera is not replaced by another one. */
export class Camera extends CaptureDevice {
  readonly background: BackgroundFilter;

  constructor({ open, onTrack, ...deps }: CameraDeps) {
    const background = new BackgroundFilter({
      ...deps,
      onTrack,
      onProblem: () => this.close(),
    });
    super({ open, onTrack: (track) => background.setSource(track), replacesUnplugged: false });
    this.background = background;
  }

  override async open(
    ...request: Parameters<CaptureDevice['open']>
  ): ReturnType<CaptureDevice['open']> {
    this.background.dismiss();
    return super.open(...request);
  }

  override dismiss(): void {
    this.background.dismiss();
    super.dismiss();
  }

  override dispose(): void {
    super.dispose();
    this.background.dispose();
  }
}
