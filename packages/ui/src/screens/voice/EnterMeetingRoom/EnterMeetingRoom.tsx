import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useMeetingText } from '../useMeetingText.ts';
import { useNameList } from '../useNameList.ts';
import { invitationKeys, type RoomMeeting, type VoicePerson } from '../voice.ts';
import { usePromptShortcut } from '../VoicePrompts/usePromptShortcut.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';

export interface EnteredMeetingRoom {
  roomId: string;
  name: string;
  participants: readonly VoicePerson[];
  limit: number;
  /** The current meeting, or the next one if it starts within ten minutes. */
  meeting?: RoomMeeting;
  canBegin?: boolean;
}

export interface EnterMeetingRoomProps {
  /** Null closes the prompt. Keep the component mounted, so that the prompt is announced. */
  room: EnteredMeetingRoom | null;
  /** `remember`: applies the answer to all meeting rooms. */
  onJoin(event: { roomId: string; muted: boolean; remember: boolean }): void;
  onStay(event: { roomId: string; remember: boolean }): void;
  onWait?(event: { roomId: string }): void;
  onBegin?(event: { roomId: string }): void;
  onOpen?(event: { roomId: string; meetingId: string }): void;
}

/** Asks a member who entered a meeting room whether to join its meeting or call. Does not take the focus. */
export function EnterMeetingRoom({ room, ...on }: EnterMeetingRoomProps) {
  const { t } = useTranslation('voice');
  const answer = useRef<HTMLButtonElement>(null);
  usePromptShortcut(answer);
  const text = room && t('enterRoom.title', { room: room.name });
  return (
    <>
      <LiveRegion>{text && t('enterRoom.announcement', { text, keys: invitationKeys })}</LiveRegion>
      {room && text && (
        <Question key={room.roomId} {...on} room={room} title={text} answer={answer} />
      )}
    </>
  );
}

interface QuestionProps extends EnterMeetingRoomProps {
  room: EnteredMeetingRoom;
  title: string;
  answer: RefObject<HTMLButtonElement | null>;
}

function Question({ room, title, answer, onJoin, onStay, onWait, onBegin, onOpen }: QuestionProps) {
  const { t } = useTranslation('voice');
  const [remember, setRemember] = useState(false);
  const { roomId, participants, limit, meeting, canBegin } = room;
  const elsewhere = meeting?.elsewhere;
  const names = useNameList()(participants.map(({ name }) => name));
  const isFull = participants.length >= limit;
  const meetingLine = useMeetingText();
  const situation = () => {
    if (isFull) return t('enterRoom.full');
    if (participants.length === 0) return t('enterRoom.nobody');
    return t('enterRoom.talking', { count: participants.length, names });
  };
  return (
    <PromptCard
      name="EnterMeetingRoom"
      title={title}
      onClose={() => onStay({ roomId, remember: false })}
      actions={
        <>
          <Button ref={isFull ? answer : undefined} onPress={() => onStay({ roomId, remember })}>
            {t('enterRoom.stay')}
          </Button>
          {canBegin && (
            <Button icon={icons.onlineMeeting} onPress={() => onBegin?.({ roomId })}>
              {t('enterRoom.begin')}
            </Button>
          )}
          {meeting && elsewhere && (
            <Button
              icon={icons.external}
              onPress={() => onOpen?.({ roomId, meetingId: meeting.meetingId })}
            >
              {t('enterRoom.open', { service: elsewhere })}
            </Button>
          )}
          {isFull ? (
            onWait && (
              <Button variant="primary" icon={icons.clock} onPress={() => onWait({ roomId })}>
                {t('wait.wait')}
              </Button>
            )
          ) : (
            <>
              <Button
                icon={icons.microphone}
                onPress={() => onJoin({ roomId, muted: false, remember })}
              >
                {t('enterRoom.withMicrophone')}
              </Button>
              <Button
                ref={answer}
                variant="primary"
                icon={icons.microphoneOff}
                onPress={() => onJoin({ roomId, muted: true, remember })}
              >
                {t('enterRoom.muted')}
              </Button>
            </>
          )}
        </>
      }
    >
      {meeting && (
        <Text size="sm" as="div">
          {meetingLine(meeting)}
        </Text>
      )}
      <Text size="xs" tone="muted" as="div">
        {situation()}
      </Text>
      <Checkbox
        checked={remember}
        label={t('enterRoom.remember')}
        hint={t('enterRoom.rememberHint')}
        onChange={({ checked }) => setRemember(checked)}
      />
    </PromptCard>
  );
}
