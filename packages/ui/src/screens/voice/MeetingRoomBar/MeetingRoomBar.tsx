import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import * as bar from '../CallBar/CallBar.css.ts';
import { useMeetingText } from '../useMeetingText.ts';
import { useNameList } from '../useNameList.ts';
import type { EnteredMeetingRoom } from '../EnterMeetingRoom/index.ts';
import * as styles from './MeetingRoomBar.css.ts';

export interface MeetingRoomBarProps {
  room: EnteredMeetingRoom;
  /** The room is used for a private meeting of other members, so its call is not accessible. */
  taken?: boolean;
  onJoin(event: { roomId: string; muted: boolean }): void;
  /** Waits for a free slot in a full call. Omitted while already waiting. */
  onWait?: (() => void) | undefined;
  onBegin?(event: { roomId: string }): void;
  onOpen?(event: { roomId: string; meetingId: string }): void;
  onOpenSettings(): void;
}

/** Shown instead of the call bar while the member is in a meeting room but not in its call. */
export function MeetingRoomBar({ room, taken = false, ...on }: MeetingRoomBarProps) {
  const { t } = useTranslation('voice');
  const { roomId, name, participants, limit, meeting, canBegin } = room;
  const meetingLine = useMeetingText();
  const names = useNameList()(participants.map((person) => person.name));
  const isFull = participants.length >= limit;
  const line = () => {
    if (taken) return t('roomBar.taken');
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
          {meeting && (
            <Text size="xs" truncate as="div">
              {meetingLine(meeting)}
            </Text>
          )}
          <Text size="xs" tone="muted" truncate as="div">
            {line()}
          </Text>
        </div>
        <div className={styles.buttons}>
          {canBegin && (
            <Button size="sm" icon={icons.onlineMeeting} onPress={() => on.onBegin?.({ roomId })}>
              {t('enterRoom.begin')}
            </Button>
          )}
          {meeting?.elsewhere && (
            <Button
              size="sm"
              icon={icons.external}
              onPress={() => on.onOpen?.({ roomId, meetingId: meeting.meetingId })}
            >
              {t('enterRoom.open', { service: meeting.elsewhere })}
            </Button>
          )}
          {!taken && isFull && on.onWait && (
            <Button size="sm" icon={icons.clock} onPress={on.onWait}>
              {t('wait.wait')}
            </Button>
          )}
          {!taken && !isFull && (
            <>
              <Button size="sm" onPress={() => on.onJoin({ roomId, muted: true })}>
                {t('enterRoom.muted')}
              </Button>
              <Button
                size="sm"
                icon={icons.microphone}
                onPress={() => on.onJoin({ roomId, muted: false })}
              >
                {t('enterRoom.withMicrophone')}
              </Button>
            </>
          )}
          <Tooltip label={t('roomBar.settings')}>
            <IconButton
              size="sm"
              icon={icons.settings}
              label={t('roomBar.settings')}
              onPress={on.onOpenSettings}
            />
          </Tooltip>
        </div>
      </div>
    </section>
  );
}
