import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type DataTableColumn } from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { differencesOf } from '../differences.ts';
import type { AuditLogEntry, AuditLogPeople } from '../entries.ts';
import * as styles from '../audit.css.ts';
import type { EntryTexts } from './useEntryTexts.ts';

interface GroupPeopleProps extends AuditLogPeople {
  texts: EntryTexts;
  onSearch(event: { keyword: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

const rowId = ({ id }: AuditLogEntry) => String(id);

/** The people of a bulk action, each with their changes. */
export function GroupPeople(props: GroupPeopleProps) {
  const { keyword, state, texts, onSearch, onPageChange, onRetry } = props;
  const { t } = useTranslation('admin-audit');
  const nameOf = (entry: AuditLogEntry) => entry.target?.name ?? entry.target?.id ?? t('none');
  const columns = useMemo(
    (): readonly DataTableColumn<AuditLogEntry>[] => [
      {
        id: 'person',
        title: t('people.person'),
        cell: ({ target }) => (
          <Text as="div" truncate>
            {target?.name ?? target?.id ?? t('none')}
          </Text>
        ),
      },
      {
        id: 'change',
        title: t('changes'),
        cell: ({ before, after, target }) => (
          <Text as="div" tone="muted">
            {differencesOf(before, after)
              .filter(({ changed, after: value }) => changed && value !== target?.name)
              .map((change) => changeText(change, before !== null, texts, t))
              .join(t('people.separator'))}
          </Text>
        ),
      },
    ],
    [t, texts],
  );
  return (
    <section className={styles.section} data-part="People">
      <Heading level={3} size="sm">
        {t('people.title')}
      </Heading>
      <FilterBar
        compact
        keyword={keyword}
        searchLabel={t('people.search')}
        count={state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined}
        onSearch={onSearch}
      />
      <DataTable
        label={t('people.title')}
        paginationLabel={t('people.pages')}
        columns={columns}
        state={state}
        rowId={rowId}
        rowName={nameOf}
        empty={
          <EmptyState
            icon={icons.people}
            title={t(keyword === '' ? 'people.none' : 'people.noMatch')}
          />
        }
        onPageChange={onPageChange}
        onRetry={onRetry}
      />
    </section>
  );
}

function changeText(
  { name, before, after }: { name: string; before: unknown; after: unknown },
  hadValues: boolean,
  { propertyOf, valueOf }: EntryTexts,
  t: (key: string, values: Record<string, string>) => string,
): string {
  const [property, from, to] = [propertyOf(name), valueOf(before), valueOf(after)];
  return hadValues
    ? t('people.change', { property, before: from, after: to })
    : t('people.value', { property, value: to });
}
