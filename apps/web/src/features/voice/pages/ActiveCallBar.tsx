import { CallBar, type CallNotice } from '@office/ui/screens/voice';
import { defaultAudioSettings, voiceRangeMetres } from '@office/vocabulary';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { canShareScreen } from '../../../lib/userMedia.ts';
import { deviceError } from '../../../platform/device/deviceError.ts';
import { rememberDevice } from '../../../platform/device/mediaDevices.ts';
import { showError } from '@office/client/errors/showError.ts';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { useDirectMessage } from '../../chat/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useChangeAudio, useSettings } from '../../settings/index.ts';
import { useIsStageOpen, useVoice } from '../models/voiceContext.ts';
import { selectBackground } from '../media/background/backgroundChoice.ts';
import type { AudioOutput, Autoplay } from '../media/AudioOutput.ts';
import type { SpeechProblem } from '../media/SpeechToText.ts';
import { rangeWarning, type ActiveCallState } from '../models/call/callState.ts';
import { participantName } from '../models/participantName.ts';
import {
  choosePushToTalkKey,
  onPushToTalkKey,
  pushToTalkKey,
  defaultKey,
} from '../models/call/pushToTalkKey.ts';
import { useCaptionsAndRecording, useSnapshot } from './useCaptionsAndRecording.ts';
import { useCallChat } from './useCallChat.ts';
import { useCallTranscript } from './useCallTranscript.tsx';
import { useCameraBackground } from './useCameraBackground.ts';
import { useCallDevices } from './useCallDevices.ts';
import { useRaisedHands } from './useRaisedHands.ts';
import { useMiniWindow } from './useMiniWindow.ts';
import { useCurrentMeeting } from './useCurrentMeeting.ts';
import { useReactions } from '../models/hooks/useReactions.ts';
import { callName } from '../models/call/callName.ts';
import { toParticipant } from './viewModels.ts';

const StartRecording = lazyPart(
  async () => (await import('@office/ui/StartRecording')).StartRecording,
);

interface ActiveCallBarProps {
  call: ActiveCallState;
  online: boolean;
  stageCovered: boolean;
}

export function ActiveCallBar({ call, online, stageCovered }: ActiveCallBarProps) {
  const navigate = useNavigate();
  const { calls, mini, output, stage } = useVoice();
  const stageOpen = useIsStageOpen() && !stageCovered;
  const talkKey = useSyncExternalStore(onPushToTalkKey, pushToTalkKey);
  const autoplay = useResumeAfterPress(output);
  const meeting = useCurrentMeeting();
  const hands = useRaisedHands(call);
  const reactions = useReactions();
  const chat = useCallChat(call);
  const { settings } = useSettings();
  const changeAudio = useChangeAudio();
  const small = useMiniWindow(call);
  const mayWrite = useMayCreate('chat') ?? false;
  const writeTo = useDirectMessage();
  const [devices, refresh] = useCallDevices();
  const background = useCameraBackground();
  const { captions, recording, onRecord, ...extras } = useCaptionsAndRecording(call);
  const transcript = useCallTranscript(call);
  const [asksToRecord, setAsksToRecord] = useState(false);
  const captionProblem = useSnapshot(calls.call?.captions)?.problem ?? null;
  // Keeps the page usable while offline, so that the member can mute and leave.
  useEffect(() => network.holdPage(), []);
  const { room, phase, muted, speaking, microphone, media, participants } = call;
  // Set even while the other participant is still joining or disconnected, so that writing stays available.
  const otherId = calls.otherUserId;

  return (
    <>
      <CallBar
        state={{
          roomName: callName(call),
          phase,
          muted,
          speaking,
          asking: microphone.status === 'asking',
          pushToTalk: talkKey ?? undefined,
          noiseSuppression:
            settings.audio?.noiseSuppression ?? defaultAudioSettings.noiseSuppression,
          camera: media.camera.status === 'on',
          cameraStarting:
            media.camera.status === 'asking' || media.background.status === 'starting',
          ...(background && { background }),
          sharing: media.screen.status === 'on',
          handRaised: media.handRaisedAt !== null,
          hands,
          reactions,
          ...(chat && { unreadMessages: chat.unread }),
          stageOpen,
          miniOpen: small?.isOpen ?? false,
          participants: participants.filter(({ listener }) => !listener).map(toParticipant),
          listeners: call.listeners,
          isListener: call.isListener,
          ...(meeting && { meeting: meeting.shown }),
          ...(captions && { captions }),
          ...(recording && { recording }),
          ...(transcript.shown && { transcript: transcript.shown }),
        }}
        devices={devices}
        notice={noticeOf(call, {
          autoplay,
          captionProblem,
          online,
          usesPushToTalk: talkKey !== null,
        })}
        level={calls.call?.level}
        {...extras}
        onKeepTranscript={transcript.onKeep}
        onTranscriptConsent={transcript.onConsent}
        onStopTranscript={transcript.onStop}
        onRecord={onRecord && !call.isListener ? () => setAsksToRecord(true) : undefined}
        onPushToTalk={({ on }) => choosePushToTalkKey(on ? defaultKey : null)}
        onNoiseSuppression={({ on }) => changeAudio({ noiseSuppression: on })}
        onCamera={({ on }) => void calls.call?.setCamera(on)}
        onBackground={({ background: next }) => selectBackground(next)}
        onShareScreen={
          canShareScreen() ? ({ sharing }) => void calls.call?.setScreen(sharing) : undefined
        }
        onRaiseHand={({ raised }) => calls.call?.raiseHand(raised)}
        onReact={({ reaction }) => calls.call?.react(reaction)}
        onChat={chat?.open}
        onStage={({ open }) => {
          mini.close();
          stage.show(open);
          if (open && stageCovered) void navigate('/main');
        }}
        onMiniWindow={small?.show}
        onTryScreen={() => void calls.call?.setScreen(true)}
        onTryCamera={() => void calls.call?.setCamera(true)}
        onMute={(event) => void calls.call?.setMuted(event.muted)}
        onSelectDevice={({ kind, deviceId }) => rememberDevice(kind, deviceId)}
        onOpenDevices={refresh}
        onOpenSettings={({ section }) => void navigate(`/settings#${section}`)}
        onOpenRoom={() => void navigate(`/voice-chat/${room.id}`)}
        onLeave={() => void calls.hangUp()}
        onWrite={
          mayWrite && otherId !== null
            ? () => {
                calls.leaveForMessages();
                writeTo(otherId).catch(showError);
              }
            : undefined
        }
        onTryMicrophone={() => void calls.call?.setMuted(false)}
        onPlaySound={() => output.resume()}
        onExtendMeeting={() => meeting?.extend()}
        onEndMeeting={() => meeting?.end()}
        onJoinAgain={() => void calls.joinAgain()}
        onDismissNotice={() => calls.call?.dismissDeviceNotice()}
      />
      {transcript.dialog}
      {asksToRecord && onRecord && (
        <StartRecording
          open
          canTranscribe={captions !== undefined}
          onStart={(request) => {
            setAsksToRecord(false);
            onRecord(request);
          }}
          onCancel={() => setAsksToRecord(false)}
        />
      )}
    </>
  );
}

interface Surroundings {
  autoplay: Autoplay;
  captionProblem: SpeechProblem | null;
  online: boolean;
  /** With push-to-talk, being muted is expected and shows no notice. */
  usesPushToTalk: boolean;
}

function noticeOf(
  call: ActiveCallState,
  { autoplay, captionProblem, online, usesPushToTalk }: Surroundings,
): CallNotice | undefined {
  const { microphone, media, speakingMuted, participants } = call;
  if (!online) return { kind: 'offline' };
  if (autoplay === 'blocked') return { kind: 'soundBlocked' };
  if (microphone.status === 'problem')
    return { kind: 'microphone', ...deviceError(microphone.problem, 'microphone') };
  if (media.camera.status === 'problem')
    return { kind: 'camera', ...deviceError(media.camera.problem, 'camera') };
  if (media.background.status === 'problem')
    return { kind: 'background', problem: media.background.problem };
  if (media.screen.status === 'problem') return { kind: 'screen', problem: media.screen.problem };
  if (speakingMuted && participants.length > 0 && !usesPushToTalk) return { kind: 'mutedSpeaking' };
  const parting = rangeWarning(call);
  if (parting?.metres === null) return { kind: 'otherFloor' };
  if (parting) return { kind: 'tooFar', distance: parting.metres, limit: voiceRangeMetres };
  const lost = participants.filter(({ connection }) => connection === 'lost');
  if (lost.length > 0) {
    if (lost.length > 1 && lost.length === participants.length) return { kind: 'allLost' };
    const names = new Intl.ListFormat(currentLanguage());
    return { kind: 'peerLost', names: names.format(lost.map((person) => participantName(person))) };
  }
  if (participants.length > 0 && participants.every(({ videoPaused }) => videoPaused))
    return { kind: 'pictureHeld' };
  if (captionProblem) return { kind: 'captions', problem: captionProblem };
  return microphone.status === 'on' && microphone.replaced ? { kind: 'replaced' } : undefined;
}

/** Retries playback blocked by the autoplay policy on the next click or key press. */
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
