import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { usePromptShortcut } from '../VoicePrompts/usePromptShortcut.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { useNameList } from '../useNameList.ts';
import { invitationKeys, type VoicePerson } from '../voice.ts';

/** A full call for which the member can wait or is waiting. */
export interface FullRoom {
  roomId: string;
  name: string;
  status: 'full' | 'waiting';
  participants: readonly VoicePerson[];
}

export interface WaitForSlotProps {
  /** Null closes the prompt. Keep the component mounted, so that the prompt is announced. */
  room: FullRoom | null;
  onWait(event: { roomId: string }): void;
  onDismiss(event: { roomId: string }): void;
}

/** Offers to wait for a free slot in a full call. Does not take the focus. */
export function WaitForSlot({ room, ...on }: WaitForSlotProps) {
  const { t } = useTranslation('voice');
  const namesOf = useNameList();
  const defaultButton = useRef<HTMLButtonElement>(null);
  usePromptShortcut(defaultButton);
  const title = room && t(`wait.${room.status}`, { name: room.name });
  const { roomId = '', status, participants = [] } = room ?? {};
  return (
    <>
      <LiveRegion>
        {title && t('enterRoom.announcement', { text: title, keys: invitationKeys })}
      </LiveRegion>
      {title && (
        <PromptCard
          name="WaitForSlot"
          title={title}
          onClose={() => on.onDismiss({ roomId })}
          actions={
            <>
              <Button
                {...(status === 'waiting' ? { ref: defaultButton } : {})}
                onPress={() => on.onDismiss({ roomId })}
              >
                {t(status === 'waiting' ? 'wait.stop' : 'wait.dismiss')}
              </Button>
              {status === 'full' && (
                <Button
                  ref={defaultButton}
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
