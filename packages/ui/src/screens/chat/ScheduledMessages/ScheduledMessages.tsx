import { maxScheduleDays, messageToPlainText, type ChatRoomType } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import * as row from '../../../patterns/row.css.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatClock } from '../chat.ts';
import { visibleName } from '../fileName.ts';
import * as list from '../ListedMessage/ListedMessage.css.ts';
import { LazyDateTimeDialog } from '../DateTimeDialog/LazyDateTimeDialog.tsx';
import { useDateTimeText } from '../DateTimeDialog/useDateTimeText.ts';
import { dateTimePresets } from '../DateTimeDialog/dateTimePresets.ts';
import { EditScheduled } from './EditScheduled.tsx';
import * as styles from './ScheduledMessages.css.ts';

export interface ScheduledMessageItem {
  scheduledId: string;
  /** Undefined if the room was deleted or the member is not in it any more. */
  room?: { type: ChatRoomType; name: string; href: string };
  inThread?: boolean;
  /** Empty if the message contains only files. */
  text: string;
  fileNames?: readonly string[];
  /** ISO 8601 time. */
  sendAt: string;
  /** Why the message could not be sent, translated. */
  failure?: string;
}

export type ScheduledMessagesState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | { status: 'ready'; messages: readonly ScheduledMessageItem[] };

export interface ScheduledMessagesProps {
  state: ScheduledMessagesState;
  clock?: ChatClock;
  /** Resolves to false if the change was rejected; the dialog then stays open. */
  onEdit(event: { scheduledId: string; text: string }): Promise<boolean>;
  onReschedule(event: { scheduledId: string; sendAt: string }): Promise<boolean>;
  onSendNow(event: { scheduledId: string }): void;
  /** Called after confirmation. */
  onDelete(event: { scheduledId: string }): void;
  onBack(): void;
  onRetry(): void;
}

export function ScheduledMessages(props: ScheduledMessagesProps) {
  const { t } = useTranslation('chat');
  const { state } = props;
  return (
    <section data-component="ScheduledMessages" data-status={state.status} className={list.panel}>
      <SidePanel title={t('scheduled.title')} onBack={props.onBack}>
        <Content {...props} />
      </SidePanel>
    </section>
  );
}

type Action = 'edit' | 'reschedule' | 'delete';

function Content(props: ScheduledMessagesProps): ReactNode {
  const { state, onRetry } = props;
  const { t } = useTranslation('chat');
  const clock = useClock(props.clock);
  const [open, setOpen] = useState<{ action: Action; item: ScheduledMessageItem }>();
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={4} label={t('scheduled.loading')} />;
    case 'error':
      return <ErrorState title={t('scheduled.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.sendLater}
          title={t('scheduled.empty')}
          description={t('scheduled.emptyHint')}
        />
      );
    case 'ready':
      return (
        <>
          <ul aria-label={t('scheduled.title')} className={list.list}>
            {state.messages.map((item) => (
              <li key={item.scheduledId}>
                <ScheduledRow
                  item={item}
                  clock={clock}
                  onSendNow={props.onSendNow}
                  onOpen={(action) => setOpen({ action, item })}
                />
              </li>
            ))}
          </ul>
          {open && (
            <Dialogs {...props} {...open} clock={clock} onClose={() => setOpen(undefined)} />
          )}
        </>
      );
  }
}

interface DialogsProps extends ScheduledMessagesProps {
  action: Action;
  item: ScheduledMessageItem;
  clock: ChatClock;
  onClose(): void;
}

function Dialogs({ action, item, clock, onClose, ...props }: DialogsProps) {
  const { t } = useTranslation('chat');
  const [submitting, setSubmitting] = useState(false);
  const { scheduledId } = item;
  const submit = async (change: Promise<boolean>) => {
    setSubmitting(true);
    const isDone = await change;
    setSubmitting(false);
    if (isDone) onClose();
  };
  if (action === 'edit') {
    return (
      <EditScheduled
        item={item}
        submitting={submitting}
        onSubmit={({ text }) => void submit(props.onEdit({ scheduledId, text }))}
        onClose={onClose}
      />
    );
  }
  if (action === 'reschedule') {
    return (
      <LazyDateTimeDialog
        open
        title={t('scheduled.rescheduleTitle')}
        submitText={t('scheduled.rescheduleSubmit')}
        presets={dateTimePresets.filter((preset) => preset !== 'in20Minutes')}
        maxDays={maxScheduleDays}
        clock={clock}
        submitting={submitting}
        {...(Date.parse(item.sendAt) > clock.now ? { initial: item.sendAt } : {})}
        onSubmit={({ at }) => void submit(props.onReschedule({ scheduledId, sendAt: at }))}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('scheduled.deleteTitle')}
      description={t('scheduled.deleteDescription')}
      confirmLabel={t('scheduled.deleteConfirm')}
      onCancel={onClose}
      onConfirm={() => {
        props.onDelete({ scheduledId });
        onClose();
      }}
    />
  );
}

interface ScheduledRowProps extends Pick<ScheduledMessagesProps, 'onSendNow'> {
  item: ScheduledMessageItem;
  clock: ChatClock;
  onOpen(action: Action): void;
}

function ScheduledRow({ item, clock, onSendNow, onOpen }: ScheduledRowProps) {
  const { t } = useTranslation('chat');
  const timeText = useDateTimeText(clock);
  const { scheduledId, room, text, fileNames = [], failure } = item;
  const roomName =
    room && (room.type === 'DIRECT' ? t('threads.inDirect', { name: room.name }) : room.name);
  const entry = (action: Action, icon: (typeof icons)['edit']) => ({
    id: action,
    label: t(`scheduled.${action}`),
    leading: <Icon icon={icon} />,
    onSelect: () => onOpen(action),
  });
  return (
    <div className={cx(row.root, styles.root)} data-component="ScheduledMessage">
      <div className={row.words}>
        <div className={row.line}>
          {room ? (
            <Link href={room.href} tone="inherit" underline="none" className={row.rowLink}>
              {roomName}
            </Link>
          ) : (
            <Text tone="muted">{t('scheduled.roomGone')}</Text>
          )}
        </div>
        {item.inThread && (
          <Text size="xs" tone="muted" as="div">
            {t('scheduled.inThread')}
          </Text>
        )}
        {text && <p className={list.text}>{messageToPlainText(text)}</p>}
        {fileNames.map((fileName, index) => (
          <span key={index} className={list.file}>
            <Icon icon={icons.attachment} tone="muted" />
            <Text size="xs" truncate>
              {visibleName(fileName)}
            </Text>
          </span>
        ))}
        {failure ? (
          <span className={styles.line}>
            <Icon icon={icons.error} tone="danger" />
            <Text size="xs" tone="danger">
              {`${t('scheduled.notSent')} · ${failure}`}
            </Text>
          </span>
        ) : (
          <span className={styles.line}>
            <Icon icon={icons.sendLater} tone="muted" />
            <Text size="xs" tone="muted" tabular>
              {t('scheduled.sendAt', { time: timeText(item.sendAt) })}
            </Text>
          </span>
        )}
      </div>
      <div className={cx(row.action, list.actions)}>
        <Menu
          label={t('scheduled.menu')}
          align="end"
          trigger={<IconButton size="sm" icon={icons.more} label={t('scheduled.menu')} />}
          items={[
            {
              id: 'sendNow',
              label: t('scheduled.sendNow'),
              leading: <Icon icon={icons.send} />,
              onSelect: () => onSendNow({ scheduledId }),
            },
            entry('reschedule', icons.sendLater),
            entry('edit', icons.edit),
            { kind: 'separator', id: 'before-delete' },
            { ...entry('delete', icons.remove), danger: true },
          ]}
        />
      </div>
    </div>
  );
}
