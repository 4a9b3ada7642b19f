import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { useWatchedFloor } from '../../../office/walking/useWatchedFloor.ts';
import { MeetingCallContext } from '../../../platform/meeting/meetingCall.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useSettings } from '../../settings/index.ts';
import { useCallDocument } from '../../sharing-document/index.ts';
import { bindVoice } from './bindVoice.ts';
import { createVoice } from './createVoice.ts';
import { notifySceneOfCall } from './notifyScene.ts';
import { RecordedDocumentView } from './RecordedDocumentView.tsx';
import { endOtherResumedCall, resumedVoice } from './resumedVoice.ts';
import { useVoice, VoiceContext } from './voiceContext.ts';

export function VoiceProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [voice] = useState(() => resumedVoice(user?.id) ?? createVoice(user?.id ?? ''));
  return (
    <VoiceContext value={voice}>
      <MeetingCallContext value={voice}>
        <VoiceBindings />
        {children}
      </MeetingCallContext>
    </VoiceContext>
  );
}

function VoiceBindings() {
  const voice = useVoice();
  const { audio } = useSettings().settings;
  const floorId = useFloors().currentFloor?.floor.id ?? null;
  const isSpatial = useStore(
    voice.calls,
    ({ call }) => call?.room.kind === 'AREA' || call?.room.kind === 'DIRECT',
  );
  const isSceneReady = useStore(sceneController, ({ status }) => status === 'ready');
  useEffect(() => {
    endOtherResumedCall(voice);
    return bindVoice(voice);
  }, [voice]);
  const isGroup = useStore(voice.calls, () => voice.calls.isGroup);
  // The scene may start during a call, as after a reload. It measures the distance only between two.
  useEffect(() => {
    if (isSceneReady) notifySceneOfCall(voice.calls);
  }, [voice, isSceneReady, isGroup]);
  const roomId = useStore(voice.calls, ({ call }) => call?.room.id ?? null);
  const documentId = useCallDocument(roomId);
  useEffect(() => voice.stage.followDocument(documentId), [voice, documentId]);
  useEffect(() => voice.setFloor(floorId), [voice, floorId]);
  useEffect(() => {
    if (audio) voice.setAudio(audio);
  }, [voice, audio]);
  const { call } = voice.calls;
  return (
    <>
      {call && roomId !== null && <RecordedDocumentView call={call} roomId={roomId} />}
      {isSpatial && floorId ? <ParticipantDistances floorId={floorId} /> : null}
    </>
  );
}

function useParticipantDistances(floorId: string): void {
  const { calls } = useVoice();
  const { user } = useSession();
  const { people } = useWatchedFloor(floorId);
  const myUserId = user?.id;

  useEffect(() => {
    const me = people.find(({ userId }) => userId === myUserId);
    if (!me) return;
    const others = people.filter((person) => person !== me);
    calls.call?.setDistances(
      new Map(others.map(({ userId, x, z }) => [userId, Math.hypot(x - me.x, z - me.z)])),
    );
  }, [calls, people, myUserId]);
}

/** Mounted only while distances matter: for volume and for the range of direct calls. */
function ParticipantDistances({ floorId }: { floorId: string }) {
  useParticipantDistances(floorId);
  return null;
}
