import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/Countdown/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useAnswerKeys } from '../VoiceInvitation/useAnswerKeys.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { invitationKeys, type VoicePerson } from '../voice.ts';

/** Ends after which someone may be written to, or asked again. */
export const personEnds = [
  'declined',
  'noAnswer',
  'missed',
  'left',
  'otherLeft',
  'outOfRange',
  'otherFloor',
] as const;
/** Ends that nobody wished for: one press leads back in. */
export const returnEnds = ['alone', 'unanswered', 'unreachable', 'reloaded'] as const;

/** A talk that is over, or did not come about. */
export type EndedCall =
  | { end: (typeof personEnds)[number]; person: VoicePerson }
  | { end: (typeof returnEnds)[number]; roomName: string; person?: VoicePerson };

export interface AfterCallProps {
  /** Null: nothing is offered. Keep it mounted, so that it is announced. */
  call: EndedCall | null;
  /** Until when it is offered, in epoch milliseconds. */
  until?: number | undefined;
  now?(): number;
  /** Back into the room. */
  onReturn?: (() => void) | undefined;
  returning?: boolean;
  /** The person is asked again to talk. */
  onCall?: (() => void) | undefined;
  /** The talk is to go on by direct messages. */
  onWrite?: (() => void) | undefined;
  onDismiss(): void;
}

/** A talk of two has no room of its own name. */
function titleOf(call: EndedCall) {
  if (!('roomName' in call)) return [`after.${call.end}`, { name: call.person.name }] as const;
  const { end, roomName, person } = call;
  return person
    ? ([`after.${end}Direct`, { name: person.name }] as const)
    : ([`after.${end}`, { name: roomName }] as const);
}

/** The next steps after a talk: back into it, another try, a message. It takes no focus. */
export function AfterCall({ call, until, now, returning = false, ...on }: AfterCallProps) {
  const { t } = useTranslation('voice');
  const answer = useRef<HTMLButtonElement>(null);
  useAnswerKeys(answer);
  const title = call && t(...titleOf(call));
  return (
    <>
      <LiveRegion>{title && t('enterRoom.said', { text: title, keys: invitationKeys })}</LiveRegion>
      {call && title && (
        <PromptCard
          name="AfterCall"
          title={title}
          {...(call.person ? { person: call.person } : {})}
          actions={
            <>
              <Button onPress={on.onDismiss}>{t('notice.dismiss')}</Button>
              {on.onWrite && (
                <Button icon={icons.directMessage} onPress={on.onWrite}>
                  {t('after.write')}
                </Button>
              )}
              {on.onCall && (
                <Button ref={answer} icon={icons.phone} onPress={on.onCall}>
                  {t('after.callAgain')}
                </Button>
              )}
              {on.onReturn && (
                <Button
                  ref={answer}
                  variant="primary"
                  icon={icons.comeBack}
                  loading={returning}
                  onPress={on.onReturn}
                >
                  {t('after.return')}
                </Button>
              )}
            </>
          }
        >
          {until !== undefined && (
            <Text size="xs" tone="muted" as="div">
              <Countdown
                key={until}
                until={until}
                {...(now ? { now } : {})}
                format={({ time }) => t('invitation.left', { time })}
              />
            </Text>
          )}
        </PromptCard>
      )}
    </>
  );
}
