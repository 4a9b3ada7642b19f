import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/Countdown/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { usePromptShortcut } from '../VoicePrompts/usePromptShortcut.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import { useNameList } from '../useNameList.ts';
import { invitationKeys, type VoicePerson } from '../voice.ts';

/** Ends after which the member can message or call the person again. */
export const personEnds = [
  'declined',
  'repliesByMessage',
  'noAnswer',
  'missed',
  'busy',
  'watching',
  'free',
  'left',
  'otherLeft',
  'otherWrites',
  'outOfRange',
  'otherFloor',
] as const;
/** Ends after which the member can return to the call. */
export const returnEnds = ['alone', 'unanswered', 'unreachable', 'reloaded'] as const;
/** Ends of a direct call that the others continue. The member can return to it. */
export const groupEnds = ['leftGroup', 'outOfRangeGroup', 'otherFloorGroup'] as const;

export type EndedCall =
  | { end: (typeof personEnds)[number]; person: VoicePerson }
  | { end: (typeof returnEnds)[number]; roomName: string; person?: VoicePerson }
  | { end: (typeof groupEnds)[number]; people: readonly VoicePerson[] };

export interface AfterCallProps {
  /** Null if nothing is offered. Keep the component mounted, so that changes are announced. */
  call: EndedCall | null;
  /** End of the offer in epoch milliseconds. */
  until?: number | undefined;
  now?(): number;
  onReturn?: (() => void) | undefined;
  returning?: boolean;
  onCall?: (() => void) | undefined;
  /** Notifies the member when a busy person is in no call. */
  onNotifyWhenFree?: (() => void) | undefined;
  onCancelNotify?: (() => void) | undefined;
  /** Continues by direct message. */
  onWrite?: (() => void) | undefined;
  onDismiss(): void;
}

/** A direct call is named after the other people. */
function titleOf(call: EndedCall, nameList: ReturnType<typeof useNameList>) {
  if ('people' in call)
    return [`after.${call.end}`, { name: nameList(call.people.map(({ name }) => name)) }] as const;
  if (!('roomName' in call)) return [`after.${call.end}`, { name: call.person.name }] as const;
  const { end, roomName, person } = call;
  return person
    ? ([`after.${end}Direct`, { name: person.name }] as const)
    : ([`after.${end}`, { name: roomName }] as const);
}

function isMessageExpected({ end }: EndedCall): boolean {
  return end === 'repliesByMessage' || end === 'otherWrites';
}

/** Offers to return, call again or send a message after a call. Does not take the focus. */
export function AfterCall({ call, until, now, returning = false, ...on }: AfterCallProps) {
  const { t } = useTranslation('voice');
  const answer = useRef<HTMLButtonElement>(null);
  usePromptShortcut(answer);
  const nameList = useNameList();
  const title = call && t(...titleOf(call, nameList));
  const person = call && 'person' in call ? call.person : undefined;
  return (
    <>
      <LiveRegion>
        {title && t('enterRoom.announcement', { text: title, keys: invitationKeys })}
      </LiveRegion>
      {call && title && (
        <PromptCard
          name="AfterCall"
          title={title}
          {...(person ? { person } : {})}
          onClose={on.onDismiss}
          actions={
            <>
              {on.onWrite && (
                <Button icon={icons.directMessage} onPress={on.onWrite}>
                  {t(isMessageExpected(call) ? 'after.readMessages' : 'after.write')}
                </Button>
              )}
              {on.onCall && (
                <Button ref={answer} icon={icons.phone} onPress={on.onCall}>
                  {t('after.callAgain')}
                </Button>
              )}
              {on.onNotifyWhenFree && (
                <Button ref={answer} variant="primary" onPress={on.onNotifyWhenFree}>
                  {t('after.notifyWhenFree')}
                </Button>
              )}
              {on.onCancelNotify && (
                <Button onPress={on.onCancelNotify}>{t('after.cancelNotify')}</Button>
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
