import { PersonName, type PersonNames } from '../../../../patterns/PersonName.tsx';
import { formatDateTime, type Language, textIn } from '@office/vocabulary';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import {
  DataTable,
  type DataTableColumn,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Avatar } from '../../../../primitives/Avatar/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Progress } from '../../../../primitives/Progress/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { stateTones, type ComposedNotification } from '../notification.ts';
import * as contentPage from '../../contentPage.css.ts';
import * as styles from '../notification.css.ts';
import { NotificationPreview } from '../NotificationPreview.tsx';
import { useAudienceLabel } from '../useAudienceLabel.ts';

export interface NotificationReader extends PersonNames {
  userId: string;
  avatarUrl: string | null;
  department: string | null;
  /** ISO 8601. Null while unread. */
  readAt: string | null;
}

export interface ReaderFilter {
  keyword: string;
  read: 'ALL' | 'READ' | 'UNREAD';
}

export interface NotificationReportProps {
  notification: ComposedNotification;
  content: Record<Language, string>;
  /** Signed URLs of the files in the content, by key. */
  files?: Readonly<Record<string, string>>;
  readers: DataTableState<NotificationReader>;
  filter: ReaderFilter;
  breadcrumbs?: readonly Breadcrumb[];
  withdrawing?: boolean;
  exporting?: boolean;
  onFilterChange(event: { filter: ReaderFilter }): void;
  onPageChange(event: { page: number }): void;
  onExport(): void;
  onWithdraw(): void;
  onRetry(): void;
}

const reads = ['ALL', 'READ', 'UNREAD'] as const;
const rowId = ({ userId }: NotificationReader) => userId;
const rowName = ({ name }: NotificationReader) => name;

export function NotificationReport(props: NotificationReportProps) {
  const { notification, content, filter, onFilterChange } = props;
  const { state, title, recipientCount, readCount, publishedAt, withdrawnAt } = notification;
  const { t } = useTranslation('admin-notification');
  const language = useLanguage();
  const audienceWords = useAudienceLabel();
  const [isConfirming, setConfirming] = useState(false);
  const columns = useColumns();
  const recipients = recipientCount ?? 0;
  const read = readCount ?? 0;
  const readText = t('report.read', {
    read: numberText(read, language),
    recipients: numberText(recipients, language),
    percent: recipients === 0 ? 0 : Math.round((read / recipients) * 100),
  });
  const isOut = state === 'SENT';
  return (
    <div className={contentPage.page} data-component="NotificationReport">
      <PageHeader
        title={textIn(title, language)}
        description={t('report.sent', {
          at: publishedAt ? formatDateTime(publishedAt) : '',
          audience: audienceWords(notification.audience),
          author: notification.author ?? t('report.nobody'),
        })}
        mark={<StatusLabel tone={stateTones[state]}>{t(`state.${state}`)}</StatusLabel>}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
        actions={
          isOut && (
            <Button
              icon={icons.remove}
              loading={props.withdrawing ?? false}
              onPress={() => setConfirming(true)}
            >
              {t('withdraw.action')}
            </Button>
          )
        }
      />
      {withdrawnAt && (
        <Callout tone="warning">
          {t('report.withdrawn', { at: formatDateTime(withdrawnAt) })}
        </Callout>
      )}
      <div className={styles.report}>
        <div className={contentPage.page}>
          <div className={styles.numbers}>
            <Text weight="medium" tabular>
              {readText}
            </Text>
            <Progress
              label={t('columns.READ')}
              value={recipients === 0 ? 0 : (read / recipients) * 100}
            />
          </div>
          {isOut && (
            <>
              <FilterBar
                compact
                keyword={filter.keyword}
                searchLabel={t('report.search')}
                count={props.readers.status === 'ready' ? props.readers.total : undefined}
                onSearch={({ keyword }) => onFilterChange({ filter: { ...filter, keyword } })}
              >
                <SegmentedControl
                  ariaLabel={t('columns.READ')}
                  value={filter.read}
                  options={reads.map((value) => ({ value, label: t(`report.filter.${value}`) }))}
                  onChange={({ value }) => onFilterChange({ filter: { ...filter, read: value } })}
                />
                <Button
                  icon={icons.download}
                  loading={props.exporting ?? false}
                  onPress={props.onExport}
                >
                  {t('report.export')}
                </Button>
              </FilterBar>
              <DataTable
                label={t('report.readers')}
                columns={columns}
                state={props.readers}
                empty={<EmptyState icon={icons.people} title={t('report.none')} />}
                rowId={rowId}
                rowName={rowName}
                onPageChange={props.onPageChange}
                onRetry={props.onRetry}
              />
            </>
          )}
        </div>
        <NotificationPreview {...{ title, content }} {...(props.files && { files: props.files })} />
      </div>
      <AlertDialog
        open={isConfirming}
        danger
        title={t('withdraw.title', { title: textIn(title, language) })}
        description={t('withdraw.help', { count: recipients })}
        confirmLabel={t('withdraw.action')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          setConfirming(false);
          props.onWithdraw();
        }}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
}

function useColumns(): readonly DataTableColumn<NotificationReader>[] {
  const { t } = useTranslation('admin-notification');
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('report.name'),
        cell: ({ name, nativeName, avatarUrl, department }: NotificationReader) => (
          <Stack direction="row" gap={3} align="center">
            <Avatar name={name} src={avatarUrl ?? undefined} size="sm" decorative />
            <Stack gap={0}>
              <Text truncate>
                <PersonName {...{ name, nativeName }} />
              </Text>
              {department && (
                <Text size="xs" tone="muted" truncate>
                  {department}
                </Text>
              )}
            </Stack>
          </Stack>
        ),
      },
      {
        id: 'readAt',
        title: t('report.readAt'),
        width: 48,
        cell: ({ readAt }: NotificationReader) =>
          readAt ? (
            <Text tabular>{formatDateTime(readAt)}</Text>
          ) : (
            <Text tone="muted">{t('report.unread')}</Text>
          ),
      },
    ],
    [t],
  );
}
