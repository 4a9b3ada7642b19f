import {
  type AdminNotificationState,
  adminNotificationStates,
  formatDate,
  formatDateTime,
  textIn,
} from '@office/vocabulary';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { stateTones, type ComposedNotification } from '../notification.ts';
import * as contentPage from '../../contentPage.css.ts';
import { useAudienceLabel } from '../useAudienceLabel.ts';

export interface NotificationTableFilter {
  keyword: string;
  /** Null matches any state. */
  state: AdminNotificationState | null;
}

export interface NotificationTableProps {
  state: DataTableState<ComposedNotification>;
  filter: NotificationTableFilter;
  sort: DataTableSort;
  composeHref: string;
  hrefOf(notification: ComposedNotification): string;
  onFilterChange(event: { filter: NotificationTableFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onPageChange(event: { page: number }): void;
  onDelete(event: { id: string }): void;
  onWithdraw(event: { id: string }): void;
  onRetry(): void;
}

const everyState = 'ALL';
const rowId = ({ id }: ComposedNotification) => id;

interface Question {
  kind: 'delete' | 'withdraw';
  notification: ComposedNotification;
}

export function NotificationTable(props: NotificationTableProps) {
  const { filter, onFilterChange } = props;
  const { t } = useTranslation('admin-notification');
  const readOnly = useReadOnly();
  const language = useLanguage();
  const [confirming, setConfirming] = useState<Question>();
  const columns = useColumns(props.hrefOf);
  const rowActions = useCallback(
    (notification: ComposedNotification) => {
      const { state } = notification;
      if (state === 'WITHDRAWN') return [];
      const kind = state === 'SENT' ? ('withdraw' as const) : ('delete' as const);
      return [
        {
          id: kind,
          label: t(`${kind}.action`),
          icon: icons.remove,
          onSelect: () => setConfirming({ kind, notification }),
        },
      ];
    },
    [t],
  );
  const compose = !readOnly && (
    <Button variant="primary" icon={icons.plus} href={props.composeHref}>
      {t('compose')}
    </Button>
  );
  const kind = confirming?.kind ?? 'delete';
  const isFiltered = filter.keyword !== '' || filter.state !== null;
  return (
    <div className={contentPage.page} data-component="NotificationTable">
      <PageHeader title={t('title')} description={t('description')} actions={compose} />
      <FilterBar
        compact
        keyword={filter.keyword}
        searchLabel={t('search')}
        count={props.state.status === 'ready' ? props.state.total : undefined}
        onSearch={({ keyword }) => onFilterChange({ filter: { ...filter, keyword } })}
      >
        <Select<AdminNotificationState | typeof everyState>
          ariaLabel={t('columns.STATE')}
          value={filter.state ?? everyState}
          options={[
            { value: everyState, label: t('everyState') },
            ...adminNotificationStates.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
          onChange={({ value }) =>
            onFilterChange({ filter: { ...filter, state: value === everyState ? null : value } })
          }
        />
      </FilterBar>
      <DataTable
        label={t('title')}
        columns={columns}
        state={props.state}
        empty={
          isFiltered ? (
            <EmptyState icon={icons.search} title={t('none')} />
          ) : (
            <EmptyState
              icon={icons.notifications}
              title={t('empty')}
              description={t('emptyHelp')}
              action={compose}
            />
          )
        }
        rowId={rowId}
        rowName={({ title }) => textIn(title, language)}
        sort={props.sort}
        rowActions={rowActions}
        onSortChange={props.onSortChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      <AlertDialog
        open={confirming !== undefined}
        danger
        title={t(`${kind}.title`, {
          title: confirming ? textIn(confirming.notification.title, language) : '',
        })}
        description={t(`${kind}.help`, { count: confirming?.notification.recipientCount ?? 0 })}
        confirmLabel={t(`${kind}.action`)}
        cancelLabel={t('keep')}
        onConfirm={() => {
          const id = confirming?.notification.id ?? '';
          if (kind === 'withdraw') props.onWithdraw({ id });
          else props.onDelete({ id });
          setConfirming(undefined);
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </div>
  );
}

function useColumns(
  hrefOf: NotificationTableProps['hrefOf'],
): readonly DataTableColumn<ComposedNotification>[] {
  const { t } = useTranslation('admin-notification');
  const language = useLanguage();
  const audienceWords = useAudienceLabel();
  return useMemo(
    () => [
      {
        id: 'TITLE',
        title: t('columns.TITLE'),
        sortable: true,
        cell: (row: ComposedNotification) => (
          <Link href={hrefOf(row)}>{textIn(row.title, language)}</Link>
        ),
      },
      {
        id: 'STATE',
        title: t('columns.STATE'),
        sortable: true,
        width: 30,
        cell: ({ state }: ComposedNotification) => (
          <StatusLabel tone={stateTones[state]}>{t(`state.${state}`)}</StatusLabel>
        ),
      },
      {
        id: 'AUDIENCE',
        title: t('columns.AUDIENCE'),
        width: 32,
        cell: ({ audience }: ComposedNotification) => (
          <Text truncate>{audienceWords(audience)}</Text>
        ),
      },
      {
        id: 'AT',
        title: t('columns.AT'),
        sortable: true,
        width: 44,
        cell: ({ publishedAt, publishAt }: ComposedNotification) => {
          const at = publishedAt ?? publishAt;
          return <Text tabular>{at ? formatDateTime(at) : '–'}</Text>;
        },
      },
      {
        id: 'READ',
        title: t('columns.READ'),
        align: 'end' as const,
        width: 26,
        cell: ({ readCount, recipientCount }: ComposedNotification) => (
          <Text tabular>
            {recipientCount === null
              ? '–'
              : `${numberText(readCount ?? 0, language)} / ${numberText(recipientCount, language)}`}
          </Text>
        ),
      },
      {
        id: 'UPDATED_AT',
        title: t('columns.UPDATED_AT'),
        sortable: true,
        width: 32,
        cell: ({ updatedAt }: ComposedNotification) => <Text tabular>{formatDate(updatedAt)}</Text>,
      },
    ],
    [t, language, hrefOf, audienceWords],
  );
}
