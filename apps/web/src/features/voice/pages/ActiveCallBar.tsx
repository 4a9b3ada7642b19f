import { CallBar, type CallNotice, type MicrophoneChoice } from '@office/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import {
  chosenDevice,
  onDeviceChosen,
  rememberDevice,
} from '../../../platform/device/mediaDevices.ts';
import { rangeLimit } from '../media/distance.ts';
import type { CallState } from '../models/VoiceCall.ts';
import { callName, toParticipant } from './viewModels.ts';
import { useVoice, useVoiceState } from '../bindings/voiceContext.ts';

/** The call that goes on, in the shell; nothing while there is none. */
export function ActiveCallBar() {
  const { call } = useVoiceState();
  return call ? <Bar call={call} /> : null;
}

function Bar({ call }: { call: CallState }) {
  const navigate = useNavigate();
  const { voice, output } = useVoice();
  const blocked = useSyncExternalStore(output.subscribe, output.isBlocked);
  const [microphones, refresh] = useMicrophones();
  const { room, phase, muted, speaking, microphone, participants } = call;
  useSoundAfterPress(blocked, () => output.resume());

  return (
    <CallBar
      state={{
        roomName: callName(call),
        phase,
        muted,
        speaking,
        asking: microphone.status === 'asking',
        participants: participants.map(toParticipant),
      }}
      microphones={microphones}
      notice={noticeOf(call, blocked)}
      onMute={(event) => void voice.call?.setMuted(event.muted)}
      onSelectMicrophone={({ deviceId }) => rememberDevice('microphone', deviceId)}
      onOpenMicrophones={refresh}
      onOpenSettings={() => void navigate('/settings#audio')}
      onOpenRoom={() => void navigate(`/voice-chat/${room.id}`)}
      onLeave={() => voice.leave()}
      onTryMicrophone={() => void voice.call?.setMuted(false)}
      onPlaySound={() => output.resume()}
      onJoinAgain={() => void voice.joinAgain()}
      onDismissNotice={() => voice.call?.dismissMicrophoneNotice()}
    />
  );
}

/** What is most urgent: one does not hear, one is not heard, some are missing. */
function noticeOf(
  { microphone, participants, tooFar }: CallState,
  blocked: boolean,
): CallNotice | undefined {
  if (blocked) return { kind: 'soundBlocked' };
  if (microphone.problem) return { kind: microphone.problem };
  if (tooFar !== null) return { kind: 'tooFar', distance: tooFar, limit: rangeLimit };
  const lost = participants.filter(({ connection }) => connection === 'lost');
  if (lost.length > 0) {
    const names = new Intl.ListFormat(currentLanguage());
    return { kind: 'peerLost', names: names.format(lost.map(({ nameKanji }) => nameKanji)) };
  }
  return microphone.replaced ? { kind: 'replaced' } : undefined;
}

/** The microphones of this computer, as soon as the browser says which, and the chosen one. */
function useMicrophones(): [MicrophoneChoice, refresh: () => void] {
  const [devices, setDevices] = useState<MicrophoneChoice['devices']>([]);
  const selected = useSyncExternalStore(onDeviceChosen, () => chosenDevice('microphone'));
  const refresh = () => void listMicrophones().then(setDevices);
  useEffect(() => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    const look = () => void listMicrophones().then(setDevices);
    mediaDevices?.addEventListener('devicechange', look);
    return () => mediaDevices?.removeEventListener('devicechange', look);
  }, []);
  return [{ devices, selected }, refresh];
}

async function listMicrophones(): Promise<MicrophoneChoice['devices']> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  const devices = (await mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devices.filter(({ kind }) => kind === 'audioinput');
}

/** Any press on the page lets the browser play what it has held back. */
function useSoundAfterPress(blocked: boolean, resume: () => void): void {
  useEffect(() => {
    if (!blocked) return undefined;
    const options = { once: true, capture: true };
    document.addEventListener('pointerup', resume, options);
    document.addEventListener('keyup', resume, options);
    return () => {
      document.removeEventListener('pointerup', resume, options);
      document.removeEventListener('keyup', resume, options);
    };
  }, [blocked, resume]);
}
