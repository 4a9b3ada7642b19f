import { CallBar, type CallNotice, type MicrophoneChoice } from '@office/ui';
import { voiceRangeMetres } from '@office/vocabulary';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import {
  chosenDevice,
  listDevices,
  onDeviceChosen,
  onDevicesChanged,
  rememberDevice,
} from '../../../platform/device/mediaDevices.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import type { AudioOutput, Autoplay } from '../media/AudioOutput.ts';
import type { ActiveCallState } from '../models/callState.ts';
import { OwnMeetingRoom } from './MeetingRoomPrompt.tsx';
import { useOwnMeeting } from './useOwnMeeting.ts';
import { callName, toParticipant } from './viewModels.ts';

/** The call that goes on, in the shell; without one the meeting room that the member is in, or nothing. */
export function ActiveCallBar() {
  const { call } = useCalls();
  return call ? <Bar call={call} /> : <OwnMeetingRoom />;
}

function Bar({ call }: { call: ActiveCallState }) {
  const navigate = useNavigate();
  const { calls, output } = useVoice();
  const autoplay = useResumeAfterPress(output);
  const meeting = useOwnMeeting();
  const [microphones, refresh] = useMicrophones();
  // Muting and leaving stay within reach while there is no network.
  useEffect(() => network.holdPage(), []);
  const { room, phase, muted, speaking, microphone, participants } = call;

  return (
    <CallBar
      state={{
        roomName: callName(call),
        phase,
        muted,
        speaking,
        asking: microphone.status === 'asking',
        participants: participants.map(toParticipant),
        ...(meeting && { meeting: meeting.shown }),
      }}
      microphones={microphones}
      notice={noticeOf(call, autoplay)}
      onMute={(event) => void calls.call?.setMuted(event.muted)}
      onSelectMicrophone={({ deviceId }) => rememberDevice('microphone', deviceId)}
      onOpenMicrophones={refresh}
      onOpenSettings={() => void navigate('/settings#audio')}
      onOpenRoom={() => void navigate(`/voice-chat/${room.id}`)}
      onLeave={() => calls.leave()}
      onTryMicrophone={() => void calls.call?.setMuted(false)}
      onPlaySound={() => output.resume()}
      onExtendMeeting={() => meeting?.extend()}
      onEndMeeting={() => meeting?.end()}
      onJoinAgain={() => void calls.joinAgain()}
      onDismissNotice={() => calls.call?.dismissMicrophoneNotice()}
    />
  );
}

/** The most urgent first: the member does not hear, is not heard, misses someone. */
function noticeOf(
  { microphone, participants, range }: ActiveCallState,
  autoplay: Autoplay,
): CallNotice | undefined {
  if (autoplay === 'blocked') return { kind: 'soundBlocked' };
  if (microphone.status === 'problem') return { kind: microphone.problem };
  if (range.warning)
    return { kind: 'tooFar', distance: range.warning.metres, limit: voiceRangeMetres };
  const lost = participants.filter(({ connection }) => connection === 'lost');
  if (lost.length > 0) {
    const names = new Intl.ListFormat(currentLanguage());
    return { kind: 'peerLost', names: names.format(lost.map(({ nameKanji }) => nameKanji)) };
  }
  return microphone.status === 'on' && microphone.replaced ? { kind: 'replaced' } : undefined;
}

/** The microphones of this computer, as soon as the browser says which, and the chosen one. */
function useMicrophones(): [MicrophoneChoice, refresh: () => void] {
  const [devices, setDevices] = useState<MicrophoneChoice['devices']>([]);
  const selected = useSyncExternalStore(onDeviceChosen, () => chosenDevice('microphone'));
  const refresh = () => void listDevices('microphone').then(setDevices);
  useEffect(() => onDevicesChanged(() => void listDevices('microphone').then(setDevices)), []);
  return [{ devices, selected }, refresh];
}

/** Lets any press on the page play what the browser has held back. */
function useResumeAfterPress(output: AudioOutput): Autoplay {
  const autoplay = useStore(output);
  useEffect(() => {
    if (autoplay === 'allowed') return undefined;
    const resume = () => output.resume();
    const options = { once: true, capture: true };
    document.addEventListener('pointerup', resume, options);
    document.addEventListener('keyup', resume, options);
    return () => {
      document.removeEventListener('pointerup', resume, options);
      document.removeEventListener('keyup', resume, options);
    };
  }, [output, autoplay]);
  return autoplay;
}
