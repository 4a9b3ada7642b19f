import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  type DataTableColumn,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { useClock, type Clock } from '../../../../patterns/useClock.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import {
  everyEntry,
  type AuditLogEntry,
  type AuditLogFilter,
  type AuditLogPeople,
} from '../entries.ts';
import * as styles from '../audit.css.ts';
import { AuditLogFilters } from './AuditLogFilters.tsx';
import { EntryDrawer, OutcomeLabel } from './EntryDrawer.tsx';
import { GroupPeople } from './GroupPeople.tsx';
import { useEntryTexts } from './useEntryTexts.ts';

export interface AuditLogProps {
  state: DataTableState<AuditLogEntry>;
  filter: AuditLogFilter;
  openId?: number | null;
  /** People of the open entry, if it is a bulk action. */
  people?: AuditLogPeople | undefined;
  exporting?: boolean;
  /** Address of the settings of the stream. */
  streamHref?: string;
  clock?: Clock;
  onFilterChange(event: { filter: AuditLogFilter }): void;
  onPageChange(event: { page: number }): void;
  onLimitChange(event: { limit: number }): void;
  onOpen(event: { id: number }): void;
  onClose(): void;
  onExport(): void;
  onPeopleSearch(event: { keyword: string }): void;
  onPeoplePageChange(event: { page: number }): void;
  onPeopleRetry(): void;
  onRetry(): void;
}

const limits = [10, 25, 50, 100];
const rowId = ({ id }: AuditLogEntry) => String(id);

export function AuditLog({
  state,
  filter,
  openId = null,
  people,
  exporting = false,
  streamHref,
  clock: clockProp,
  onFilterChange,
  onPageChange,
  onLimitChange,
  onOpen,
  onClose,
  onExport,
  onPeopleSearch,
  onPeoplePageChange,
  onPeopleRetry,
  onRetry,
}: AuditLogProps) {
  const { t } = useTranslation('admin-audit');
  const clock = useClock(clockProp);
  const { timeZone } = clock;
  const texts = useEntryTexts(timeZone);
  const columns = useMemo(
    (): readonly DataTableColumn<AuditLogEntry>[] => [
      {
        id: 'action',
        title: t('column.action'),
        width: 52,
        cell: (entry) => (
          <button type="button" className={styles.open} onClick={() => onOpen({ id: entry.id })}>
            {texts.actionOf(entry)}
          </button>
        ),
      },
      {
        id: 'at',
        title: t('column.at'),
        width: 40,
        cell: (entry) => <Text tabular>{texts.timeOf(entry)}</Text>,
      },
      {
        id: 'actor',
        title: t('column.actor'),
        cell: (entry) => (
          <Text as="div" truncate>
            {texts.actorOf(entry)}
          </Text>
        ),
      },
      {
        id: 'target',
        title: t('column.target'),
        cell: (entry) => (
          <Text as="div" truncate>
            {texts.targetOf(entry)}
          </Text>
        ),
      },
      {
        id: 'outcome',
        title: t('column.outcome'),
        width: 30,
        cell: ({ outcome }) => <OutcomeLabel outcome={outcome} />,
      },
      {
        id: 'address',
        title: t('column.address'),
        width: 36,
        cell: ({ address }) => <Text tabular>{address ?? t('none')}</Text>,
      },
    ],
    [t, texts, onOpen],
  );
  const rows = state.status === 'ready' ? state.rows : [];
  const opened = rows.find(({ id }) => id === openId);
  const { keyword, from, to, ...choices } = filter;
  const narrowed =
    [keyword, from, to].some((text) => text !== '') ||
    Object.values(choices).some((value) => value !== undefined);
  return (
    <div className={styles.page} data-component="AuditLog">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            {streamHref && <Button href={streamHref}>{t('stream.open')}</Button>}
            <Button
              icon={icons.download}
              loading={exporting}
              disabled={state.status === 'empty'}
              onPress={onExport}
            >
              {t('export')}
            </Button>
          </>
        }
      />
      <AuditLogFilters
        filter={filter}
        clock={clock}
        count={state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined}
        onFilterChange={onFilterChange}
      />
      <DataTable
        label={t('table')}
        columns={columns}
        state={state}
        rowId={rowId}
        rowName={texts.nameOf}
        empty={
          <EmptyState
            icon={icons.search}
            title={t(narrowed ? 'empty.noMatch' : 'empty.title')}
            description={t(narrowed ? 'empty.noMatchHint' : 'empty.description')}
            action={
              narrowed && (
                <Button onPress={() => onFilterChange({ filter: everyEntry })}>
                  {t('empty.clear')}
                </Button>
              )
            }
          />
        }
        limits={limits}
        onPageChange={onPageChange}
        onLimitChange={onLimitChange}
        onRetry={onRetry}
      />
      <EntryDrawer
        entry={opened}
        texts={texts}
        people={
          opened?.groupId &&
          people && (
            <GroupPeople
              {...people}
              texts={texts}
              onSearch={onPeopleSearch}
              onPageChange={onPeoplePageChange}
              onRetry={onPeopleRetry}
            />
          )
        }
        onFilter={(by) => onFilterChange({ filter: { ...everyEntry, ...by } })}
        onClose={onClose}
      />
    </div>
  );
}
