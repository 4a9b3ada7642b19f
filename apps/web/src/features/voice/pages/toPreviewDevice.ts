import type { PreviewDevice } from '@office/ui/screens/voice';
import { deviceError } from '../../../platform/device/deviceError.ts';
import type { DeviceState } from '../media/CaptureDevice.ts';

export function toPreviewDevice(device: DeviceState, kind: 'microphone' | 'camera'): PreviewDevice {
  switch (device.status) {
    case 'asking':
      return { status: 'starting' };
    case 'on':
      return { status: 'on' };
    case 'off':
      return device;
    case 'problem':
      return { status: 'problem', ...deviceError(device.problem, kind) };
  }
}
