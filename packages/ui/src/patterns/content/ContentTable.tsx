import { tutorialPublications, type Language, type TutorialPublication } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { DataTable, type DataTableProps } from '../DataTable/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { FilterBar } from '../FilterBar/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { PageHeader } from '../PageHeader/index.ts';

export interface ContentItem {
  id: string;
  title: Record<Language, string>;
  categoryId: string;
}

export interface ContentCategory {
  id: string;
  name: Record<Language, string>;
}

interface ContentFilter {
  keyword: string;
  categoryId?: string | undefined;
  state?: TutorialPublication | undefined;
}

export type ContentWord =
  | `column.${'title' | 'category' | 'state' | 'updatedAt'}`
  | `state.${TutorialPublication}`
  | 'title'
  | 'description'
  | 'table'
  | 'order'
  | 'new'
  | 'search'
  | 'allCategories'
  | 'allStates'
  | 'empty'
  | 'emptyHint'
  | 'noMatch'
  | 'noMatchHint';

export interface ContentTableProps<Item extends ContentItem> extends Pick<
  DataTableProps<Item>,
  'columns' | 'state' | 'sort' | 'rowActions' | 'onSortChange' | 'onPageChange' | 'onRetry'
> {
  icon: IconGlyph;
  categories: readonly ContentCategory[];
  filter: ContentFilter;
  words(key: ContentWord): string;
  /** URL of the form for a new item. */
  newHref: string;
  /** URL of the page for categories and order. */
  orderHref: string;
  onFilterChange(event: { filter: ContentFilter }): void;
}

const all = 'all';
const rowId = ({ id }: ContentItem) => id;

/** Table of an area's content items, including drafts, with filters for keyword, category and state. */
export function ContentTable<Item extends ContentItem>({
  icon,
  categories,
  filter,
  words,
  newHref,
  orderHref,
  onFilterChange,
  ...table
}: ContentTableProps<Item>): ReactNode {
  const language = useLanguage();
  const { keyword, categoryId, state } = filter;
  const change = (values: Partial<ContentFilter>) =>
    onFilterChange({ filter: { ...filter, ...values } });
  const isNarrowed = keyword !== '' || categoryId !== undefined || state !== undefined;
  const { status } = table.state;
  const write = (
    <Button variant="primary" icon={icons.plus} href={newHref}>
      {words('new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words('title')}
        description={words('description')}
        actions={
          <>
            <Button icon={icons.sort} href={orderHref}>
              {words('order')}
            </Button>
            {write}
          </>
        }
      />
      <FilterBar
        compact
        keyword={keyword}
        searchLabel={words('search')}
        count={
          table.state.status === 'ready' ? table.state.total : status === 'empty' ? 0 : undefined
        }
        onSearch={(event) => change({ keyword: event.keyword })}
        onClear={() => onFilterChange({ filter: { keyword: '' } })}
      >
        <Select
          ariaLabel={words('column.category')}
          value={categoryId ?? all}
          options={[
            { value: all, label: words('allCategories') },
            ...categories.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
          onChange={({ value }) => change({ categoryId: value === all ? undefined : value })}
        />
        <Select
          ariaLabel={words('column.state')}
          value={state ?? all}
          options={[
            { value: all, label: words('allStates') },
            ...tutorialPublications.map((value) => ({ value, label: words(`state.${value}`) })),
          ]}
          onChange={({ value }) =>
            change({ state: tutorialPublications.find((one) => one === value) })
          }
        />
      </FilterBar>
      <DataTable
        {...table}
        label={words('table')}
        rowId={rowId}
        rowName={({ title }) => title[language]}
        empty={
          <EmptyState
            icon={icon}
            title={words(isNarrowed ? 'noMatch' : 'empty')}
            description={words(isNarrowed ? 'noMatchHint' : 'emptyHint')}
            {...(isNarrowed ? {} : { action: write })}
          />
        }
      />
    </>
  );
}
