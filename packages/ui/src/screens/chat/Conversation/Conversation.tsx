import type { ChatMentionGroup } from '@office/vocabulary';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type {
  ChatClock,
  ChatFlow,
  ChatGroupMentions,
  ChatMention,
  ChatMessage,
  ComposerFile,
} from '../chat.ts';
import { Composer, type ComposedMessage } from '../Composer/Composer.tsx';
import type { ComposerBannerProps } from '../Composer/ComposerBanner.tsx';
import type { MessageActions } from '../Message/actions.ts';
import type { FlowCallbacks } from '../MessageList/FlowCallbacks.ts';
import { MessageList } from '../MessageList/MessageList.tsx';
import { PictureViewing } from '../PictureViewer/PictureViewing.tsx';
import type { ChatSlashCommand, TypedCommand } from '../slashCommand.ts';
import { useStableCallbacks } from '../useStableCallbacks.ts';
import * as styles from './Conversation.css.ts';
import { CommandReply, type CommandReplyItem } from './CommandReply.tsx';
import { PausedHint } from './PausedHint.tsx';
import { ScheduledHint, type ScheduledHintItem } from './ScheduledHint.tsx';
import { TypingLine } from './TypingLine.tsx';
import { useSelectedFiles } from './useSelectedFiles.ts';

export interface ConversationState {
  flow: ChatFlow;
  draft: string;
  files: readonly ComposerFile[];
  members: readonly ChatMention[];
  /** Undefined if the conversation has no group mentions, and until it is known. */
  groupMentions?: ChatGroupMentions | undefined;
  /** Undefined until loaded. */
  commands?: readonly ChatSlashCommand[] | undefined;
  /** Reply of the last command of the member. */
  commandReply?: CommandReplyItem | undefined;
  typing: readonly string[];
  /** The other member of a direct room of two, whose notifications may be paused. */
  person?: { userId: string; name: string } | undefined;
  /** Messages that the member scheduled for the conversation. */
  scheduled?: ScheduledHintItem;
  /** Whether the member can delete messages of others. */
  canModerate?: boolean;
  autoFocus?: boolean;
  /** Whether the formatting bar was shown the last time. */
  formattingBar?: boolean;
  offline?: boolean;
  /** Why nothing can be sent: the other member left or is blocked, or the viewer lacks permission. */
  readOnly?: 'personLeft' | 'everyoneLeft' | 'notAllowed';
}

export interface ConversationCallbacks
  extends FlowCallbacks, Omit<MessageActions, 'onReply' | 'onEdit' | 'onDelete' | 'onDeleteOther'> {
  onSend(event: {
    text: string;
    mentionedUserIds: string[];
    mentionedGroup?: ChatMentionGroup;
    fileIds: string[];
    replyToId?: string;
    /** The member chose to notify `person` although their notifications are paused. */
    notifyPaused?: boolean;
  }): void;
  /** Schedules a message. Resolves to false if it was rejected; the text is then kept. */
  onSendLater?:
    | ((event: ComposedMessage & { replyToId?: string; sendAt: string }) => Promise<boolean>)
    | undefined;
  /** Runs a command of `commands`. The field is cleared if it resolves to true. */
  onRunCommand?(event: TypedCommand): Promise<boolean>;
  onCloseCommandReply?(): void;
  /** If it rejects, the typed text is restored for another attempt. */
  onEdit(event: {
    messageId: string;
    text: string;
    mentionedUserIds: string[];
    /** A group that the message did not mention before. */
    mentionedGroup?: ChatMentionGroup;
  }): void | Promise<void>;
  /** A mention is started or the text has a group mention, so `groupMentions` should be up to date. */
  onMentionStart?(): void;
  /** Called after confirmation. */
  onDelete(event: { messageId: string }): void;
  onDraftChange(event: { text: string }): void;
  onTyping(): void;
  /** The member showed or hid the formatting bar. */
  onFormattingBarChange?(event: { shown: boolean }): void;
  onAddFiles(event: { files: File[] }): void;
  /** Also cancels a running upload. */
  onRemoveFile(event: { fileId: string }): void;
  onRetryFile(event: { fileId: string }): void;
}

interface ConversationProps extends ConversationState, ConversationCallbacks {
  label: string;
  placeholder: string;
  clock: ChatClock;
  start?: ReactNode;
  /** The first message of a thread, which `start` shows. */
  root?: ChatMessage;
}

const noFiles: readonly ComposerFile[] = [];

interface Writing {
  kind: 'reply' | 'edit';
  message: ChatMessage;
  typed?: string;
}

export function Conversation(props: ConversationProps) {
  const { flow, root, files, members, readOnly } = props;
  const { t } = useTranslation('chat');
  const [writing, setWriting] = useState<Writing>();
  const typed = useRef(props.draft);
  /** Restored after an edit. */
  const [draft, setDraft] = useState(props.draft);
  /** Whether the field is focused for a reply or an edit. Stays true when that is cancelled. */
  const [isWriting, setIsWriting] = useState(false);
  const [deleting, setDeleting] = useState<ChatMessage>();
  const [formattingBar, setFormattingBar] = useState(props.formattingBar);
  const [notifyPaused, setNotifyPaused] = useState(false);
  const editing = writing?.kind === 'edit' ? writing.message : undefined;
  const canWrite = readOnly === undefined;
  const selectedFiles = useSelectedFiles({
    files,
    enabled: canWrite && !editing,
    onAddFiles: props.onAddFiles,
  });
  const start = (kind: Writing['kind'], message: ChatMessage) => {
    setDraft(typed.current);
    setWriting({ kind, message });
    setIsWriting(true);
  };
  const actions = useStableCallbacks<MessageActions>({
    ...props,
    onReply: canWrite ? ({ message }) => start('reply', message) : undefined,
    onEdit: canWrite ? ({ message }) => start('edit', message) : undefined,
    onDelete: canWrite ? ({ message }) => setDeleting(message) : undefined,
    onDeleteOther:
      canWrite && props.canModerate ? ({ message }) => setDeleting(message) : undefined,
    onReact: canWrite ? props.onReact : undefined,
  });
  const banner: ComposerBannerProps | undefined = writing && {
    kind: writing.kind,
    name: writing.message.sender?.name,
    text: writing.message.text,
    onCancel: () => setWriting(undefined),
  };
  const edit = async (message: ChatMessage, event: Parameters<typeof props.onEdit>[0]) => {
    try {
      await props.onEdit(event);
    } catch {
      setDraft(typed.current);
      setWriting((now) => now ?? { kind: 'edit', message, typed: event.text });
    }
  };
  const send: ConversationCallbacks['onSend'] = (written) => {
    const { text, mentionedUserIds, mentionedGroup } = written;
    const messageId = writing?.message.messageId;
    setWriting(undefined);
    if (editing && messageId)
      void edit(editing, {
        messageId,
        text,
        mentionedUserIds,
        ...(mentionedGroup ? { mentionedGroup } : {}),
      });
    else {
      setNotifyPaused(false);
      props.onSend({
        ...written,
        ...(messageId ? { replyToId: messageId } : {}),
        ...(notifyPaused ? { notifyPaused } : {}),
      });
    }
  };
  const sendLater = async (event: ComposedMessage & { sendAt: string }) => {
    const replyToId = writing?.message.messageId;
    const written = { ...event, ...(replyToId ? { replyToId } : {}) };
    const isScheduled = (await props.onSendLater?.(written)) ?? false;
    if (isScheduled) setWriting(undefined);
    return isScheduled;
  };
  const editLast = () => {
    const message = flow.messages.findLast(
      (one) => one.isMine && one.messageId && !one.deleted && one.text,
    );
    if (message) start('edit', message);
  };
  const writes = useStableCallbacks({
    onSend: send,
    onSendLater: props.onSendLater && !editing ? sendLater : undefined,
    onDraftChange: (event: { text: string }) => {
      if (editing) return;
      typed.current = event.text;
      props.onDraftChange(event);
    },
    onTyping: props.onTyping,
    onRunCommand: (event: TypedCommand) => props.onRunCommand?.(event) ?? Promise.resolve(false),
    onMentionStart: () => props.onMentionStart?.(),
    onFormattingBarChange: (event: { shown: boolean }) => {
      setFormattingBar(event.shown);
      props.onFormattingBarChange?.(event);
    },
    onChooseFiles: (event: { files: File[] }) => selectedFiles.choose(event.files),
    onDismissRefused: selectedFiles.dismissRefused,
    onRemoveFile: props.onRemoveFile,
    onRetryFile: props.onRetryFile,
    onEditLast: editLast,
  });
  return (
    <div className={styles.root} data-component="Conversation" {...selectedFiles.dropTarget}>
      {props.offline && (
        <div className={styles.notice}>
          <Callout tone="warning" announce>
            {t('room.offline')}
          </Callout>
        </div>
      )}
      <PictureViewing root={root} messages={flow.messages}>
        <MessageList {...props} actions={actions} />
      </PictureViewing>
      <TypingLine names={props.typing} />
      {props.scheduled && <ScheduledHint {...props.scheduled} clock={props.clock} />}
      {props.commandReply && (
        <CommandReply {...props.commandReply} onClose={() => props.onCloseCommandReply?.()} />
      )}
      {canWrite && props.person && (
        <PausedHint {...props.person} notify={notifyPaused} onChange={setNotifyPaused} />
      )}
      {canWrite ? (
        <Composer
          key={editing?.key ?? 'new'}
          placeholder={props.placeholder}
          draft={editing ? (writing?.typed ?? editing.text) : draft}
          members={members}
          // An edit notifies the group only once.
          groupMentions={editing?.mentionedGroup ? undefined : props.groupMentions}
          commands={writing ? undefined : props.commands}
          files={editing ? noFiles : files}
          refused={selectedFiles.refused}
          canAttach={!editing}
          banner={banner}
          autoFocus={props.autoFocus || isWriting}
          formattingBar={formattingBar}
          clock={props.clock}
          {...writes}
        />
      ) : (
        <div className={styles.readOnly}>
          <Icon icon={icons.lock} tone="muted" />
          <Text tone="muted">{t(`readOnly.${readOnly}`)}</Text>
        </div>
      )}
      {selectedFiles.dragging && (
        <div className={styles.drop} aria-hidden>
          <Icon icon={icons.attachment} size="lg" tone="accent" />
          <Text weight="medium">{t('composer.dropHere')}</Text>
        </div>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        danger
        title={t('deleteMessage.title')}
        description={
          deleting && !deleting.isMine
            ? t('deleteMessage.descriptionOther')
            : t('deleteMessage.description')
        }
        confirmLabel={t('deleteMessage.confirm')}
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting?.messageId) props.onDelete({ messageId: deleting.messageId });
          setDeleting(undefined);
        }}
      />
    </div>
  );
}
