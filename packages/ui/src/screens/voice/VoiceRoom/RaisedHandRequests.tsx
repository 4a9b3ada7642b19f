import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { VoiceParticipant } from '../voice.ts';
import * as styles from './VoiceRoom.css.ts';

interface RaisedHandRequestsProps {
  /** Listeners with a raised hand, in their order. */
  people: readonly VoiceParticipant[];
  /** Omitted for members who do not decide who speaks. */
  onSpeakerChange?: ((event: { userId: string; speaker: boolean }) => void) | undefined;
}

/** Listeners of an all-hands room who want to speak. */
export function RaisedHandRequests({ people, onSpeakerChange }: RaisedHandRequestsProps) {
  const { t } = useTranslation('voice');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.requests}>
      <Heading level={2} size="sm" id={headingId}>
        {t('hands.label')}
      </Heading>
      <ul className={styles.list}>
        {people.map(({ userId, name, avatarUrl }) => (
          <li key={userId} className={styles.person}>
            <Avatar name={name} src={avatarUrl ?? null} decorative />
            <div className={row.words}>
              <Text weight="medium" truncate>
                {name}
              </Text>
            </div>
            {onSpeakerChange && (
              <Button
                size="sm"
                ariaLabel={t('room.letSpeakNamed', { name })}
                onPress={() => onSpeakerChange({ userId, speaker: true })}
              >
                {t('room.letSpeak')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
