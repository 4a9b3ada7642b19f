import {
  type Language,
  textIn,
  type TutorialPublication,
  tutorialPublications,
} from '@office/vocabulary';
import { useCallback, useState, type ReactNode } from 'react';
import { useReadOnly } from '../../../patterns/readOnly.ts';
import { DataTable, type DataTableProps } from '../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../patterns/FilterBar/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { PageHeader } from '../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import * as contentPage from '../contentPage.css.ts';
import type { ContentCategoryName } from './content.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { iconOf, useContentTexts, type ContentArea } from './useContentTexts.ts';

export interface ContentItem {
  id: string;
  title: Record<Language, string>;
  categoryId: string;
}

interface ContentFilter {
  keyword: string;
  categoryId?: string | undefined;
  state?: TutorialPublication | undefined;
}

interface Publishing<Item> {
  publicationOf(item: Item): { publishedAt: string | null; notifiedAt: string | null };
  onPublish(event: { item: Item; notify: boolean }): void;
  onUnpublish(event: { item: Item }): void;
}

export interface ContentTableProps<Item extends ContentItem>
  extends
    Pick<
      DataTableProps<Item>,
      'columns' | 'state' | 'sort' | 'onSortChange' | 'onPageChange' | 'onRetry'
    >,
    Partial<Publishing<Item>> {
  area: ContentArea;
  /** Value of `data-component`. */
  component: string;
  categories: readonly ContentCategoryName[];
  filter: ContentFilter;
  /** URL of an item's form. `new` for a new item. */
  hrefOf(id: string): string;
  /** URL of the page for categories and their order. */
  orderHref: string;
  onFilterChange(event: { filter: ContentFilter }): void;
  onEdit(event: { id: string }): void;
  onDelete(event: { id: string }): void;
}

interface RowAction<Item> {
  action: 'publish' | 'unpublish' | 'delete';
  item: Item;
}

const all = 'all';
const rowId = ({ id }: ContentItem) => id;

/** Table of the items of an area, including drafts, with filters and actions. */
export function ContentTable<Item extends ContentItem>(props: ContentTableProps<Item>): ReactNode {
  const { area, filter, state: table, publicationOf, onEdit } = props;
  const { t, areaName } = useContentTexts(area);
  const language = useLanguage();
  const [confirming, setConfirming] = useState<RowAction<Item>>();
  const isNarrowed =
    filter.keyword !== '' || filter.categoryId !== undefined || filter.state !== undefined;
  const readOnly = useReadOnly();
  const add = !readOnly && (
    <Button variant="primary" icon={icons.plus} href={props.hrefOf('new')}>
      {t('new')}
    </Button>
  );
  const rowActions = useCallback(
    (item: Item) => {
      const isDraft = publicationOf?.(item).publishedAt === null;
      const action = isDraft ? 'publish' : 'unpublish';
      return [
        { id: 'edit', label: t('edit'), icon: icons.edit, onSelect: () => onEdit({ id: item.id }) },
        ...(publicationOf
          ? [
              {
                id: action,
                label: t(action),
                icon: isDraft ? icons.show : icons.hide,
                onSelect: () => setConfirming({ action, item } as const),
              },
            ]
          : []),
        {
          id: 'delete',
          label: t('delete'),
          icon: icons.remove,
          onSelect: () => setConfirming({ action: 'delete', item }),
        },
      ];
    },
    [t, publicationOf, onEdit],
  );
  return (
    <div className={contentPage.page} data-component={props.component}>
      <PageHeader
        title={t('title', { name: areaName })}
        description={t('description', { name: areaName })}
        actions={
          <>
            <Button icon={icons.sort} href={props.orderHref}>
              {t('order')}
            </Button>
            {add}
          </>
        }
      />
      <Filters {...props} />
      <DataTable
        label={t('table')}
        columns={props.columns}
        state={table}
        sort={props.sort}
        rowId={rowId}
        rowName={({ title }) => textIn(title, language)}
        rowActions={rowActions}
        empty={
          <EmptyState
            icon={iconOf(area)}
            title={t(isNarrowed ? 'noMatch' : 'empty')}
            description={t(isNarrowed ? 'noMatchHint' : 'emptyHint')}
            {...(isNarrowed ? {} : { action: add })}
          />
        }
        onSortChange={props.onSortChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      <Confirmation {...props} confirming={confirming} onClose={() => setConfirming(undefined)} />
    </div>
  );
}

function Filters<Item extends ContentItem>({
  area,
  categories,
  filter,
  state: table,
  onFilterChange,
}: ContentTableProps<Item>) {
  const { t } = useContentTexts(area);
  const language = useLanguage();
  const { keyword, categoryId, state } = filter;
  const change = (values: Partial<ContentFilter>) =>
    onFilterChange({ filter: { ...filter, ...values } });
  return (
    <FilterBar
      compact
      keyword={keyword}
      searchLabel={t('search')}
      count={table.status === 'ready' ? table.total : table.status === 'empty' ? 0 : undefined}
      onSearch={(event) => change({ keyword: event.keyword })}
      onClear={() => onFilterChange({ filter: { keyword: '' } })}
    >
      <Select
        ariaLabel={t('column.category')}
        value={categoryId ?? all}
        options={[
          { value: all, label: t('allCategories') },
          ...categories.map(({ id, name }) => ({ value: id, label: textIn(name, language) })),
        ]}
        onChange={({ value }) => change({ categoryId: value === all ? undefined : value })}
      />
      <Select
        ariaLabel={t('column.state')}
        value={state ?? all}
        options={[
          { value: all, label: t('allStates') },
          ...tutorialPublications.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        onChange={({ value }) =>
          change({ state: tutorialPublications.find((one) => one === value) })
        }
      />
    </FilterBar>
  );
}

function Confirmation<Item extends ContentItem>({
  area,
  confirming: asked,
  publicationOf,
  onPublish,
  onUnpublish,
  onDelete,
  onClose,
}: ContentTableProps<Item> & { confirming: RowAction<Item> | undefined; onClose(): void }) {
  const { t } = useContentTexts(area);
  const language = useLanguage();
  const title = asked ? textIn(asked.item.title, language) : '';
  if (asked?.action === 'publish') {
    return (
      <PublishDialog
        area={area}
        title={title}
        notified={publicationOf?.(asked.item).notifiedAt != null}
        onPublish={({ notify }) => onPublish?.({ item: asked.item, notify })}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      {onUnpublish && (
        <AlertDialog
          open={asked?.action === 'unpublish'}
          title={t('unpublishTitle', { title })}
          description={t('unpublishHelp')}
          confirmLabel={t('unpublish')}
          cancelLabel={t('keep')}
          onConfirm={() => {
            if (asked) onUnpublish({ item: asked.item });
            onClose();
          }}
          onCancel={onClose}
        />
      )}
      <AlertDialog
        open={asked?.action === 'delete'}
        danger
        title={t('deleteTitle', { title })}
        description={t('deleteHelp')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (asked) onDelete({ id: asked.item.id });
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}
