import type { NotificationFormat, NotificationKind } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { notificationIcons } from '../notification.ts';
import * as styles from './NotificationDetail.css.ts';

export const notificationPages = [
  'meeting',
  'chat',
  'voice',
  'desk',
  'map',
  'person',
  'profile',
  'survey',
  'post',
  'tutorial',
  'help',
] as const;

export interface NotificationView {
  kind: NotificationKind;
  title: string;
  content: string;
  format: NotificationFormat;
  /** Signed URLs of the files in the text, by key. */
  files?: Readonly<Record<string, string>>;
  author?: { name: string; avatarUrl: string | null };
  /** Time of the event the notification is about. */
  eventAt: string | null;
  createdAt: string;
  /** The linked page. `other` has a generic label. */
  leadsTo?: { page: (typeof notificationPages)[number] | 'other' };
}

export type NotificationDetailState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | { status: 'ready'; notification: NotificationView };

export interface NotificationDetailProps {
  state: NotificationDetailState;
  clock?: Clock;
  onBack(): void;
  onOpen(): void;
  onRetry(): void;
}

export function NotificationDetail(props: NotificationDetailProps) {
  const { state, onBack, onOpen } = props;
  const { t } = useTranslation('notification');
  const leadsTo = state.status === 'ready' ? state.notification.leadsTo : undefined;
  return (
    <div className={styles.root} data-component="NotificationDetail" data-status={state.status}>
      <SidePanel
        title={t('title')}
        onBack={onBack}
        footer={
          leadsTo && (
            <Button variant="primary" fullWidth onPress={onOpen}>
              {leadsTo.page === 'other' ? t('detail.open') : t(`detail.opens.${leadsTo.page}`)}
            </Button>
          )
        }
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content({ state, clock, onBack, onRetry }: NotificationDetailProps): ReactNode {
  const { t } = useTranslation('notification');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={4} label={t('detail.loading')} />;
    case 'error':
      return <ErrorState title={t('detail.failed')} onRetry={onRetry} />;
    case 'gone':
      return (
        <EmptyState
          icon={icons.notifications}
          title={t('detail.gone')}
          description={t('detail.goneHint')}
          action={<Button onPress={onBack}>{t('detail.toList')}</Button>}
        />
      );
    case 'ready':
      return <Article notification={state.notification} {...(clock ? { clock } : {})} />;
  }
}

function Article({ notification, clock }: { notification: NotificationView; clock?: Clock }) {
  const { t } = useTranslation('notification');
  const times = useDayTimes(useClock(clock));
  const { kind, title, content, format, files, author, eventAt, createdAt } = notification;
  const at = (iso: string) => `${times.day(iso)} ${times.time(iso)}`;
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <div className={styles.meta}>
          <Icon icon={notificationIcons[kind]} tone="muted" />
          <Text size="xs" tone="muted">
            {t(`kinds.${kind}`)}
          </Text>
          <Text size="xs" tone="muted" tabular as="time" dateTime={createdAt}>
            {at(createdAt)}
          </Text>
        </div>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {author && (
          <div className={styles.meta}>
            <Avatar size="xs" name={author.name} src={author.avatarUrl ?? undefined} decorative />
            <Text size="sm" tone="muted">
              {author.name}
            </Text>
          </div>
        )}
      </header>
      {eventAt && (
        <div className={styles.meta}>
          <Icon icon={icons.clock} tone="muted" label={t('detail.when')} />
          <Text tabular as="time" dateTime={eventAt}>
            {at(eventAt)}
          </Text>
        </div>
      )}
      {format === 'MARKDOWN' ? (
        <Markdown text={content} {...(files ? { files } : {})} />
      ) : (
        content && (
          <Text as="p" preserveLines>
            {content}
          </Text>
        )
      )}
    </article>
  );
}
