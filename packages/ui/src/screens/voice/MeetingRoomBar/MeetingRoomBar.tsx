import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import * as bar from '../CallBar/CallBar.css.ts';
import { useNameList } from '../useNameList.ts';
import type { EnteredMeetingRoom } from '../EnterMeetingRoom/index.ts';
import * as styles from './MeetingRoomBar.css.ts';

export interface MeetingRoomBarProps {
  room: EnteredMeetingRoom;
  onJoin(event: { roomId: string; muted: boolean }): void;
  /** The member wants to change what entering a meeting room does. */
  onOpenSettings(): void;
}

/** The meeting room that one is in without its talk, and the way into it. Stands where the bar of a call does. */
export function MeetingRoomBar({ room, onJoin, onOpenSettings }: MeetingRoomBarProps) {
  const { t } = useTranslation('voice');
  const { roomId, name, participants, limit } = room;
  const names = useNameList()(participants.map((person) => person.name));
  const isFull = participants.length >= limit;
  const line = () => {
    if (isFull) return t('enterRoom.full');
    if (participants.length === 0) return t('roomBar.line');
    return t('enterRoom.talking', { count: participants.length, names });
  };
  return (
    <section className={bar.root} aria-label={t('roomBar.label')} data-component="MeetingRoomBar">
      <div className={styles.line}>
        <div className={bar.words}>
          <Text weight="medium" truncate as="div">
            {name}
          </Text>
          <Text size="xs" tone="muted" truncate as="div">
            {line()}
          </Text>
        </div>
        <div className={styles.buttons}>
          <Button size="sm" disabled={isFull} onPress={() => onJoin({ roomId, muted: true })}>
            {t('enterRoom.muted')}
          </Button>
          <Button
            size="sm"
            icon={icons.microphone}
            disabled={isFull}
            onPress={() => onJoin({ roomId, muted: false })}
          >
            {t('enterRoom.withMicrophone')}
          </Button>
          <Tooltip label={t('roomBar.settings')}>
            <IconButton
              size="sm"
              icon={icons.settings}
              label={t('roomBar.settings')}
              onPress={onOpenSettings}
            />
          </Tooltip>
        </div>
      </div>
    </section>
  );
}
