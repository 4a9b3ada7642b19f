import { storage } from '@office/client/lib/browserStorage.ts';

const key = 'office.device.devicesTested';

/** Whether the member has seen the device test in this browser. */
export function areDevicesTested(): boolean {
  return storage.getItem(key) !== null;
}

export function rememberDevicesTested(): void {
  storage.setItem(key, 'true');
}
