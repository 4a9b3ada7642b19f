import { tutorialStates, type TutorialState } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../patterns/FilterBar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import type { ContentListState } from '../../content/content.ts';
import { ContentList } from '../../content/ContentList.tsx';
import type { TutorialCategoryItem, TutorialFilter, TutorialItem } from '../tutorial.ts';
import { TutorialCard } from './TutorialCard.tsx';
import * as styles from './TutorialList.css.ts';

export type TutorialListState = ContentListState<TutorialItem>;

export interface TutorialListProps {
  state: TutorialListState;
  categories: readonly TutorialCategoryItem[];
  moreCategories?: boolean;
  filter: TutorialFilter;
  onFilterChange(event: { filter: TutorialFilter }): void;
  onLoadMore(): void;
  onLoadMoreCategories(): void;
  onRetry(): void;
}

const everyState = 'ALL';

export function TutorialList(props: TutorialListProps) {
  const { state, filter, onFilterChange } = props;
  const { t } = useTranslation('tutorial');
  return (
    <ContentList
      component="TutorialList"
      title={t('title')}
      {...(state.status === 'empty' ? {} : { toolbar: <Filters {...props} /> })}
      state={state}
      texts={{ list: t('title'), loading: t('loading'), failed: t('failed') }}
      empty={<EmptyState icon={icons.tutorial} title={t('empty')} description={t('emptyHint')} />}
      noResults={
        <EmptyState
          icon={icons.search}
          title={t('none')}
          action={
            <Button
              onPress={() =>
                onFilterChange({
                  filter: { ...filter, keyword: '', categoryId: null, state: null },
                })
              }
            >
              {t('showAll')}
            </Button>
          }
        />
      }
      onLoadMore={props.onLoadMore}
      onRetry={props.onRetry}
    >
      {(tutorial) => <TutorialCard tutorial={tutorial} />}
    </ContentList>
  );
}

function Filters({ state, filter, onFilterChange, ...props }: TutorialListProps) {
  const { t } = useTranslation('tutorial');
  const found = state.status === 'ready' && !state.hasMore ? state.items.length : undefined;
  return (
    <div className={styles.filters}>
      <FilterBar
        compact
        keyword={filter.keyword}
        searchLabel={t('search')}
        count={found}
        onSearch={({ keyword }) => onFilterChange({ filter: { ...filter, keyword } })}
      >
        <Select<TutorialState | typeof everyState>
          ariaLabel={t('stateFilter')}
          value={filter.state ?? everyState}
          options={[
            { value: everyState, label: t('everyState') },
            ...tutorialStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChange={({ value }) =>
            onFilterChange({ filter: { ...filter, state: value === everyState ? null : value } })
          }
        />
      </FilterBar>
      <Categories {...props} filter={filter} onFilterChange={onFilterChange} />
    </div>
  );
}

function Categories({
  categories,
  moreCategories = false,
  filter,
  onFilterChange,
  onLoadMoreCategories,
}: Omit<TutorialListProps, 'state'>) {
  const { t } = useTranslation('tutorial');
  if (categories.length === 0) return null;
  const chip = (id: string | null, name: string, counts?: ReactNode) => {
    const isSelected = filter.categoryId === id;
    return (
      <button
        key={id ?? 'all'}
        type="button"
        aria-pressed={isSelected}
        className={cx(styles.chip, isSelected && styles.selected)}
        onClick={() => onFilterChange({ filter: { ...filter, categoryId: id } })}
      >
        <span className={styles.chipName}>{name}</span>
        {counts}
      </button>
    );
  };
  return (
    <div role="group" aria-label={t('categories')} className={styles.chips}>
      {chip(null, t('everyCategory'))}
      {categories.map(({ id, name, tutorialCount, doneCount }) =>
        chip(
          id,
          name,
          doneCount === tutorialCount ? (
            <Icon icon={icons.success} tone="success" label={t('allDone')} />
          ) : (
            <span
              className={styles.count}
              aria-label={t('doneOf', { done: doneCount, count: tutorialCount })}
              role="img"
            >
              {doneCount}/{tutorialCount}
            </span>
          ),
        ),
      )}
      {moreCategories && (
        <Button size="sm" variant="ghost" onPress={onLoadMoreCategories}>
          {t('moreCategories')}
        </Button>
      )}
    </div>
  );
}
