import { maxMessageLength, messageToPlainText, type ChatRoomType } from '@office/vocabulary';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { visibleName } from '../fileName.ts';
import * as styles from './ForwardMessage.css.ts';

export interface ForwardTarget {
  roomId: string;
  type: ChatRoomType;
  /** In a direct room, the names of the other members. */
  name: string;
  /** A direct room of more than two. */
  group?: boolean;
}

export type ForwardTargets =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; rooms: readonly ForwardTarget[]; hasMore?: boolean };

export interface ForwardMessageProps {
  open: boolean;
  message: {
    /** Null if the account was deleted. */
    senderName: string | null;
    text: string;
    fileNames?: readonly string[];
  };
  targets: ForwardTargets;
  keyword: string;
  submitting?: boolean;
  error?: { text: string } | undefined;
  onSearch(event: { keyword: string }): void;
  onRetryTargets(): void;
  onSubmit(event: { target: ForwardTarget; comment: string }): void;
  onClose(): void;
}

/** Forwards a message to another room, with an optional comment. */
export function ForwardMessage(props: ForwardMessageProps) {
  const { open, submitting = false, onSubmit, onClose } = props;
  const { t } = useTranslation(['chat', 'common']);
  const [target, setTarget] = useState<ForwardTarget>();
  const [comment, setComment] = useState('');
  return (
    <Dialog
      open={open}
      sheet
      title={t('forward.title')}
      description={t('forward.hint')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common:confirm.cancel')}</Button>
          <Button
            variant="primary"
            loading={submitting}
            disabled={!target}
            onPress={() => target && onSubmit({ target, comment: comment.trim() })}
          >
            {t('forward.submit')}
          </Button>
        </>
      }
    >
      <Content {...props} target={target} comment={comment} {...{ setTarget, setComment }} />
    </Dialog>
  );
}

interface ContentProps extends ForwardMessageProps {
  target: ForwardTarget | undefined;
  comment: string;
  setTarget(target: ForwardTarget): void;
  setComment(comment: string): void;
}

function Content(props: ContentProps) {
  const { message, keyword, comment, setComment, error, onSearch } = props;
  const { t } = useTranslation('chat');
  const id = useId();
  return (
    <div className={styles.root} data-component="ForwardMessage">
      {error && (
        <Callout tone="danger" announce>
          {error.text}
        </Callout>
      )}
      <Original message={message} />
      <div className={styles.targets}>
        <Text id={`${id}-rooms`} weight="medium" as="div">
          {t('forward.rooms')}
        </Text>
        <TextField
          type="search"
          ariaLabel={t('forward.search')}
          placeholder={t('forward.search')}
          value={keyword}
          enterKeyHint="search"
          prefix={<Icon icon={icons.search} tone="muted" />}
          onChange={({ value }) => onSearch({ keyword: value })}
        />
        <div className={styles.rooms}>
          <Targets {...props} labelledBy={`${id}-rooms`} />
        </div>
      </div>
      <FormField label={t('forward.comment')} mark="optional">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            growing
            value={comment}
            maxLength={maxMessageLength}
            onChange={({ value }) => setComment(value)}
          />
        )}
      </FormField>
    </div>
  );
}

function Original({ message }: Pick<ForwardMessageProps, 'message'>) {
  const { t } = useTranslation('chat');
  const { senderName, text, fileNames = [] } = message;
  return (
    <section className={styles.original} aria-label={t('forward.original')}>
      <Text size="xs" tone="muted" truncate as="div">
        {senderName ?? t('message.unknownSender')}
      </Text>
      {text && <p className={styles.text}>{messageToPlainText(text)}</p>}
      {fileNames.map((fileName, index) => (
        <span key={index} className={styles.file}>
          <Icon icon={icons.attachment} tone="muted" />
          <Text size="xs" truncate>
            {visibleName(fileName)}
          </Text>
        </span>
      ))}
    </section>
  );
}

function Targets({
  targets,
  keyword,
  target,
  setTarget,
  labelledBy,
  submitting,
  onRetryTargets,
}: ContentProps & { labelledBy: string }): ReactNode {
  const { t } = useTranslation('chat');
  switch (targets.status) {
    case 'loading':
      return <LoadingState rows={3} label={t('forward.loading')} />;
    case 'error':
      return <ErrorState title={t('forward.failedRooms')} onRetry={onRetryTargets} />;
    case 'empty':
      return (
        <EmptyState icon={icons.search} title={t(keyword ? 'forward.empty' : 'forward.emptyAll')} />
      );
    case 'ready': {
      const { rooms, hasMore } = targets;
      // The chosen room stays visible when the search changes.
      const isListed = !target || rooms.some(({ roomId }) => roomId === target.roomId);
      const shown = isListed ? rooms : [target, ...rooms];
      return (
        <>
          <RadioGroup
            labelledBy={labelledBy}
            value={target?.roomId ?? null}
            disabled={submitting ?? false}
            options={shown.map((room) => ({
              value: room.roomId,
              label: room.name,
              hint: t(`forward.kind.${kindOf(room)}`),
            }))}
            onChange={({ value }) => {
              const chosen = shown.find(({ roomId }) => roomId === value);
              if (chosen) setTarget(chosen);
            }}
          />
          {hasMore && (
            <Text size="xs" tone="muted" as="p">
              {t('forward.more')}
            </Text>
          )}
        </>
      );
    }
  }
}

function kindOf({ type, group }: ForwardTarget) {
  if (type === 'CHANNEL') return 'room';
  if (type === 'MEETING') return 'meeting';
  return group ? 'group' : 'direct';
}
