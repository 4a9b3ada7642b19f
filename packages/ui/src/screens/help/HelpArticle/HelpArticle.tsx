import { formatDate } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from '../help.css.ts';

export type HelpArticleState =
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
      /** Null if the reader has not voted. */
      helpful: boolean | null;
    };

export interface HelpArticleProps {
  state: HelpArticleState;
  /** False for guests. */
  canAsk: boolean;
  onVote(event: { helpful: boolean }): void;
  onAsk(): void;
  onBack(): void;
  onRetry(): void;
}

export function HelpArticle(props: HelpArticleProps) {
  const { state, onBack } = props;
  const { t } = useTranslation('help');
  const isReady = state.status === 'ready';
  return (
    <div className={styles.root} data-component="HelpArticle" data-status={state.status}>
      <SidePanel
        title={isReady ? state.title : t('title')}
        {...(isReady ? { description: state.categoryName } : {})}
        onBack={onBack}
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: HelpArticleProps) {
  const { state, onBack, onRetry } = props;
  const { t } = useTranslation('help');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={4} label={t('article.loading')} />;
    case 'error':
      return <ErrorState title={t('article.failed')} onRetry={onRetry} />;
    case 'gone':
      return (
        <EmptyState
          icon={icons.help}
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
          <Vote {...props} helpful={state.helpful} />
        </div>
      );
  }
}

function Vote({ helpful, canAsk, onVote, onAsk }: HelpArticleProps & { helpful: boolean | null }) {
  const { t } = useTranslation('help');
  const id = useId();
  return (
    <section className={styles.vote} aria-labelledby={id}>
      <Text id={id} weight="medium">
        {t('article.vote')}
      </Text>
      <RadioGroup<'YES' | 'NO'>
        labelledBy={id}
        direction="row"
        options={[
          { value: 'YES', label: t('article.yes') },
          { value: 'NO', label: t('article.no') },
        ]}
        value={helpful === null ? null : helpful ? 'YES' : 'NO'}
        onChange={({ value }) => onVote({ helpful: value === 'YES' })}
      />
      <div role="status" className={styles.voted}>
        {helpful === true && <Text>{t('article.thanks')}</Text>}
        {helpful === false && (
          <div className={styles.section}>
            <Text>{t(canAsk ? 'article.stillOpen' : 'article.thanks')}</Text>
            {canAsk && (
              <div className={styles.buttons}>
                <Button variant="primary" onPress={onAsk}>
                  {t('article.ask')}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
