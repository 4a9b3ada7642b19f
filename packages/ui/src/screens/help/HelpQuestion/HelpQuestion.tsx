import type { HelpQuestionState as QuestionState } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ContentArticleLink } from '../../content/content.ts';
import { questionTones } from '../help.ts';
import * as contentStyles from '../../content/content.css.ts';
import * as styles from '../help.css.ts';

export type HelpQuestionState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | {
      status: 'ready';
      text: string;
      state: QuestionState;
      createdAt: string;
      /** Markdown. */
      answer: string | null;
      /** Signed URLs of the files in the answer, by key. */
      files?: Readonly<Record<string, string>>;
      answeredAt: string | null;
      article: ContentArticleLink | null;
    };

export interface HelpQuestionProps {
  state: HelpQuestionState;
  clock?: Clock;
  onBack(): void;
  onRetry(): void;
}

export function HelpQuestion({ state, clock, onBack, onRetry }: HelpQuestionProps) {
  const { t } = useTranslation('help');
  return (
    <div className={contentStyles.root} data-component="HelpQuestion" data-status={state.status}>
      <SidePanel title={t('question.title')} onBack={onBack}>
        {state.status === 'loading' && (
          <LoadingState shape="text" rows={2} label={t('question.loading')} />
        )}
        {state.status === 'error' && <ErrorState title={t('question.failed')} onRetry={onRetry} />}
        {state.status === 'gone' && <EmptyState icon={icons.help} title={t('question.gone')} />}
        {state.status === 'ready' && <Ready {...state} {...(clock && { clock })} />}
      </SidePanel>
    </div>
  );
}

type ReadyProps = Extract<HelpQuestionState, { status: 'ready' }> &
  Pick<HelpQuestionProps, 'clock'>;

function Ready({ clock, ...question }: ReadyProps) {
  const { text, state, createdAt, answer, files, answeredAt, article } = question;
  const { t } = useTranslation('help');
  const times = useDayTimes(useClock(clock));
  const at = (iso: string) => `${times.day(iso)} ${times.time(iso)}`;
  const id = useId();
  return (
    <div className={contentStyles.column}>
      <div className={contentStyles.section}>
        <div className={styles.buttons}>
          <StatusLabel tone={questionTones[state]}>{t(`questions.state.${state}`)}</StatusLabel>
          <Text size="xs" tone="muted" tabular>
            {t('question.asked', { date: at(createdAt) })}
          </Text>
        </div>
        <Text as="p" preserveLines>
          {text}
        </Text>
        {article && (
          <Link href={article.href}>
            {t(answer === null ? 'question.article' : 'question.seeArticle', {
              title: article.title,
            })}
          </Link>
        )}
      </div>
      {answer !== null ? (
        <section className={styles.vote} aria-labelledby={id}>
          <Heading level={2} size="sm" id={id}>
            {t('question.answer')}
          </Heading>
          <Markdown text={answer} headingLevel={3} {...(files && { files })} />
          {answeredAt && (
            <Text size="xs" tone="muted" tabular>
              {t('question.answered', { date: at(answeredAt) })}
            </Text>
          )}
        </section>
      ) : (
        <Callout>{t(state === 'CLOSED' ? 'question.closed' : 'question.waiting')}</Callout>
      )}
    </div>
  );
}
