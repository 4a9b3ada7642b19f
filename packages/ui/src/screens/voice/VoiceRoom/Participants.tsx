import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { SpeakingAvatar } from '../SpeakingAvatar/SpeakingAvatar.tsx';
import type { VoiceParticipant } from '../voice.ts';
import * as styles from './VoiceRoom.css.ts';

interface ParticipantsProps {
  people: readonly VoiceParticipant[];
  myUserId?: string | undefined;
}

/** The participants of the room, with speaking, muted and lost ones marked. */
export function Participants({ people, myUserId }: ParticipantsProps) {
  const { t } = useTranslation('voice');
  return (
    <ul className={styles.list} aria-label={t('room.participants')}>
      {people.map((person) => {
        const { userId, name, avatarUrl, muted, speaking = false, connection } = person;
        const state =
          connection === 'connecting' || connection === 'lost'
            ? connection
            : muted
              ? 'muted'
              : speaking
                ? 'speaking'
                : 'unmuted';
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
              <Text size="xs" tone={state === 'lost' ? 'warning' : 'muted'}>
                {t(`room.${state}`)}
              </Text>
            </div>
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
