import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { PersonVolume } from '../PersonVolume/PersonVolume.tsx';
import { SpeakingAvatar } from '../SpeakingAvatar/SpeakingAvatar.tsx';
import { useMediaStateText } from '../useMediaStateText.ts';
import type { VoiceParticipant } from '../voice.ts';
import * as styles from './VoiceRoom.css.ts';

interface ParticipantsProps {
  people: readonly VoiceParticipant[];
  myUserId?: string | undefined;
  /** Changes the local volume of a participant. Omitted outside the room. */
  onVolumeChange?: ((event: { userId: string; volume: number }) => void) | undefined;
  /** Makes a speaker a listener. Only for the host of an all-hands room. */
  onSpeakerChange?: ((event: { userId: string; speaker: boolean }) => void) | undefined;
}

export function Participants({
  people,
  myUserId,
  onVolumeChange,
  onSpeakerChange,
}: ParticipantsProps) {
  const { t } = useTranslation('voice');
  const words = useMediaStateText();
  return (
    <ul className={styles.list} aria-label={t('room.participants')}>
      {people.map((person) => {
        const { userId, name, avatarUrl, muted, speaking = false, connection, volume } = person;
        return (
          <li
            key={userId}
            className={styles.person}
            data-part="Participant"
            data-speaking={speaking}
            data-connection={connection}
          >
            <SpeakingAvatar name={name} src={avatarUrl ?? null} speaking={speaking} />
            <div className={row.words}>
              <span className={row.line}>
                <Text weight="medium" truncate>
                  {name}
                </Text>
                {userId === myUserId && (
                  <Text size="xs" tone="accent">
                    {t('room.you')}
                  </Text>
                )}
              </span>
              <Text size="xs" tone={connection === 'lost' ? 'warning' : 'muted'}>
                {words(person).join(t('stage.and'))}
              </Text>
            </div>
            {onVolumeChange && volume !== undefined && (
              <PersonVolume
                name={name}
                volume={volume}
                onChange={(event) => onVolumeChange({ userId, ...event })}
              />
            )}
            {onSpeakerChange && userId !== myUserId && (
              <Tooltip label={t('room.makeListener')}>
                <IconButton
                  size="sm"
                  icon={icons.volume}
                  label={t('room.makeListenerNamed', { name })}
                  onPress={() => onSpeakerChange({ userId, speaker: false })}
                />
              </Tooltip>
            )}
            <Icon
              icon={muted ? icons.microphoneOff : icons.microphone}
              tone={speaking ? 'accent' : 'muted'}
            />
          </li>
        );
      })}
    </ul>
  );
}
