import { tutorialStates, type TutorialState } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { FilterBar } from '../../../patterns/FilterBar/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { TutorialCategoryItem, TutorialFilter, TutorialItem } from '../tutorial.ts';
import { TutorialCard } from './TutorialCard.tsx';
import * as styles from './TutorialList.css.ts';

export type TutorialListState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      /** Empty if the filter matches nothing. */
      tutorials: readonly TutorialItem[];
      hasMore: boolean;
      loadingMore?: boolean;
    };

export interface TutorialListProps {
  state: TutorialListState;
  categories: readonly TutorialCategoryItem[];
  moreCategories?: boolean;
  filter: TutorialFilter;
  onFilterChange(event: { filter: TutorialFilter }): void;
  /** The end of the loaded list scrolled into view. */
  onLoadMore(): void;
  onLoadMoreCategories(): void;
  onRetry(): void;
}

const everyState = 'ALL';

export function TutorialList(props: TutorialListProps) {
  const { state } = props;
  const { t } = useTranslation('tutorial');
  return (
    <div className={styles.root} data-component="TutorialList" data-status={state.status}>
      <SidePanel
        title={t('title')}
        {...(state.status === 'empty' ? {} : { toolbar: <Narrowing {...props} /> })}
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Narrowing({ state, filter, onFilterChange, ...props }: TutorialListProps) {
  const { t } = useTranslation('tutorial');
  const found = state.status === 'ready' && !state.hasMore ? state.tutorials.length : undefined;
  return (
    <div className={styles.narrowing}>
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

function Content(props: TutorialListProps): ReactNode {
  const { state, filter, onFilterChange, onRetry } = props;
  const { t } = useTranslation('tutorial');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={6} label={t('loading')} />;
    case 'error':
      return <ErrorState title={t('failed')} onRetry={onRetry} />;
    case 'empty':
      return <EmptyState icon={icons.tutorial} title={t('empty')} description={t('emptyHint')} />;
    case 'ready':
      if (state.tutorials.length === 0) {
        return (
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
        );
      }
      return (
        <>
          <ul className={styles.list} aria-label={t('title')}>
            {state.tutorials.map((tutorial) => (
              <li key={tutorial.id}>
                <TutorialCard tutorial={tutorial} />
              </li>
            ))}
          </ul>
          {state.hasMore && (
            <LoadMore
              key={state.tutorials.length}
              label={t('more')}
              loading={state.loadingMore ?? false}
              onLoadMore={props.onLoadMore}
            />
          )}
          {!state.hasMore && state.tutorials.length > 10 && (
            <Text as="p" size="xs" tone="muted">
              {t('end')}
            </Text>
          )}
        </>
      );
  }
}
