import { formatTimeOnDay } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { CallMeeting } from '../voice.ts';
import * as styles from './MeetingLine.css.ts';

interface MeetingLineProps {
  meeting: CallMeeting;
  /** Name of the call. A meeting with the same title shows only its end. */
  roomName: string;
  onExtend(): void;
  onEnd(): void;
}

export function MeetingLine({ meeting, roomName, onExtend, onEnd }: MeetingLineProps) {
  const { t } = useTranslation('voice');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { title, endTime, isOver, canEdit, changing = false } = meeting;
  return (
    <div className={styles.root} role="group" aria-label={t('meeting.label')}>
      <Icon icon={icons.onlineMeeting} tone="muted" />
      <div className={styles.words}>
        {isOver ? (
          <Text size="xs">{t('meeting.over', { title })}</Text>
        ) : (
          <>
            {title !== roomName && (
              <Text size="xs" truncate>
                {title}
              </Text>
            )}
            <Text size="xs" className={styles.end}>
              {t('meeting.until', { end: formatTimeOnDay(endTime, language) })}
            </Text>
          </>
        )}
      </div>
      {canEdit && !isOver && (
        <div className={styles.buttons}>
          <Button size="sm" disabled={changing} onPress={onExtend}>
            {t('meeting.extend')}
          </Button>
          <Button size="sm" disabled={changing} onPress={() => setAsking(true)}>
            {t('meeting.end')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t('meeting.endTitle', { title })}
        description={t('meeting.endHint')}
        confirmLabel={t('meeting.end')}
        onConfirm={() => {
          setAsking(false);
          onEnd();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
