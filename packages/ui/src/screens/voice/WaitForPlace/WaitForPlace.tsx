import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useAnswerKeys } from '../VoiceInvitation/useAnswerKeys.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { useNameList } from '../useNameList.ts';
import { invitationKeys, type VoicePerson } from '../voice.ts';

/** A talk that is full: it is offered to wait, or one waits. */
export interface FullRoom {
  roomId: string;
  name: string;
  status: 'full' | 'waiting';
  participants: readonly VoicePerson[];
}

export interface WaitForPlaceProps {
  /** Null: nothing is asked. Keep it mounted, so that the question is announced. */
  room: FullRoom | null;
  onWait(event: { roomId: string }): void;
  /** No, or no longer. */
  onDismiss(event: { roomId: string }): void;
}

/** Tells one who has come to a full talk that it is, and offers to wait for a place. It takes no focus. */
export function WaitForPlace({ room, ...on }: WaitForPlaceProps) {
  const { t } = useTranslation('voice');
  const namesOf = useNameList();
  const answer = useRef<HTMLButtonElement>(null);
  useAnswerKeys(answer);
  const title = room && t(`wait.${room.status}`, { name: room.name });
  const { roomId = '', status, participants = [] } = room ?? {};
  return (
    <>
      <LiveRegion>{title && t('enterRoom.said', { text: title, keys: invitationKeys })}</LiveRegion>
      {title && (
        <PromptCard
          name="WaitForPlace"
          title={title}
          actions={
            <>
              <Button
                {...(status === 'waiting' ? { ref: answer } : {})}
                onPress={() => on.onDismiss({ roomId })}
              >
                {t(status === 'waiting' ? 'wait.stop' : 'wait.dismiss')}
              </Button>
              {status === 'full' && (
                <Button
                  ref={answer}
                  variant="primary"
                  icon={icons.clock}
                  onPress={() => on.onWait({ roomId })}
                >
                  {t('wait.wait')}
                </Button>
              )}
            </>
          }
        >
          <Text size="xs" tone="muted" as="div">
            {t('enterRoom.talking', {
              names: namesOf(participants.map(({ name }) => name)),
              count: participants.length,
            })}
          </Text>
        </PromptCard>
      )}
    </>
  );
}
