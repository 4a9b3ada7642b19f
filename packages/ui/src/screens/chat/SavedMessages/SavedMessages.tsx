import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useDayTimes, type TimeFormats } from '../../../patterns/dayTimes.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { ChatClock } from '../chat.ts';
import { ListedMessage, type ListedMessageItem } from '../ListedMessage/ListedMessage.tsx';
import * as styles from '../ListedMessage/ListedMessage.css.ts';
import { SnoozeMenu } from '../SnoozeMenu/index.ts';
import { useDateTimeText } from '../DateTimeDialog/useDateTimeText.ts';

export const savedMessageGroups = ['open', 'done', 'reminders'] as const;

export type SavedMessageGroup = (typeof savedMessageGroups)[number];

export interface SavedMessageItem extends ListedMessageItem {
  /** ISO 8601 time. Set in the group `reminders`. */
  remindAt?: string;
  /** The reminder is due. It stays in the list until it is snoozed or done. */
  due?: boolean;
}

export type SavedMessagesState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Latest saved first; reminders by time, due ones first. */
      messages: readonly SavedMessageItem[];
      hasMore?: boolean;
      loadingMore?: boolean;
    };

export interface SavedMessagesProps {
  state: SavedMessagesState;
  group: SavedMessageGroup;
  dueReminders?: number;
  clock?: ChatClock;
  onGroupChange(event: { group: SavedMessageGroup }): void;
  /** Completes or reopens a message. */
  onDone(event: { roomId: string; messageId: string; done: boolean }): void;
  onRemove(event: { roomId: string; messageId: string }): void;
  onDeleteReminder(event: { roomId: string; messageId: string }): void;
  /** Postpones a due reminder. `remindAt`: ISO 8601 time. */
  onSnooze?(event: { roomId: string; messageId: string; remindAt: string }): void;
  onCompleteReminder?(event: { roomId: string; messageId: string }): void;
  onLoadMore(): void;
  onBack(): void;
  onRetry(): void;
}

export function SavedMessages(props: SavedMessagesProps) {
  const { t } = useTranslation('chat');
  const { state, group, dueReminders = 0, onGroupChange } = props;
  const labelOf = (value: SavedMessageGroup) =>
    value === 'reminders' && dueReminders > 0
      ? t('saved.remindersDue', { due: dueReminders })
      : t(`saved.${value}`);
  return (
    <section data-component="SavedMessages" data-status={state.status} className={styles.panel}>
      <SidePanel
        title={t('saved.title')}
        onBack={props.onBack}
        toolbar={
          <SegmentedControl
            fullWidth
            ariaLabel={t('saved.title')}
            value={group}
            options={savedMessageGroups.map((value) => ({ value, label: labelOf(value) }))}
            onChange={({ value }) => onGroupChange({ group: value })}
          />
        }
      >
        <Content {...props} />
      </SidePanel>
    </section>
  );
}

function Content(props: SavedMessagesProps): ReactNode {
  const { state, group, clock, onLoadMore, onRetry } = props;
  const { t } = useTranslation('chat');
  const times = useDayTimes(useClock(clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={4} label={t('saved.loading')} />;
    case 'error':
      return <ErrorState title={t('saved.failed')} onRetry={onRetry} />;
    case 'empty':
      if (group === 'reminders') {
        return (
          <EmptyState
            icon={icons.reminder}
            title={t('reminders.empty')}
            description={t('reminders.emptyHint')}
          />
        );
      }
      return group === 'done' ? (
        <EmptyState icon={icons.check} title={t('saved.emptyDone')} />
      ) : (
        <EmptyState icon={icons.save} title={t('saved.empty')} description={t('saved.emptyHint')} />
      );
    case 'ready':
      return (
        <>
          <ul aria-label={t('saved.title')} className={styles.list}>
            {state.messages.map((item) => (
              <li key={item.messageId}>
                {group === 'reminders' ? (
                  <ReminderRow {...props} item={item} times={times} />
                ) : (
                  <SavedRow {...props} item={item} times={times} />
                )}
              </li>
            ))}
          </ul>
          {state.hasMore && (
            <LoadMore
              key={state.messages.length}
              label={t('list.loadMore')}
              loading={state.loadingMore ?? false}
              onLoadMore={onLoadMore}
            />
          )}
        </>
      );
  }
}

type RowProps = Pick<
  SavedMessagesProps,
  'clock' | 'onDeleteReminder' | 'onSnooze' | 'onCompleteReminder'
>;

interface ReminderRowProps extends RowProps {
  item: SavedMessageItem;
  times: TimeFormats;
}

function ReminderRow({ item, times, ...props }: ReminderRowProps) {
  const { t } = useTranslation('chat');
  const timeText = useDateTimeText(useClock(props.clock));
  const { roomId, messageId, remindAt, due = false } = item;
  const time = remindAt && timeText(remindAt);
  return (
    <ListedMessage
      item={item}
      times={times}
      note={
        time &&
        (due ? (
          <div>
            <StatusLabel tone="warning" icon={icons.reminder}>
              {t('reminders.due', { time })}
            </StatusLabel>
          </div>
        ) : (
          <Text size="xs" tone="accent" tabular>
            {t('reminders.at', { time })}
          </Text>
        ))
      }
      actions={
        due ? (
          <DueActions {...props} item={item} />
        ) : (
          <Tooltip label={t('reminders.remove')}>
            <IconButton
              size="sm"
              icon={icons.remove}
              label={t('reminders.remove')}
              onPress={() => props.onDeleteReminder({ roomId, messageId })}
            />
          </Tooltip>
        )
      }
    />
  );
}

function DueActions({
  item,
  clock,
  onSnooze,
  onCompleteReminder,
}: RowProps & { item: SavedMessageItem }) {
  const { t } = useTranslation('chat');
  const { roomId, messageId } = item;
  return (
    <>
      {onSnooze && (
        <SnoozeMenu
          {...(clock ? { clock } : {})}
          trigger={<IconButton size="sm" icon={icons.clock} label={t('reminders.snooze')} />}
          onSnooze={({ remindAt }) => onSnooze({ roomId, messageId, remindAt })}
        />
      )}
      {onCompleteReminder && (
        <Tooltip label={t('reminders.done')}>
          <IconButton
            size="sm"
            icon={icons.check}
            label={t('reminders.done')}
            onPress={() => onCompleteReminder({ roomId, messageId })}
          />
        </Tooltip>
      )}
    </>
  );
}

interface SavedRowProps extends Pick<SavedMessagesProps, 'group' | 'onDone' | 'onRemove'> {
  item: ListedMessageItem;
  times: TimeFormats;
}

function SavedRow({ item, times, group, onDone, onRemove }: SavedRowProps) {
  const { t } = useTranslation('chat');
  const { roomId, messageId } = item;
  const isOpen = group === 'open';
  const doneLabel = t(isOpen ? 'saved.markDone' : 'saved.reopen');
  return (
    <ListedMessage
      item={item}
      times={times}
      actions={
        <>
          <Tooltip label={doneLabel}>
            <IconButton
              size="sm"
              icon={isOpen ? icons.check : icons.undo}
              label={doneLabel}
              onPress={() => onDone({ roomId, messageId, done: isOpen })}
            />
          </Tooltip>
          <Tooltip label={t('saved.remove')}>
            <IconButton
              size="sm"
              icon={icons.remove}
              label={t('saved.remove')}
              onPress={() => onRemove({ roomId, messageId })}
            />
          </Tooltip>
        </>
      }
    />
  );
}
