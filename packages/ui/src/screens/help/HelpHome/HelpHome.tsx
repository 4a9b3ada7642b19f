import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LinkList } from '../../../patterns/LinkList/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import * as row from '../../../patterns/row.css.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { HelpArticleHit, HelpCategoryItem } from '../help.ts';
import * as styles from '../help.css.ts';

export type HelpHomeState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; categories: readonly HelpCategoryItem[] }
  | { status: 'found'; hits: readonly HelpArticleHit[]; total: number }
  | { status: 'nothing' };

export interface HelpHomeProps {
  state: HelpHomeState;
  keyword: string;
  /** False for guests. */
  canAsk: boolean;
  questionsHref: string;
  loadingMore?: boolean;
  tour?: ReactNode;
  onKeywordChange(event: { keyword: string }): void;
  onAsk(): void;
  onMore(): void;
  onRetry(): void;
}

export function HelpHome(props: HelpHomeProps) {
  const { state, keyword, canAsk, questionsHref, onKeywordChange, onAsk } = props;
  const { t } = useTranslation('help');
  return (
    <div className={styles.root} data-component="HelpHome" data-status={state.status}>
      <SidePanel
        title={t('title')}
        toolbar={
          <TextField
            type="search"
            ariaLabel={t('search.label')}
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
          {canAsk && (
            <div className={styles.foot}>
              <Button icon={icons.help} onPress={onAsk}>
                {t('home.ask')}
              </Button>
              <Link href={questionsHref} underline="hover">
                {t('home.questions')}
              </Link>
            </div>
          )}
        </div>
      </SidePanel>
    </div>
  );
}

function Content(props: HelpHomeProps): ReactNode {
  const { state, keyword, canAsk, tour, onRetry } = props;
  const { t } = useTranslation('help');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={5} label={t('home.loading')} />;
    case 'error':
      return <ErrorState title={t('home.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <>
          {tour}
          <EmptyState
            icon={icons.help}
            title={t('home.empty')}
            description={t(canAsk ? 'home.emptyHint' : 'home.emptyGuest')}
          />
        </>
      );
    case 'ready':
      return (
        <>
          {tour}
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
            description={t(canAsk ? 'search.nothingHint' : 'search.nothingGuest')}
          />
        </div>
      );
  }
}

function Category({ name, articles }: HelpCategoryItem) {
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

interface HitsProps extends HelpHomeProps {
  state: Extract<HelpHomeState, { status: 'found' }>;
}

function Hits({ state: { hits, total }, loadingMore = false, onMore }: HitsProps) {
  const { t } = useTranslation('help');
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
          {t('search.more')}
        </Button>
      )}
    </section>
  );
}
