import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import {
  ContentArticle,
  type ContentArticleProps,
  type ContentArticleState,
} from '../../content/ContentArticle/index.ts';
import * as contentStyles from '../../content/content.css.ts';
import * as styles from '../help.css.ts';

type Unloaded = Exclude<ContentArticleState, { status: 'ready' }>;
type Loaded = Extract<ContentArticleState, { status: 'ready' }>;

/** `helpful` is null if the reader has not voted. */
export type HelpArticleState = Unloaded | (Loaded & { helpful: boolean | null });

export interface HelpArticleProps extends Pick<ContentArticleProps, 'onBack' | 'onRetry'> {
  state: HelpArticleState;
  /** False for guests. */
  canAsk: boolean;
  onVote(event: { helpful: boolean }): void;
  onAsk(): void;
}

export function HelpArticle(props: HelpArticleProps) {
  const { state, onBack, onRetry } = props;
  const { t } = useTranslation('help');
  return (
    <ContentArticle
      component="HelpArticle"
      title={t('title')}
      icon={icons.help}
      {...{ state, onBack, onRetry }}
    >
      {state.status === 'ready' && <Vote {...props} helpful={state.helpful} />}
    </ContentArticle>
  );
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
          <div className={contentStyles.section}>
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
