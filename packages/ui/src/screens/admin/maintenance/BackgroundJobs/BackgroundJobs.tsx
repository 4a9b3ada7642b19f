import { formatDateTime, type BackgroundJobName } from '@office/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type DataTableColumn } from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './BackgroundJobs.css.ts';

export interface BackgroundJobItem {
  name: BackgroundJobName;
  /** Work that is due now or later. */
  waiting: number;
  due: number;
  /** ISO 8601. Null if no work is due. */
  oldestDueAt: string | null;
  /** Work that the job does not retry. */
  failed: number;
  /** Whether failed work can be repeated here. */
  canRetry: boolean;
}

export type BackgroundJobsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; jobs: readonly BackgroundJobItem[] };

export interface BackgroundJobsProps {
  state: BackgroundJobsState;
  /** Job whose failed work is being repeated. */
  retrying?: BackgroundJobName | null;
  onRetryFailed(event: { name: BackgroundJobName }): void;
  /** Called to load the jobs again after a failure. */
  onRetry(): void;
}

/** Lists the stored work of the background jobs over all organisations, and repeats failed work. */
export function BackgroundJobs({ state, retrying, onRetryFailed, onRetry }: BackgroundJobsProps) {
  const { t } = useTranslation('admin-maintenance');
  const columns = useColumns(retrying, onRetryFailed);
  const count = state.status === 'ready' ? state.jobs.length : 0;
  return (
    <div className={styles.page} data-component="BackgroundJobs" data-status={state.status}>
      <PageHeader title={t('jobs.title')} description={t('jobs.description')} />
      <DataTable
        label={t('jobs.title')}
        columns={columns}
        state={
          state.status === 'ready'
            ? { status: 'ready', rows: state.jobs, page: 1, limit: count, total: count }
            : state
        }
        empty={<EmptyState icon={icons.clock} title={t('jobs.empty')} />}
        rowId={({ name }) => name}
        rowName={({ name }) => t(`jobs.names.${name}`)}
        onPageChange={() => undefined}
        onRetry={onRetry}
      />
    </div>
  );
}

function useColumns(
  retrying: BackgroundJobsProps['retrying'],
  onRetryFailed: BackgroundJobsProps['onRetryFailed'],
): readonly DataTableColumn<BackgroundJobItem>[] {
  const { t } = useTranslation('admin-maintenance');
  return useMemo(
    () => [
      { id: 'name', title: t('jobs.name'), cell: ({ name }) => t(`jobs.names.${name}`) },
      {
        id: 'waiting',
        title: t('jobs.waiting'),
        align: 'end',
        width: 24,
        cell: ({ waiting }) => waiting,
      },
      {
        id: 'due',
        title: t('jobs.due'),
        width: 48,
        cell: ({ due, oldestDueAt }) => (
          <Text tabular>
            {oldestDueAt
              ? t('jobs.dueSince', { count: due, time: formatDateTime(oldestDueAt) })
              : due}
          </Text>
        ),
      },
      {
        id: 'failed',
        title: t('jobs.failed'),
        width: 56,
        cell: ({ name, failed, canRetry }) => (
          <div className={styles.failed}>
            <Text tabular>{failed}</Text>
            {failed > 0 && canRetry && (
              <Button
                size="sm"
                icon={icons.refresh}
                loading={retrying === name}
                ariaLabel={t('jobs.retryOf', { name: t(`jobs.names.${name}`) })}
                onPress={() => onRetryFailed({ name })}
              >
                {t('jobs.retry')}
              </Button>
            )}
          </div>
        ),
      },
    ],
    [t, retrying, onRetryFailed],
  );
}
