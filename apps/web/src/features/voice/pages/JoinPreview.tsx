import type { Schemas } from '@office/api';
import { CallPreview, type PreviewDevice } from '@office/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { deviceError } from '../../../platform/device/deviceError.ts';
import { onDeviceSelected, rememberDevice } from '../../../platform/device/mediaDevices.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useSettings } from '../../settings/index.ts';
import type { DeviceState } from '../media/CaptureDevice.ts';
import { pushToTalkKey } from '../models/pushToTalkKey.ts';
import { useVoice } from '../models/voiceContext.ts';
import { useCallDevices } from './useCallDevices.ts';
import { roomName, toVoicePerson } from './viewModels.ts';

export interface JoinPreviewProps {
  room: Schemas['VoiceRoom'];
  onClose(): void;
}

export function JoinPreview({ room, onClose }: JoinPreviewProps) {
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const { settings } = useSettings();
  const voice = useVoice();
  const [preview] = useState(() => voice.preview());
  const { microphone, camera, picture } = useStore(preview);
  const [devices, refresh] = useCallDevices();
  const [mirrored, setMirrored] = useState(settings.video?.mirror ?? true);

  const begin = useEffectEvent(() => {
    if (settings.audio?.microphoneEnabled !== false && pushToTalkKey() === null)
      preview.setMicrophone(true);
    if (settings.video?.cameraEnabled) preview.setCamera(true);
  });
  useEffect(() => {
    begin();
    const stop = onDeviceSelected(() => preview.changeDevices());
    return () => {
      stop();
      preview.dispose();
    };
  }, [preview]);
  // Browsers return device labels only after a device of that kind was opened.
  const isHeard = microphone.status === 'on';
  const isSeen = camera.status === 'on';
  const name = useEffectEvent(refresh);
  useEffect(() => name(), [isHeard, isSeen]);

  return (
    <CallPreview
      state={{
        roomName: roomName(room),
        me: {
          userId: user?.id ?? '',
          name: profile?.nameKanji ?? '',
          avatarUrl: profile ? ownPicture(profile) : null,
        },
        participants: room.participants.map(toVoicePerson),
        microphone: shown(microphone, 'microphone'),
        camera: shown(camera, 'camera'),
        picture: picture ?? undefined,
      }}
      devices={devices}
      level={preview.level}
      mirrored={mirrored}
      onMicrophone={({ on }) => preview.setMicrophone(on)}
      onCamera={({ on }) => preview.setCamera(on)}
      onMirror={(event) => setMirrored(event.mirrored)}
      onSelectDevice={({ kind, deviceId }) => rememberDevice(kind, deviceId)}
      onJoin={() => {
        // Closes the devices first, because some can be opened only once.
        preview.dispose();
        voice.calls.join(room, {
          muted: microphone.status !== 'on',
          camera: camera.status === 'on',
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function shown(device: DeviceState, kind: 'microphone' | 'camera'): PreviewDevice {
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
