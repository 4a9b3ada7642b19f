import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/Countdown/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { invitationKeys, type VoicePerson } from '../voice.ts';
import { PromptCard } from '../VoicePrompts/PromptCard.tsx';
import * as styles from '../VoicePrompts/VoicePrompts.css.ts';
import { useNameList } from '../useNameList.ts';
import { usePromptShortcut } from '../VoicePrompts/usePromptShortcut.ts';

export interface VoiceInvite {
  invitationId: string;
  inviter: VoicePerson;
  /** Null for a call between two people. */
  roomName: string | null;
  /** Names of the people in the conversation, without the inviter. */
  talking?: readonly string[] | undefined;
  expiresAt: number;
}

export interface VoiceInvitationProps {
  /** Null closes the prompt. Keep the component mounted, so that the next prompt is announced. */
  invitation: VoiceInvite | null;
  more?: number;
  /** Current time for the countdown. */
  now?(): number;
  onAccept(event: { invitationId: string }): void;
  onDecline(event: { invitationId: string }): void;
  /** Hides the prompt without an answer: the caller continues to wait. */
  onIgnore(event: { invitationId: string }): void;
  /** Declines and sends a message instead. Omitted for guests, who cannot send messages. */
  onReply?: ((event: { invitationId: string; userId: string }) => void) | undefined;
}

/** An incoming call. It is announced, takes no focus, and disappears when it expires. */
export function VoiceInvitation(props: VoiceInvitationProps) {
  const { invitation } = props;
  const { t } = useTranslation('voice');
  const accept = useRef<HTMLButtonElement>(null);
  usePromptShortcut(accept);
  const line = useTalkingLine();
  const talking = line(invitation?.talking);
  const title =
    invitation &&
    t(titleOf(invitation), { name: invitation.inviter.name, room: invitation.roomName });
  const text = talking ? `${title} ${talking}` : title;
  return (
    <>
      <LiveRegion politeness="assertive">
        {text && t('invitation.announcement', { text, keys: invitationKeys })}
      </LiveRegion>
      {invitation && title && (
        <Card {...props} invitation={invitation} title={title} accept={accept} />
      )}
    </>
  );
}

function titleOf({ roomName, talking = [] }: VoiceInvite) {
  if (roomName !== null) return 'invitation.room';
  return talking.length > 0 ? 'invitation.ongoing' : 'invitation.call';
}

function useTalkingLine(): (names: readonly string[] | undefined) => string | null {
  const { t } = useTranslation('voice');
  const nameList = useNameList();
  return (names = []) =>
    names.length === 0
      ? null
      : t('invitation.talking', { count: names.length, names: nameList(names) });
}

interface CardProps extends VoiceInvitationProps {
  invitation: VoiceInvite;
  title: string;
  accept: RefObject<HTMLButtonElement | null>;
}

function Card({ invitation, title, accept, more = 0, now, onReply, ...callbacks }: CardProps) {
  const { t } = useTranslation('voice');
  const { invitationId, inviter, roomName, talking, expiresAt } = invitation;
  const line = useTalkingLine()(talking);
  return (
    <PromptCard
      name="VoiceInvitation"
      title={title}
      person={inviter}
      urgent
      onClose={() => callbacks.onIgnore({ invitationId })}
      actions={
        <>
          <Button onPress={() => callbacks.onDecline({ invitationId })}>
            {t('invitation.decline')}
          </Button>
          {onReply && (
            <Button
              icon={icons.directMessage}
              onPress={() => onReply({ invitationId, userId: inviter.userId })}
            >
              {t('invitation.reply')}
            </Button>
          )}
          <Button
            ref={accept}
            variant="primary"
            icon={icons.phone}
            onPress={() => callbacks.onAccept({ invitationId })}
          >
            {t(roomName === null ? 'invitation.accept' : 'invitation.acceptRoom')}
          </Button>
        </>
      }
    >
      {line && (
        <Text size="sm" as="div">
          {line}
        </Text>
      )}
      <Text size="xs" tone="muted" as="div">
        <Countdown
          until={expiresAt}
          {...(now ? { now } : {})}
          format={({ time }) => t('invitation.left', { time })}
        />
      </Text>
      {more > 0 ? (
        <Text size="xs" tone="muted" as="div">
          {t('invitation.more', { count: more })}
        </Text>
      ) : (
        <div className={styles.keys}>
          <Text size="xs" tone="muted">
            {t('invitation.keys', { keys: invitationKeys })}
          </Text>
        </div>
      )}
    </PromptCard>
  );
}
