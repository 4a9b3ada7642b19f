import type { Schemas } from '@office/api';
import { CallPreview } from '@office/ui/screens/voice';
import { useState } from 'react';
import { useSettings } from '../../settings/index.ts';
import { areDevicesTested, rememberDevicesTested } from '../../../platform/device/devicesTested.ts';
import { pushToTalkKey } from '../models/call/pushToTalkKey.ts';
import { useVoice } from '../models/voiceContext.ts';
import { usePreview } from './usePreview.ts';
import { roomName, toVoicePerson } from './viewModels.ts';

export interface JoinPreviewProps {
  room: Schemas['VoiceRoom'];
  onClose(): void;
}

export function JoinPreview({ room, onClose }: JoinPreviewProps) {
  const { calls } = useVoice();
  const { settings } = useSettings();
  const [isFirst] = useState(() => !areDevicesTested());
  const { state, handlers, close } = usePreview(() => ({
    microphone: settings.audio?.microphoneEnabled !== false && pushToTalkKey() === null,
    camera: settings.video?.cameraEnabled ?? false,
  }));
  const join = (options?: Parameters<typeof calls.join>[1]) => {
    close();
    rememberDevicesTested();
    calls.join(room, options);
    onClose();
  };
  return (
    <CallPreview
      {...handlers}
      state={{
        ...state,
        roomName: roomName(room),
        participants: room.participants.map(toVoicePerson),
      }}
      onJoin={() =>
        join({
          muted: state.microphone.status !== 'on',
          camera: state.camera.status === 'on',
        })
      }
      onSkip={isFirst ? () => join() : undefined}
      onClose={onClose}
    />
  );
}
