import {
  confirmedGroupMentionSize,
  maxMessageLength,
  type ChatMentionGroup,
} from '@office/vocabulary';
import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../primitives/cx.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { useMedia } from '../../../primitives/useMedia.ts';
import type { ChatClock, ChatGroupMentions, ChatMention, ComposerFile } from '../chat.ts';
import { EmojiPicker } from '../../../patterns/EmojiPicker/index.ts';
import { attachmentAccept } from '../fileRules.ts';
import { mentionedGroupIn, mentionedIn } from '../messageText.ts';
import { typedCommand, type ChatSlashCommand, type TypedCommand } from '../slashCommand.ts';
import * as styles from './Composer.css.ts';
import { ComposerBanner, type ComposerBannerProps } from './ComposerBanner.tsx';
import { ComposerHint } from './ComposerHint.tsx';
import { ConfirmGroupMention } from './ConfirmGroupMention.tsx';
import { FormattingBar } from './FormattingBar.tsx';
import { FileTray, type FileTrayProps } from './FileTray.tsx';
import { GroupMentionHint } from './GroupMentionHint.tsx';
import { MentionList } from './MentionList.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { SendLater } from './SendLater.tsx';
import { filesToAttach } from './pastedText.ts';
import { useFormatting } from './useFormatting.ts';
import { useMentions } from './useMentions.ts';

export interface ComposedMessage {
  text: string;
  mentionedUserIds: string[];
  mentionedGroup?: ChatMentionGroup;
  fileIds: string[];
}

export interface ComposerProps extends Omit<FileTrayProps, 'files'> {
  placeholder: string;
  /** Read only on mount. */
  draft: string;
  members: readonly ChatMention[];
  /** Undefined if the conversation has no group mentions. */
  groupMentions?: ChatGroupMentions | undefined;
  /** Undefined where commands cannot be run. */
  commands?: readonly ChatSlashCommand[] | undefined;
  files: readonly ComposerFile[];
  canAttach?: boolean;
  banner?: ComposerBannerProps;
  autoFocus?: boolean;
  /** Whether the formatting bar is shown. Defaults to true, except on touch devices. */
  formattingBar?: boolean | undefined;
  onFormattingBarChange?(event: { shown: boolean }): void;
  onSend(event: ComposedMessage): void;
  /** Schedules the message. The field is cleared if it resolves to true. Undefined hides the menu. */
  onSendLater?: ((event: ComposedMessage & { sendAt: string }) => Promise<boolean>) | undefined;
  /** Runs a command of `commands`. The field is cleared if it resolves to true. */
  onRunCommand?(event: TypedCommand): Promise<boolean>;
  /** For the times of `onSendLater`. */
  clock: ChatClock;
  /** Raised when a mention is started or the text has a group mention, to update `groupMentions`. */
  onMentionStart?(): void;
  onDraftChange(event: { text: string }): void;
  /** Raised on each input. The caller throttles notifications. */
  onTyping(): void;
  onChooseFiles(event: { files: File[] }): void;
  /** Raised on arrow up in an empty field. */
  onEditLast(): void;
}

/** Length from which the remaining characters are shown. */
const remainingShownFrom = 900;

const countTexts = {
  member: 'composer.suggestionCount',
  group: 'composer.suggestionCount',
  command: 'composer.commandCount',
  emoji: 'composer.emojiCount',
} as const;

/** Counts code points like the server, so an emoji outside the BMP counts as one. */
const lengthOf = (text: string): number => [...text].length;

export const Composer = memo(function Composer(props: ComposerProps) {
  const { placeholder, files, banner, canAttach = true, groupMentions } = props;
  const { t } = useTranslation(['chat', 'common']);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(props.draft);
  const [choosing, setChoosing] = useState(false);
  // A touch keyboard has no Shift+Enter: Enter inserts a line break and the button sends.
  const byTouch = useMedia('(pointer: coarse)');
  const isBarShown = props.formattingBar ?? !byTouch;
  const [preview, setPreview] = useState(false);
  /** Text whose command does not exist, so that only the next attempt sends it as a message. */
  const [unknownCommand, setUnknownCommand] = useState<string>();
  const isUnknownCommand = unknownCommand === text;
  /** A message is being scheduled or a command runs. */
  const [waiting, setWaiting] = useState(false);
  const formatting = useFormatting({ field, byTouch });
  const length = lengthOf(text);
  const over = length > maxMessageLength;
  const uploaded = files.every(({ upload }) => upload.status === 'ready');
  const canSend = (text.trim() !== '' || files.length > 0) && !over && uploaded;

  const change = (next: string) => {
    setText(next);
    props.onDraftChange({ text: next });
  };
  const isMentionStarted = useRef(false);
  const startMention = () => {
    isMentionStarted.current = true;
    props.onMentionStart?.();
  };
  const mentions = useMentions({
    field,
    text,
    members: props.members,
    groups: groupMentions,
    commands: props.commands,
    change,
    onStart: startMention,
  });
  const { autoFocus } = props;
  /** Focuses the field again for each message that is replied to or edited. */
  const subject = banner && `${banner.kind} ${banner.name} ${banner.text}`;
  useEffect(() => {
    if (!autoFocus && subject === undefined) return;
    const element = field.current;
    if (!element || element === document.activeElement) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [autoFocus, subject]);

  const insert = (piece: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    change(text.slice(0, selectionStart) + piece + text.slice(selectionEnd));
    mentions.moveCaret(selectionStart + piece.length);
  };
  const typedGroup = groupMentions && mentionedGroupIn(text);
  const hasGroup = typedGroup !== undefined;
  // Drafts, edited messages and pasted texts may contain a mention that was not typed.
  const startUntypedMention = useEffectEvent(() => {
    if (!isMentionStarted.current) startMention();
  });
  useEffect(() => {
    if (hasGroup) startUntypedMention();
  }, [hasGroup]);
  const reach = groupMentions?.refusal === null ? groupMentions.reach : undefined;
  const mentionedGroup = reach && typedGroup;
  const [confirming, setConfirming] = useState<{ group: ChatMentionGroup; sendAt?: string }>();
  const written = (): ComposedMessage => ({
    text: text.trim(),
    mentionedUserIds: mentionedIn(text, props.members),
    ...(mentionedGroup ? { mentionedGroup } : {}),
    fileIds: files.map((file) => file.id),
  });
  const submit = (sendAt?: string) => {
    if (!canSend || waiting) return;
    const { commands = [] } = props;
    const canRun = commands.length > 0 && !sendAt && files.length === 0;
    const command = canRun ? typedCommand(text) : undefined;
    if (command && commands.some(({ name }) => name === command.name)) {
      void run(command);
      return;
    }
    // Probably a typing error, which the room should not see.
    if (command && !isUnknownCommand) {
      setUnknownCommand(text);
      return;
    }
    const isLarge = mentionedGroup && reach[mentionedGroup] > confirmedGroupMentionSize;
    if (isLarge) setConfirming({ group: mentionedGroup, ...(sendAt ? { sendAt } : {}) });
    else if (sendAt) void sendLater(sendAt);
    else send();
  };
  const send = () => {
    props.onSend(written());
    change('');
    field.current?.focus();
  };
  const clearAfter = async (action: Promise<boolean> | undefined) => {
    setWaiting(true);
    const isDone = await action;
    setWaiting(false);
    if (isDone) change('');
    field.current?.focus();
  };
  const sendLater = (sendAt: string) => clearAfter(props.onSendLater?.({ ...written(), sendAt }));
  const run = (command: TypedCommand) => clearAfter(props.onRunCommand?.(command));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Ignores the Enter that ends an IME composition. Safari reports it only by key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Shift+Escape is a shortcut of the workplace.
    if (event.key === 'Escape' && event.shiftKey) return;
    if (mentions.onKeyDown(event) || formatting.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey && !byTouch) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && banner) {
      event.preventDefault();
      event.stopPropagation();
      banner.onCancel();
    } else if (event.key === 'Escape' && (text !== '' || files.length > 0)) {
      // Keeps Escape from closing the panel while the field has text.
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'ArrowUp' && text === '' && files.length === 0) {
      event.preventDefault();
      props.onEditLast();
    }
  };
  const remaining = maxMessageLength - length;
  const counter =
    length >= remainingShownFrom &&
    (over
      ? t('composer.over', { count: -remaining })
      : t('composer.remaining', { count: remaining }));
  return (
    <form
      className={styles.root}
      data-component="Composer"
      aria-label={placeholder}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {banner && <ComposerBanner {...banner} />}
      <FileTray {...props} />
      <MentionList id={id} mentions={mentions} />
      {groupMentions && typedGroup && (
        <GroupMentionHint group={typedGroup} groupMentions={groupMentions} />
      )}
      {isUnknownCommand && (
        <ComposerHint icon={icons.warning} warning>
          {t('command.unknown', { name: `/${typedCommand(text)?.name}` })}
        </ComposerHint>
      )}
      <div className={styles.box} data-invalid={over || undefined}>
        {isBarShown && (
          <FormattingBar
            preview={preview}
            onAction={formatting.act}
            onPreviewChange={(event) => setPreview(event.preview)}
          />
        )}
        {isBarShown && preview && (
          <MessagePreview text={text} members={props.members} groupMentions={reach !== undefined} />
        )}
        <textarea
          ref={field}
          rows={1}
          className={styles.field}
          aria-label={placeholder}
          placeholder={placeholder}
          value={text}
          readOnly={waiting}
          enterKeyHint={byTouch ? 'enter' : 'send'}
          aria-invalid={over || undefined}
          aria-describedby={`${id}-hint`}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={mentions.open ? `${id}-mentions` : undefined}
          aria-activedescendant={mentions.open ? `${id}-mention-${mentions.active}` : undefined}
          onChange={(event) => {
            change(event.target.value);
            mentions.look(event.target);
            mentions.complete(event.target);
            props.onTyping();
          }}
          onSelect={(event) => mentions.look(event.currentTarget)}
          onBlur={mentions.close}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = filesToAttach(event.clipboardData);
            if (pasted.length > 0 && canAttach) {
              event.preventDefault();
              props.onChooseFiles({ files: pasted });
            } else {
              formatting.onPaste(event);
            }
          }}
        />
        <div className={styles.tools}>
          {canAttach && (
            <>
              <input
                ref={picker}
                type="file"
                multiple
                accept={attachmentAccept}
                className={styles.picker}
                tabIndex={-1}
                aria-hidden
                data-part="FileInput"
                onChange={(event) => {
                  props.onChooseFiles({ files: [...(event.target.files ?? [])] });
                  // Allows choosing the same file again after its removal.
                  event.target.value = '';
                }}
              />
              <Tooltip label={t('composer.attach')}>
                <IconButton
                  size="sm"
                  icon={icons.attachment}
                  label={t('composer.attach')}
                  onPress={() => picker.current?.click()}
                />
              </Tooltip>
            </>
          )}
          <Popover
            label={t('common:emoji.label')}
            side="top"
            open={choosing}
            onOpenChange={({ open }) => setChoosing(open)}
            trigger={<IconButton size="sm" icon={icons.emoji} label={t('composer.emoji')} />}
          >
            <EmojiPicker
              onChoose={({ emoji }) => {
                setChoosing(false);
                insert(emoji);
              }}
            />
          </Popover>
          <Tooltip label={t('composer.mention')}>
            <IconButton
              size="sm"
              icon={icons.mention}
              label={t('composer.mention')}
              onPress={() => insert('@')}
            />
          </Tooltip>
          <Tooltip label={t('composer.showFormatting')}>
            <IconButton
              size="sm"
              icon={icons.formatting}
              label={t('composer.showFormatting')}
              pressed={isBarShown}
              onPress={() => props.onFormattingBarChange?.({ shown: !isBarShown })}
            />
          </Tooltip>
          <span id={`${id}-hint`} className={cx(styles.hint, !counter && styles.optional)}>
            <Text size="xs" tone={over ? 'danger' : 'muted'} truncate tabular>
              {counter || (!byTouch && t('composer.hint'))}
            </Text>
          </span>
          {props.onSendLater && (
            <SendLater
              clock={props.clock}
              disabled={!canSend || waiting}
              onChoose={({ at }) => submit(at)}
            />
          )}
          <IconButton
            type="submit"
            size="sm"
            variant="primary"
            icon={banner?.kind === 'edit' ? icons.check : icons.send}
            label={t(banner?.kind === 'edit' ? 'composer.save' : 'composer.send')}
            disabled={!canSend || waiting}
          />
        </div>
      </div>
      <LiveRegion>
        {over && counter}
        {mentions.open && t(countTexts[mentions.found[0]!.kind], { count: mentions.found.length })}
      </LiveRegion>
      <ConfirmGroupMention
        group={confirming?.group}
        reach={confirming && reach ? reach[confirming.group] : 0}
        editing={banner?.kind === 'edit'}
        onConfirm={() => {
          setConfirming(undefined);
          if (confirming?.sendAt) void sendLater(confirming.sendAt);
          else send();
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </form>
  );
});
