import {
  ContinueCall,
  GuestCall,
  RecordingConsent,
  type StageLayout,
} from '@office/ui/screens/voice';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { deviceError } from '../../../platform/device/deviceError.ts';
import { confirmBy, type ActiveCallState, type CallEndReason } from '../models/call/callState.ts';
import type { VoiceCall } from '../models/call/VoiceCall.ts';
import { guestName } from '../models/participantName.ts';
import { createGuestOutput, startGuestCall } from '../models/guest/startGuestCall.ts';
import type { GuestDevices } from './GuestDeviceTest.tsx';
import { useConsentQuestions } from './useCaptionsAndRecording.ts';
import { toShownCameras } from './toShownCameras.ts';
import { toStagePerson, toVoicePerson } from './viewModels.ts';

interface GuestCallPageProps {
  token: string;
  name: string;
  title: string;
  devices: GuestDevices;
  onLeave(): void;
  onEnded(reason: CallEndReason): void;
}

/** The built-in call of a meeting for an admitted guest. */
export function GuestCallPage({ token, name, title, devices, ...on }: GuestCallPageProps) {
  const [output] = useState(createGuestOutput);
  const [call, setCall] = useState<VoiceCall>();
  const start = useEffectEvent(() => startGuestCall({ token, title, voices: output, ...devices }));
  const onEnded = useEffectEvent(on.onEnded);
  useEffect(() => {
    let started: VoiceCall | undefined;
    // A call cannot be started again after the cleanup of an effect that StrictMode repeats.
    const timer = setTimeout(() => {
      const begun = start();
      started = begun;
      begun.subscribe(() => {
        const state = begun.getSnapshot();
        if (state.phase === 'ended' && state.reason !== 'left') onEnded(state.reason);
      });
      setCall(begun);
    });
    return () => {
      clearTimeout(timer);
      started?.dispose();
    };
  }, [token]);
  if (!call) return null;
  return <Joined call={call} output={output} name={name} onLeave={on.onLeave} />;
}

interface JoinedProps {
  call: VoiceCall;
  output: ReturnType<typeof createGuestOutput>;
  name: string;
  onLeave(): void;
}

function Joined({ call, ...props }: JoinedProps) {
  const state = useStore(call);
  return state.phase === 'ended' ? null : <Active {...props} call={call} state={state} />;
}

function Active({ call, output, name, state, onLeave }: JoinedProps & { state: ActiveCallState }) {
  const videos = useStore(call.videos);
  const isBlocked = useStore(output, (autoplay) => autoplay === 'blocked');
  const { question } = useConsentQuestions(call, state);
  const [layout, setLayout] = useState<StageLayout>('everyone');
  const [pinned, setPinned] = useState<string | null>(null);
  const { participants, media, microphone, muted, speaking } = state;
  return (
    <GuestCall
      roomName={state.room.name}
      phase={state.phase}
      layout={layout}
      pinned={pinned}
      people={[
        {
          userId: 'me',
          name: guestName(name),
          avatarUrl: null,
          isMe: true,
          muted,
          speaking,
          camera: media.pictures.camera !== undefined,
          cameraPicture: media.pictures.camera ?? null,
        },
        ...participants.map((participant) => toStagePerson(participant, videos)),
      ]}
      muted={muted}
      camera={media.camera.status === 'on'}
      cameraStarting={media.camera.status === 'asking'}
      notice={
        isBlocked
          ? { kind: 'soundBlocked' }
          : microphone.status === 'problem'
            ? { kind: 'microphone', ...deviceError(microphone.problem, 'microphone') }
            : media.camera.status === 'problem'
              ? { kind: 'camera', ...deviceError(media.camera.problem, 'camera') }
              : undefined
      }
      onLayoutChange={(event) => setLayout(event.layout)}
      onPin={({ id }) => setPinned(id)}
      onShownCamerasChange={({ cameras }) => call.setShownCameras(toShownCameras(cameras))}
      onMute={(event) => void call.setMuted(event.muted)}
      onCamera={({ on }) => void call.setCamera(on)}
      onPlaySound={() => output.resume()}
      onLeave={onLeave}
    >
      <ContinueCall until={confirmBy(state)} onContinue={() => call.continue()} onLeave={onLeave} />
      <RecordingConsent
        question={question && { ...question, by: toVoicePerson(question.by) }}
        onAgree={() => void call.recording.agree()}
        onDecline={() => void call.recording.end()}
      />
    </GuestCall>
  );
}
