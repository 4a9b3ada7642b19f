import { CallPreview } from '@office/ui/screens/voice';
import { deviceTest } from '../../../platform/device/deviceTest.ts';
import { rememberDevicesTested } from '../../../platform/device/devicesTested.ts';
import { usePreview } from './usePreview.ts';

export function DeviceTestDialog({ camera }: { camera: boolean }) {
  const { state, handlers } = usePreview(() => ({ microphone: true, camera }));
  return (
    <CallPreview
      {...handlers}
      state={{ ...state, participants: [] }}
      onClose={() => {
        rememberDevicesTested();
        deviceTest.close();
      }}
    />
  );
}
