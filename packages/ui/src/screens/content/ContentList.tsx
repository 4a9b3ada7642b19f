import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../patterns/LoadMore.tsx';
import { SidePanel, type SidePanelProps } from '../../patterns/SidePanel/index.ts';
import type { ContentListState } from './content.ts';
import * as styles from './content.css.ts';

interface ContentListProps<Item> extends Omit<SidePanelProps, 'children'> {
  /** Value of `data-component`. */
  component: string;
  state: ContentListState<Item>;
  texts: { list: string; loading: string; failed: string };
  /** Content above the list. */
  top?: ReactNode;
  /** Shown without any items. */
  empty: ReactNode;
  /** Shown if the filter matches nothing. */
  noResults?: ReactNode;
  children(item: Item): ReactNode;
  /** Called when the end of the loaded list scrolls into view. */
  onLoadMore(): void;
  onRetry(): void;
}

/** Panel with a list that loads more items at its end. */
export function ContentList<Item extends { id: string }>({
  component,
  state,
  texts,
  top,
  empty,
  noResults,
  children,
  onLoadMore,
  onRetry,
  ...panel
}: ContentListProps<Item>) {
  const { t } = useTranslation('content');
  const content = () => {
    switch (state.status) {
      case 'loading':
        return <LoadingState shape="text" rows={5} label={texts.loading} />;
      case 'error':
        return <ErrorState title={texts.failed} onRetry={onRetry} />;
      case 'empty':
        return empty;
      case 'ready':
        if (state.items.length === 0 && noResults) return noResults;
        return (
          <>
            <ul className={styles.list} aria-label={texts.list}>
              {state.items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </ul>
            {state.moreFailed ? (
              <ErrorState title={t('list.moreFailed')} onRetry={onLoadMore} />
            ) : (
              state.hasMore && (
                <LoadMore
                  key={state.items.length}
                  label={t('list.more')}
                  loading={state.loadingMore ?? false}
                  onLoadMore={onLoadMore}
                />
              )
            )}
          </>
        );
    }
  };
  return (
    <div className={styles.root} data-component={component} data-status={state.status}>
      <SidePanel {...panel}>
        {top}
        {content()}
      </SidePanel>
    </div>
  );
}
