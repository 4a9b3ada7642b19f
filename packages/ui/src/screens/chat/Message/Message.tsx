import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BotBadge } from '../../../patterns/BotBadge/BotBadge.tsx';
import { ReachabilityMarks } from '../../../patterns/ReachabilityProvider/index.ts';
import { Reactions } from '../../../patterns/Reactions/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { ChatMessage } from '../chat.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import type { MessageActions } from './actions.ts';
import { Attachments } from './Attachments.tsx';
import { DeliveryMark } from './DeliveryMark.tsx';
import { Forwarded } from './Forwarded.tsx';
import { LinkPreviews } from '../LinkPreviews/LinkPreviews.tsx';
import { MessageMarks } from './MessageMarks.tsx';
import * as styles from './Message.css.ts';
import { messageKeyShortcuts } from './messageShortcuts.ts';
import { MessageText } from './MessageText.tsx';
import { MessageTools, type OpenTool } from './MessageTools.tsx';
import { Quote } from './Quote.tsx';
import { ThreadSummary } from './ThreadSummary.tsx';

export interface MessageProps {
  message: ChatMessage;
  /** Follows a message of the same sender, so name and picture are omitted. */
  grouped?: boolean;
  times: TimeFormats;
  actions: MessageActions;
  /** Shows the toolbar, on hover or focus. */
  tools?: boolean;
  open?: OpenTool;
  marked?: boolean;
  /** The message in the tab order (roving tabindex). */
  tabbable?: boolean;
  /** `aria-posinset`, starting at 1, and `aria-setsize`, -1 if unknown. */
  position?: number;
  setSize?: number;
  onOpenChange?(event: { key: string; open: OpenTool | undefined }): void;
}

export const Message = memo(function Message(props: MessageProps) {
  const { message, grouped, times, actions, tools, marked, tabbable, position, setSize } = props;
  const id = useId();
  const rest = `${id}-time ${id}-body`;
  return (
    <article
      id={id}
      className={cx(styles.root, grouped && styles.grouped)}
      aria-labelledby={message.sender?.bot ? `${id}-name ${id}-bot ${rest}` : `${id}-name ${rest}`}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-keyshortcuts={tabbable ? messageKeyShortcuts(message, actions) : undefined}
      tabIndex={tabbable ? 0 : -1}
      data-component="Message"
      data-key={message.key}
      data-marked={marked || undefined}
      data-tools={tools || undefined}
    >
      <MessageBody id={id} message={message} grouped={grouped} times={times} actions={actions} />
      {tools && message.delivery.status === 'sent' && !message.deleted && (
        <MessageTools
          message={message}
          actions={actions}
          open={props.open}
          onOpenChange={({ open }) => props.onOpenChange?.({ key: message.key, open })}
        />
      )}
    </article>
  );
});

interface MessageBodyProps {
  /** Id of the article, for `aria-labelledby`. */
  id: string;
  message: ChatMessage;
  grouped: boolean | undefined;
  times: TimeFormats;
  actions: MessageActions;
}

/** Memoised, so that position changes and hover do not re-render the content. */
const MessageBody = memo(function MessageBody(props: MessageBodyProps) {
  const { id, message, grouped, times, actions } = props;
  const { messageId, sender } = message;
  const isCalled =
    message.mentionedGroup !== undefined || message.mentions.some(({ isMe }) => isMe);
  const mentioned = isCalled && !message.isMine;
  // File retention may be shorter than message retention.
  const isEmpty =
    messageId &&
    !message.deleted &&
    !message.missedCall &&
    !message.forwarded?.text &&
    !message.text &&
    message.attachments.length === 0;
  return (
    <>
      <div className={styles.side} aria-hidden>
        {grouped ? (
          <span className={styles.sideTime}>
            <Text size="xs" tone="muted" tabular>
              {times.time(message.createdAt)}
            </Text>
          </span>
        ) : (
          <SenderAvatar sender={sender} />
        )}
      </div>
      <div className={styles.body}>
        <Head {...props} />
        <div id={`${id}-body`} className={styles.content}>
          {!message.deleted && <MessageMarks message={message} />}
          {message.replyTo && !message.deleted && (
            <Quote quote={message.replyTo} onJump={actions.onJump} />
          )}
          {message.deleted ? (
            <Note text={message.deletedByAdmin ? 'message.deletedByAdmin' : 'message.deleted'} />
          ) : (
            message.text && (
              <MessageText
                text={message.text}
                mentions={message.mentions}
                group={message.mentionedGroup !== undefined}
                edited={message.edited}
                mentioned={mentioned}
                onOpenProfile={actions.onOpenProfile}
                onShowVersions={
                  message.isMine && actions.onShowVersions
                    ? () => actions.onShowVersions?.({ message })
                    : undefined
                }
                onCopyCode={({ code }) => {
                  actions.onCopyText({ text: code });
                  return undefined;
                }}
              />
            )
          )}
          {message.forwarded && !message.deleted && (
            <Forwarded forwarded={message.forwarded} actions={actions} />
          )}
          {message.missedCall && !message.deleted && (
            <span className={styles.call}>
              <Icon icon={icons.phone} tone="muted" />
              <Note text={message.isMine ? 'message.unansweredCall' : 'message.missedCall'} />
            </span>
          )}
          {isEmpty && <Note text="message.fileNotKept" />}
          {!message.deleted && message.attachments.length > 0 && (
            <Attachments
              messageKey={message.key}
              attachments={message.attachments}
              times={times}
              onWantPages={
                messageId === undefined || !actions.onWantPages
                  ? undefined
                  : (attachmentId) => actions.onWantPages?.({ messageId, attachmentId })
              }
              onRenew={(attachmentId) =>
                messageId && actions.onRenewFile({ messageId, attachmentId })
              }
            />
          )}
          {!message.deleted && message.previews && (
            <LinkPreviews
              previews={message.previews}
              onRemove={
                message.isMine && messageId && actions.onRemovePreview
                  ? ({ previewId }) => actions.onRemovePreview?.({ messageId, previewId })
                  : undefined
              }
            />
          )}
        </div>
        {message.reactions.length > 0 && messageId && (
          <Reactions
            reactions={message.reactions}
            onReact={actions.onReact && (({ emoji }) => actions.onReact?.({ messageId, emoji }))}
          />
        )}
        {message.thread && messageId && actions.onOpenThread && (
          <ThreadSummary
            thread={message.thread}
            times={times}
            onOpen={() => actions.onOpenThread?.({ messageId })}
          />
        )}
        <DeliveryMark message={message} actions={actions} />
      </div>
    </>
  );
});

type NoteText =
  | 'message.deleted'
  | 'message.deletedByAdmin'
  | 'message.unansweredCall'
  | 'message.missedCall'
  | 'message.fileNotKept';

/* Parts with fixed texts. Most rows have none of them, so most rows need no `useTranslation`. */

function Note({ text }: { text: NoteText }) {
  const { t } = useTranslation('chat');
  return (
    <Text size="chat" tone="muted">
      {t(text)}
    </Text>
  );
}

function You() {
  const { t } = useTranslation('chat');
  return (
    <Text size="xs" tone="accent">
      {t('message.you')}
    </Text>
  );
}

function FormerSender() {
  const { t } = useTranslation('chat');
  return t('message.unknownSender');
}

function FormerAvatar() {
  const { t } = useTranslation('chat');
  return <Avatar name={t('message.unknownSender')} size="sm" decorative />;
}

function SenderAvatar({ sender }: Pick<ChatMessage, 'sender'>) {
  if (!sender) return <FormerAvatar />;
  return <Avatar name={sender.name} src={sender.avatarUrl} size="sm" decorative />;
}

function Head({ id, message, grouped, times, actions }: MessageBodyProps) {
  const { sender } = message;
  const name = sender ? sender.name : <FormerSender />;
  const time = times.time(message.createdAt);
  if (grouped) {
    return (
      <>
        <VisuallyHidden id={`${id}-name`}>{name}</VisuallyHidden>
        {sender?.bot && (
          <VisuallyHidden>
            <BotBadge id={`${id}-bot`} />
          </VisuallyHidden>
        )}
        <VisuallyHidden id={`${id}-time`}>{time}</VisuallyHidden>
      </>
    );
  }
  return (
    <div className={styles.head}>
      {sender && !sender.webhook ? (
        <button
          id={`${id}-name`}
          type="button"
          className={styles.name}
          tabIndex={-1}
          onClick={() => actions.onOpenProfile({ userId: sender.userId })}
        >
          {name}
        </button>
      ) : (
        <Text
          id={`${id}-name`}
          weight={sender ? 'bold' : 'medium'}
          {...(!sender && { tone: 'muted' })}
        >
          {name}
        </Text>
      )}
      {sender?.bot && <BotBadge id={`${id}-bot`} />}
      {sender && !sender.bot && <ReachabilityMarks userId={sender.userId} />}
      {message.isMine && <You />}
      <time
        id={`${id}-time`}
        className={styles.time}
        dateTime={message.createdAt}
        title={times.full(message.createdAt)}
      >
        {time}
      </time>
    </div>
  );
}
