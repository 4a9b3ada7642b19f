import { Store } from '@office/client/lib/Store.ts';

/** `camera`: starts with the camera on. */
type DeviceTest = { open: false } | { open: true; camera: boolean };

/** The device test, which the settings open and voice chat shows. */
class DeviceTestRequest extends Store<DeviceTest> {
  constructor() {
    super({ open: false });
  }

  open({ camera }: { camera: boolean }): void {
    this.set({ open: true, camera });
  }

  close(): void {
    this.set({ open: false });
  }
}

export const deviceTest = new DeviceTestRequest();
