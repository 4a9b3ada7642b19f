import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { SpeakingAvatar } from '../SpeakingAvatar/SpeakingAvatar.tsx';
import { muteKeys, type CallMeeting, type CallNotice, type VoiceParticipant } from '../voice.ts';
import * as styles from './CallBar.css.ts';
import { MeetingLine } from './MeetingLine.tsx';
import { CallNoticeLine, type CallNoticeHandlers } from './CallNoticeLine.tsx';
import { useMuteKeys } from './useMuteKeys.ts';

export interface CallBarState {
  roomName: string;
  phase: 'joining' | 'in' | 'reconnecting';
  muted: boolean;
  /** One's own voice is heard. */
  speaking: boolean;
  /** The browser asks whether the microphone may be used. */
  asking?: boolean;
  /** The others. */
  participants: readonly VoiceParticipant[];
  /** The meeting that is held by this talk. */
  meeting?: CallMeeting;
}

/** The microphones of this computer; empty until the browser may say. */
export interface MicrophoneChoice {
  devices: readonly { deviceId: string; label: string }[];
  /** null: the system's own. */
  selected: string | null;
}

export interface CallBarProps extends CallNoticeHandlers {
  state: CallBarState;
  microphones: MicrophoneChoice;
  notice?: CallNotice | undefined;
  onMute(event: { muted: boolean }): void;
  onSelectMicrophone(event: { deviceId: string | null }): void;
  /** The list of microphones is looked at. */
  onOpenMicrophones(): void;
  onOpenSettings(): void;
  onOpenRoom(): void;
  onLeave(): void;
  /** The meeting is to last half an hour longer. */
  onExtendMeeting?(): void;
  onEndMeeting?(): void;
}

/** The call that goes on, whatever panel is open: who speaks, one's own voice, and the way out. */
export function CallBar(props: CallBarProps) {
  const { state, notice, onMute, onLeave, onOpenRoom } = props;
  const { t } = useTranslation('voice');
  const { roomName, muted, participants, asking = false } = state;
  const toggle = () => onMute({ muted: !muted });
  useMuteKeys(toggle);
  const line = useLine(state);
  const news = useMuteNews(state);
  const mute = t('bar.withKeys', { name: t(muted ? 'bar.unmute' : 'bar.mute'), keys: muteKeys });
  return (
    <section
      className={styles.root}
      aria-label={t('bar.label')}
      data-component="CallBar"
      data-phase={state.phase}
      data-muted={muted}
    >
      {notice && (
        <CallNoticeLine
          notice={notice}
          onTryMicrophone={props.onTryMicrophone}
          onPlaySound={props.onPlaySound}
          onJoinAgain={props.onJoinAgain}
          onDismissNotice={props.onDismissNotice}
        />
      )}
      {state.meeting && (
        <MeetingLine
          meeting={state.meeting}
          onExtend={() => props.onExtendMeeting?.()}
          onEnd={() => props.onEndMeeting?.()}
        />
      )}
      <div className={styles.line}>
        {participants.length > 0 && (
          <ul className={styles.people} aria-hidden>
            {participants.map(({ userId, name, avatarUrl, speaking = false }) => (
              <li key={userId}>
                <SpeakingAvatar name={name} src={avatarUrl ?? null} size={32} speaking={speaking} />
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
            {roomName}
          </button>
          <Text size="xs" tone="muted" truncate as="div">
            {line}
          </Text>
          <LiveRegion>{news}</LiveRegion>
        </div>
        <div className={styles.buttons}>
          <Tooltip label={mute}>
            <IconButton
              icon={muted ? icons.microphoneOff : icons.microphone}
              label={mute}
              variant={muted ? 'secondary' : 'primary'}
              loading={asking}
              onPress={toggle}
            />
          </Tooltip>
          <Microphones {...props} />
          <Tooltip label={t('bar.leave')}>
            <IconButton
              icon={icons.hangUp}
              label={t('bar.leave')}
              variant="danger"
              onPress={onLeave}
            />
          </Tooltip>
        </div>
      </div>
    </section>
  );
}

/** Announces a change of one's microphone during the call. Its state on joining is no news. */
function useMuteNews({ phase, muted }: CallBarState): string {
  const { t } = useTranslation('voice');
  const [before, setBefore] = useState({ phase, muted });
  const [isNews, setIsNews] = useState(false);
  if (before.phase !== phase || before.muted !== muted) {
    setBefore({ phase, muted });
    if (before.phase === 'in' && before.muted !== muted) setIsNews(true);
  }
  if (!isNews) return '';
  return t(muted ? 'bar.mutedNow' : 'bar.unmutedNow');
}

/** The state of the call in a few words. */
function useLine({ phase, asking, speaking, participants }: CallBarState): string {
  const { t } = useTranslation('voice');
  if (phase !== 'in') return t(`bar.${phase}`);
  if (asking) return t('bar.asking');
  const speaker = participants.find((person) => person.speaking);
  if (speaker) return t('bar.speaking', { name: speaker.name });
  if (speaking) return t('bar.youSpeak');
  if (participants.length === 0) return t('bar.alone');
  return t('bar.people', { count: participants.length });
}

function Microphones({ microphones, ...props }: CallBarProps) {
  const { t } = useTranslation('voice');
  const { devices, selected } = microphones;
  const choices = [
    { deviceId: null, label: t('bar.systemMicrophone') },
    ...devices
      .filter(({ deviceId }) => deviceId !== '' && deviceId !== 'default')
      .map(({ deviceId, label }, index) => ({
        deviceId,
        label: label || t('bar.unnamedMicrophone', { number: index + 1 }),
      })),
  ];
  return (
    <Menu
      align="end"
      side="top"
      label={t('bar.microphone')}
      trigger={<IconButton icon={icons.chevronUp} label={t('bar.microphone')} />}
      onOpenChange={({ open }) => open && props.onOpenMicrophones()}
      items={[
        ...choices.map(({ deviceId, label }) => ({
          kind: 'choice' as const,
          id: deviceId ?? 'system',
          label,
          checked: deviceId === selected,
          onSelect: () => props.onSelectMicrophone({ deviceId }),
        })),
        { kind: 'separator' as const, id: 'separator' },
        {
          id: 'settings',
          label: t('bar.audioSettings'),
          leading: <Icon icon={icons.settings} tone="muted" />,
          onSelect: props.onOpenSettings,
        },
      ]}
    />
  );
}
