import type { CallPreviewProps, CallPreviewState } from '@office/ui/screens/voice';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { onDeviceSelected, rememberDevice } from '../../../platform/device/mediaDevices.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useSettings } from '../../settings/index.ts';
import {
  onBackgroundSelected,
  selectBackground,
  setOwnBackgroundPicture,
} from '../media/background/backgroundChoice.ts';
import { readBackgroundPicture } from '../media/background/readBackgroundPicture.ts';
import { useVoice } from '../models/voiceContext.ts';
import { useCameraBackground } from './useCameraBackground.ts';
import { toPreviewDevice } from './toPreviewDevice.ts';
import { useCallDevices } from './useCallDevices.ts';

/** Devices to open immediately. */
export interface InitialDevices {
  microphone: boolean;
  camera: boolean;
}

type State = Omit<CallPreviewState, 'roomName' | 'participants' | 'joining'>;

interface DevicePreview {
  state: State;
  handlers: Pick<
    CallPreviewProps,
    | 'devices'
    | 'level'
    | 'mirrored'
    | 'onMicrophone'
    | 'onCamera'
    | 'onMirror'
    | 'onSelectDevice'
    | 'onBackground'
    | 'onBackgroundPicture'
    | 'onTestSpeaker'
  >;
  /** Closes the devices before a call opens them: some devices cannot be opened twice. */
  close(): void;
}

export function usePreview(initialDevices: () => InitialDevices): DevicePreview {
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const { settings } = useSettings();
  const voice = useVoice();
  const [preview] = useState(() => voice.preview());
  const [speakerTest] = useState(() => voice.speakerTest());
  const { microphone, camera, background, picture } = useStore(preview);
  const selectedBackground = useCameraBackground();
  const [isPictureRejected, setPictureRejected] = useState(false);
  const speaker = useStore(speakerTest);
  const [devices, refreshDevices] = useCallDevices();
  const [mirrored, setMirrored] = useState(settings.video?.mirror ?? true);

  const openInitialDevices = useEffectEvent(() => {
    const { microphone: opensMicrophone, camera: opensCamera } = initialDevices();
    if (opensMicrophone) preview.setMicrophone(true);
    if (opensCamera) preview.setCamera(true);
  });
  useEffect(() => {
    openInitialDevices();
    const unsubscribes = [
      onDeviceSelected(() => preview.changeDevices()),
      onBackgroundSelected(() => preview.changeBackground()),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      preview.dispose();
      speakerTest.dispose();
    };
  }, [preview, speakerTest]);
  // Browsers return device labels only after a device of that kind was opened.
  const isMicrophoneOn = microphone.status === 'on';
  const isCameraOn = camera.status === 'on';
  const refreshLabels = useEffectEvent(refreshDevices);
  useEffect(() => refreshLabels(), [isMicrophoneOn, isCameraOn]);

  return {
    state: {
      me: {
        userId: user?.id ?? '',
        name: profile ? displayName(profile) : '',
        avatarUrl: profile ? ownPicture(profile) : null,
      },
      microphone: toPreviewDevice(microphone, 'microphone'),
      camera:
        background.status === 'starting' && !picture
          ? { status: 'starting' }
          : toPreviewDevice(camera, 'camera'),
      picture: picture ?? undefined,
      ...(selectedBackground && { background: selectedBackground }),
      backgroundProblem: isPictureRejected
        ? 'picture'
        : background.status === 'problem'
          ? background.problem
          : undefined,
      speaker,
    },
    handlers: {
      devices,
      level: preview.level,
      mirrored,
      onMicrophone: ({ on }) => preview.setMicrophone(on),
      onCamera: ({ on }) => preview.setCamera(on),
      onMirror: (event) => setMirrored(event.mirrored),
      onSelectDevice: ({ kind, deviceId }) => rememberDevice(kind, deviceId),
      onBackground: (event) => {
        setPictureRejected(false);
        selectBackground(event.background);
      },
      onBackgroundPicture: ({ file }) => {
        setPictureRejected(false);
        readBackgroundPicture(file)
          .then(setOwnBackgroundPicture)
          .catch(() => setPictureRejected(true));
      },
      onTestSpeaker: () => speakerTest.play(),
    },
    close: () => preview.dispose(),
  };
}
