import { CallPreview } from '@office/ui/screens/voice';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { onDeviceSelected, rememberDevice } from '../../../platform/device/mediaDevices.ts';
import type { DeviceState } from '../media/CaptureDevice.ts';
import { startGuestPreview } from '../models/guest/startGuestCall.ts';
import { toPreviewDevice } from './toPreviewDevice.ts';
import { useCallDevices } from './useCallDevices.ts';

export interface GuestDevices {
  muted: boolean;
  camera: boolean;
}

interface GuestDeviceTestProps {
  /** Admitted during the test: closing it starts the call. */
  admitted: boolean;
  /** Receives which devices were on, to start the call with them. */
  onClose(devices: GuestDevices): void;
}

/** Test of microphone and camera. Guests have no settings, so the background cannot be changed. */
export function GuestDeviceTest({ admitted, onClose }: GuestDeviceTestProps) {
  const [preview] = useState(startGuestPreview);
  const { microphone, camera, picture } = useStore(preview);
  const [devices, refreshDevices] = useCallDevices();
  const [mirrored, setMirrored] = useState(true);
  const open = useEffectEvent(() => {
    preview.setMicrophone(true);
    preview.setCamera(true);
  });
  useEffect(() => {
    open();
    const unsubscribe = onDeviceSelected(() => preview.changeDevices());
    return () => {
      unsubscribe();
      preview.dispose();
    };
  }, [preview]);
  const isMicrophoneOn = microphone.status === 'on';
  const isCameraOn = camera.status === 'on';
  const refreshLabels = useEffectEvent(refreshDevices);
  useEffect(() => refreshLabels(), [isMicrophoneOn, isCameraOn]);
  return (
    <CallPreview
      state={{
        me: { userId: '', name: '', avatarUrl: null },
        participants: [],
        admitted,
        microphone: toPreviewDevice(microphone, 'microphone'),
        camera: toPreviewDevice(camera, 'camera'),
        picture: picture ?? undefined,
      }}
      devices={devices}
      level={preview.level}
      mirrored={mirrored}
      onMicrophone={({ on }) => preview.setMicrophone(on)}
      onCamera={({ on }) => preview.setCamera(on)}
      onMirror={(event) => setMirrored(event.mirrored)}
      onSelectDevice={({ kind, deviceId }) => rememberDevice(kind, deviceId)}
      onClose={() => onClose({ muted: !isWanted(microphone), camera: isWanted(camera) })}
    />
  );
}

/** A device that is still starting is wanted, too: the call starts it again. */
const isWanted = ({ status }: DeviceState) => status === 'on' || status === 'asking';
