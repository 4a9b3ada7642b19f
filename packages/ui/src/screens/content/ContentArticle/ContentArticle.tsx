import { formatDate } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from '../content.css.ts';

export type ContentArticleState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | {
      status: 'ready';
      title: string;
      categoryName: string;
      /** Markdown. */
      content: string;
      /** Signed URLs of the files in the content, by key. */
      files?: Readonly<Record<string, string>>;
      updatedAt: string;
    };

export interface ContentArticleProps {
  /** Name of the area, shown until the article is loaded. */
  title: string;
  state: ContentArticleState;
  /** Icon of the area. */
  icon?: IconGlyph;
  /** Value of `data-component`. */
  component?: string;
  /** Content below the text of the article. */
  children?: ReactNode;
  onBack(): void;
  onRetry(): void;
}

/** Article of an area, in the language of the reader. */
export function ContentArticle(props: ContentArticleProps) {
  const { title, state, component = 'ContentArticle', onBack } = props;
  const isReady = state.status === 'ready';
  return (
    <div className={styles.root} data-component={component} data-status={state.status}>
      <SidePanel
        title={isReady ? state.title : title}
        {...(isReady ? { description: state.categoryName } : {})}
        onBack={onBack}
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content({ state, icon = icons.file, children, onBack, onRetry }: ContentArticleProps) {
  const { t } = useTranslation('content');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={4} label={t('article.loading')} />;
    case 'error':
      return <ErrorState title={t('article.failed')} onRetry={onRetry} />;
    case 'gone':
      return (
        <EmptyState
          icon={icon}
          title={t('article.gone')}
          description={t('article.goneHint')}
          action={<Button onPress={onBack}>{t('article.toList')}</Button>}
        />
      );
    case 'ready':
      return (
        <div className={styles.column}>
          <Markdown
            text={state.content}
            headingLevel={2}
            {...(state.files ? { files: state.files } : {})}
          />
          <Text as="p" size="xs" tone="muted">
            {t('article.updated', { date: formatDate(state.updatedAt) })}
          </Text>
          {children}
        </div>
      );
  }
}
