import { formatDate, formatDateTime, surveyStates, type SurveyState } from '@office/vocabulary';
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
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { surveyTones } from '../surveyTones.ts';
import * as styles from '../survey.css.ts';

export interface SurveyRowItem {
  id: string;
  version: number;
  title: string;
  state: SurveyState;
  anonymous: boolean;
  answered: number;
  recipients: number;
  opensAt: string | null;
  closesAt: string | null;
  updatedAt: string;
  href: string;
  resultsHref: string;
}

export interface SurveyTableFilter {
  keyword: string;
  /** Null matches any state. */
  state: SurveyState | null;
}

export interface SurveyTableProps {
  state: DataTableState<SurveyRowItem>;
  filter: SurveyTableFilter;
  /** Number of surveys in each state. Null while loading. */
  counts: Record<SurveyState, number> | null;
  sort: DataTableSort | null;
  submitting?: boolean;
  onFilterChange(event: { filter: SurveyTableFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onPageChange(event: { page: number }): void;
  onCreate(): void;
  onCopy(event: { survey: SurveyRowItem }): void;
  onRemind(event: { survey: SurveyRowItem }): void;
  onDelete(event: { survey: SurveyRowItem }): void;
  onRetry(): void;
}

const everyState = 'ALL';
const rowId = ({ id }: SurveyRowItem) => id;
const rowName = ({ title }: SurveyRowItem) => title;

export function SurveyTable(props: SurveyTableProps) {
  const { state, filter, counts, submitting = false } = props;
  const { onFilterChange, onCopy, onRemind, onDelete } = props;
  const { t } = useTranslation('admin-survey');
  const [deleting, setDeleting] = useState<SurveyRowItem>();
  const columns = useColumns();
  const rowActions = useCallback(
    (survey: SurveyRowItem) => {
      const reminds = {
        id: 'remind',
        label: t('remind'),
        icon: icons.notifications,
        onSelect: () => onRemind({ survey }),
      };
      return [
        { id: 'copy', label: t('copy'), icon: icons.copy, onSelect: () => onCopy({ survey }) },
        ...(survey.state === 'OPEN' ? [reminds] : []),
        {
          id: 'delete',
          label: t('delete'),
          icon: icons.remove,
          onSelect: () => setDeleting(survey),
        },
      ];
    },
    [t, onCopy, onRemind],
  );
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const readOnly = useReadOnly();
  const create = !readOnly && (
    <Button variant="primary" icon={icons.plus} loading={submitting} onPress={props.onCreate}>
      {t('create')}
    </Button>
  );
  return (
    <div className={styles.page} data-component="SurveyTable">
      <PageHeader title={t('title')} description={t('description')} actions={create} />
      <FilterBar
        compact
        keyword={filter.keyword}
        searchLabel={t('search')}
        count={state.status === 'ready' ? state.total : undefined}
        onSearch={({ keyword }) => onFilterChange({ filter: { ...filter, keyword } })}
      >
        <Select<SurveyState | typeof everyState>
          ariaLabel={t('stateFilter')}
          value={filter.state ?? everyState}
          options={[
            { value: everyState, label: t('all', { count: total ?? 0 }) },
            ...surveyStates.map((value) => ({
              value,
              label: t('stateCount', { state: t(`state.${value}`), count: counts?.[value] ?? 0 }),
            })),
          ]}
          onChange={({ value }) =>
            onFilterChange({ filter: { ...filter, state: value === everyState ? null : value } })
          }
        />
      </FilterBar>
      <DataTable
        label={t('title')}
        columns={columns}
        state={state}
        empty={
          filter.keyword !== '' || filter.state !== null ? (
            <EmptyState icon={icons.search} title={t('none')} />
          ) : (
            <EmptyState
              icon={icons.surveyForm}
              title={t('empty')}
              description={t('emptyHelp')}
              action={create}
            />
          )
        }
        rowId={rowId}
        rowName={rowName}
        sort={props.sort}
        rowActions={rowActions}
        onSortChange={props.onSortChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      <AlertDialog
        open={deleting !== undefined}
        danger
        title={t('deleteTitle', { title: deleting?.title || t('untitled') })}
        description={t('deleteHelp', { count: deleting?.answered ?? 0 })}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (deleting) onDelete({ survey: deleting });
          setDeleting(undefined);
        }}
        onCancel={() => setDeleting(undefined)}
      />
    </div>
  );
}

function useColumns(): readonly DataTableColumn<SurveyRowItem>[] {
  const { t } = useTranslation('admin-survey');
  return useMemo(() => {
    const time = (instant: string | null) => (
      <Text tabular>{instant ? formatDateTime(instant) : '–'}</Text>
    );
    return [
      {
        id: 'TITLE',
        title: t('columns.title'),
        sortable: true,
        cell: ({ title, href, anonymous }: SurveyRowItem) => (
          <Stack gap={0}>
            <Link href={href}>{title || t('untitled')}</Link>
            {anonymous && (
              <Text size="xs" tone="muted">
                {t('anonymous')}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'STATE',
        title: t('columns.state'),
        sortable: true,
        width: 30,
        cell: ({ state }: SurveyRowItem) => (
          <StatusLabel tone={surveyTones[state]}>{t(`state.${state}`)}</StatusLabel>
        ),
      },
      {
        id: 'answered',
        title: t('columns.answered'),
        width: 42,
        cell: ({ state, answered, recipients, resultsHref }: SurveyRowItem) =>
          state === 'DRAFT' || state === 'SCHEDULED' ? (
            t('asked', { recipients })
          ) : (
            <Link href={resultsHref}>{t('turnout', { answered, recipients })}</Link>
          ),
      },
      {
        id: 'OPENS_AT',
        title: t('columns.opensAt'),
        sortable: true,
        width: 44,
        cell: ({ opensAt }: SurveyRowItem) => time(opensAt),
      },
      {
        id: 'CLOSES_AT',
        title: t('columns.closesAt'),
        sortable: true,
        width: 44,
        cell: ({ closesAt }: SurveyRowItem) => time(closesAt),
      },
      {
        id: 'UPDATED_AT',
        title: t('columns.updatedAt'),
        sortable: true,
        width: 32,
        cell: ({ updatedAt }: SurveyRowItem) => <Text tabular>{formatDate(updatedAt)}</Text>,
      },
    ];
  }, [t]);
}
