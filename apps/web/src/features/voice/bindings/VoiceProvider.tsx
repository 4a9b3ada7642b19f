import { useEffect, useState, type ReactNode } from 'react';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { onNewToken } from '../../../platform/session/onNewToken.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { chosenDevice, onDeviceChosen } from '../../../platform/device/mediaDevices.ts';
import { useSettings } from '../../settings/index.ts';
import { createVoice } from './createVoice.ts';
import { useParticipantDistances } from './useParticipantDistances.ts';
import { useVoiceScene } from './useVoiceScene.ts';
import { useVoiceUpdates } from './useVoiceUpdates.ts';
import { VoiceContext, useVoice, useVoiceState } from './voiceContext.ts';

/** Voice chat of one member in one organisation; their call goes on whatever page is open. */
export function VoiceProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [atWork] = useState(() => createVoice(user?.id ?? ''));
  return (
    <VoiceContext value={atWork}>
      <VoiceAround />
      {children}
    </VoiceContext>
  );
}

/** What voice chat needs of the page around it, and does for it. */
function VoiceAround() {
  const { voice, output, places, facts } = useVoice();
  const { settings } = useSettings();
  const { here } = useFloors();
  useVoiceUpdates(voice);
  useVoiceScene(voice, places);

  const floorId = here?.floor.id ?? null;
  useEffect(() => facts.set({ floorId, audio: settings.audio }), [facts, floorId, settings.audio]);

  const volume = settings.audio?.speakerVolume ?? 100;
  useEffect(() => output.setMaster(volume / 100), [output, volume]);

  useEffect(() => {
    const takeChosen = () => {
      output.setSpeaker(chosenDevice('speaker'));
      void voice.call?.changeMicrophone();
    };
    takeChosen();
    return onDeviceChosen(takeChosen);
  }, [voice, output]);

  useEffect(() => onNewToken((token) => voice.call?.authenticate(token)), [voice]);

  // Signing out, or a page that is closed, ends the call: nobody is left talking to an empty chair.
  useEffect(() => {
    const leave = () => {
      voice.cancelCalling();
      voice.leave();
    };
    voice.open();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      voice.close();
    };
  }, [voice]);

  return <Distances floorId={floorId} />;
}

/** While the room of the call is a place, voices fade with the distance. */
function Distances({ floorId }: { floorId: string | null }) {
  const { voice } = useVoice();
  const { call } = useVoiceState();
  const isSpatial = call !== null && (call.room.kind === 'AREA' || voice.isFaceToFace);
  return isSpatial && floorId ? <Measured floorId={floorId} /> : null;
}

function Measured({ floorId }: { floorId: string }) {
  useParticipantDistances(floorId);
  return null;
}
