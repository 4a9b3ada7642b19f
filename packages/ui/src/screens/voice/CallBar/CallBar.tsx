import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SpeakingAvatar } from '../SpeakingAvatar/SpeakingAvatar.tsx';
import { CallCaptions } from '../CallCaptions/index.ts';
import { RaisedHands } from '../RaisedHands/RaisedHands.tsx';
import type { CallRecordingState } from '../voice.ts';
import * as styles from './CallBar.css.ts';
import type { CallBarProps, CallBarState } from './callBarProps.ts';
import { CallButtons, LeaveButton } from './CallButtons.tsx';
import { CallNoticeLine } from './CallNoticeLine.tsx';
import { MeetingLine } from './MeetingLine.tsx';
import { RecordingLine, useRecordingLine } from './RecordingLine.tsx';
import { TranscriptLine, useTranscriptAnnouncement } from './TranscriptLine.tsx';
import { useCallAnnouncements } from './useCallAnnouncements.ts';

/** Announces that a recording starts, pauses and ends. Does not announce the member's own recording. */
function useRecordingAnnouncements(recording: CallRecordingState | undefined): string {
  const { t } = useTranslation('voice');
  const line = useRecordingLine();
  const [before, setBefore] = useState<CallRecordingState['status'] | undefined>(undefined);
  const [news, setNews] = useState('');
  const status = recording?.status;
  if (before !== status) {
    setBefore(status);
    const isAnnounced = status === 'asking' || status === 'recording' || status === 'paused';
    if (recording && isAnnounced) setNews(line(recording));
    else if (before === 'recording' || before === 'paused') setNews(t('recording.over'));
  }
  return news;
}

/** Bar of the current call, visible with any panel open. */
export function CallBar(props: CallBarProps) {
  const { state, notice, onOpenRoom } = props;
  const { t } = useTranslation('voice');
  const { roomName, muted, participants } = state;
  const line = useLine(state);
  const news = useCallAnnouncements(state);
  const recording = state.recording?.asksMe ? undefined : state.recording;
  const recorded = useRecordingAnnouncements(recording);
  const transcribed = useTranscriptAnnouncement(state.transcript);
  return (
    <section
      className={styles.root}
      aria-label={t('bar.label')}
      data-component="CallBar"
      data-phase={state.phase}
      data-muted={muted}
    >
      {state.captions?.shown && <CallCaptions lines={state.captions.lines} />}
      <LiveRegion politeness="assertive">
        {[recorded, transcribed].filter(Boolean).join(' ')}
      </LiveRegion>
      {recording && <RecordingLine recording={recording} onEnd={props.onEndRecording} />}
      {state.transcript && (
        <TranscriptLine
          transcript={state.transcript}
          onConsent={props.onTranscriptConsent}
          onStop={props.onStopTranscript}
        />
      )}
      {notice && (
        <CallNoticeLine
          notice={notice}
          onTryMicrophone={props.onTryMicrophone}
          onTryCamera={props.onTryCamera}
          onTryScreen={props.onTryScreen}
          onUnmute={() => props.onMute({ muted: false })}
          onPlaySound={props.onPlaySound}
          onJoinAgain={props.onJoinAgain}
          onDismissNotice={props.onDismissNotice}
        />
      )}
      {state.meeting && (
        <MeetingLine
          meeting={state.meeting}
          roomName={roomName}
          onExtend={() => props.onExtendMeeting?.()}
          onEnd={() => props.onEndMeeting?.()}
        />
      )}
      {/* The stage shows the hands itself. */}
      {!state.stageOpen && <RaisedHands hands={state.hands ?? []} />}
      <div className={styles.line}>
        <div className={styles.head}>
          {participants.length > 0 && (
            <ul className={styles.people} aria-hidden>
              {shownPeople(participants).map(({ userId, name, avatarUrl, speaking = false }) => (
                <li key={userId}>
                  <SpeakingAvatar
                    name={name}
                    src={avatarUrl ?? null}
                    size="sm"
                    speaking={speaking}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.words}>
            <button
              type="button"
              className={styles.name}
              title={roomName}
              aria-label={t('bar.open', { name: roomName })}
              onClick={onOpenRoom}
            >
              <span className={styles.title}>{roomName}</span>
            </button>
            <Text size="xs" tone="muted" truncate as="div">
              {line}
            </Text>
            <LiveRegion>{news}</LiveRegion>
          </div>
        </div>
        <CallButtons {...props} />
        <LeaveButton onLeave={props.onLeave} />
      </div>
    </section>
  );
}

const maxAvatars = 8;

/** With more participants, speakers come first. */
function shownPeople(participants: CallBarState['participants']): CallBarState['participants'] {
  if (participants.length <= maxAvatars) return participants;
  const rank = ({ speaking = false }: { speaking?: boolean }) => (speaking ? 0 : 1);
  return participants.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxAvatars);
}

/** Status text of the call. Permission requests take precedence over speakers. */
function useLine(state: CallBarState): string {
  const { phase, asking, speaking, participants, pushToTalk, listeners = 0 } = state;
  const { t } = useTranslation('voice');
  if (phase !== 'in') return t(`bar.${phase}`);
  if (asking) return t('bar.asking');
  const speaker = participants.find((person) => person.speaking);
  if (speaker) return t('bar.speaking', { name: speaker.name });
  if (state.isListener) return t(state.handRaised ? 'bar.waitingToSpeak' : 'bar.listening');
  if (participants.length === 0)
    return listeners > 0 ? t('bar.listeners', { count: listeners }) : t('bar.alone');
  const returning = participants.find(({ connection }) => connection === 'reconnecting');
  if (returning) return t('bar.peerReconnecting', { name: returning.name });
  if (speaking) return t('bar.youSpeak');
  const sharer = participants.find((person) => person.sharing);
  if (sharer) return t('bar.sharesScreen', { name: sharer.name });
  if (pushToTalk) return t('bar.pushToTalkHint', { keys: pushToTalk });
  return t('bar.people', { count: participants.length });
}
