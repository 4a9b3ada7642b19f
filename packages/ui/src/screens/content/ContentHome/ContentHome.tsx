import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LinkList } from '../../../patterns/LinkList/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import * as row from '../../../patterns/row.css.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { ContentArticleHit, ContentCategory } from '../content.ts';
import * as styles from '../content.css.ts';

export type ContentHomeState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; categories: readonly ContentCategory[] }
  | { status: 'found'; hits: readonly ContentArticleHit[]; total: number }
  | { status: 'nothing' };

export interface ContentHomeProps {
  /** Name of the area. */
  title: string;
  state: ContentHomeState;
  keyword: string;
  loadingMore?: boolean;
  /** Icon of the area, shown while there are no articles. */
  icon?: IconGlyph;
  /** Value of `data-component`. */
  component?: string;
  searchLabel?: string | undefined;
  emptyHint?: string | undefined;
  noResultsHint?: string | undefined;
  /** Content above the categories. */
  top?: ReactNode;
  /** Content below the articles. */
  bottom?: ReactNode;
  onKeywordChange(event: { keyword: string }): void;
  onMore(): void;
  onRetry(): void;
}

/** Search and categories of an area with articles. */
export function ContentHome(props: ContentHomeProps) {
  const { title, state, keyword, bottom, component = 'ContentHome', onKeywordChange } = props;
  const { t } = useTranslation('content');
  return (
    <div className={styles.root} data-component={component} data-status={state.status}>
      <SidePanel
        title={title}
        toolbar={
          <TextField
            type="search"
            ariaLabel={props.searchLabel ?? t('search.label')}
            placeholder={t('search.placeholder')}
            enterKeyHint="search"
            prefix={<Icon icon={icons.search} />}
            value={keyword}
            onChange={({ value }) => onKeywordChange({ keyword: value })}
          />
        }
      >
        <div className={styles.column}>
          <Content {...props} />
          {bottom}
        </div>
      </SidePanel>
    </div>
  );
}

function Content(props: ContentHomeProps): ReactNode {
  const { state, keyword, top, icon = icons.file, onRetry } = props;
  const { t } = useTranslation('content');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={5} label={t('home.loading')} />;
    case 'error':
      return <ErrorState title={t('home.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <>
          {top}
          <EmptyState
            icon={icon}
            title={t('home.empty')}
            description={props.emptyHint ?? t('home.emptyHint')}
          />
        </>
      );
    case 'ready':
      return (
        <>
          {top}
          {state.categories.map((category) => (
            <Category key={category.id} {...category} />
          ))}
        </>
      );
    case 'found':
      return <Hits {...props} state={state} />;
    case 'nothing':
      return (
        <div role="status">
          <EmptyState
            icon={icons.search}
            title={t('search.nothing', { keyword })}
            description={props.noResultsHint ?? t('search.noResultsHint')}
          />
        </div>
      );
  }
}

function Category({ name, articles }: ContentCategory) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {name}
      </Heading>
      <LinkList
        items={articles.map(({ href, title }) => ({ href, label: title, icon: icons.file }))}
      />
    </section>
  );
}

interface HitsProps extends ContentHomeProps {
  state: Extract<ContentHomeState, { status: 'found' }>;
}

function Hits({ state: { hits, total }, loadingMore = false, onMore }: HitsProps) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.section} aria-label={t('search.results')}>
      <div role="status">
        <Text size="xs" tone="muted">
          {t('search.count', { count: total })}
        </Text>
      </div>
      <ul className={styles.list}>
        {hits.map(({ id, href, title, excerpt, categoryName }) => (
          <li key={id} className={row.root}>
            <div className={cx(row.words, styles.words)}>
              <Link
                href={href}
                tone="inherit"
                underline="none"
                className={cx(row.rowLink, styles.wrappingLabel)}
              >
                {title}
              </Link>
              <span className={styles.excerpt}>{excerpt}</span>
              <Text size="xs" tone="muted">
                {categoryName}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {hits.length < total && (
        <Button loading={loadingMore} onPress={onMore}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}
