import { useTranslation } from 'react-i18next';
import { useDayTimes, type TimeFormats } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import * as row from '../../../patterns/row.css.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { questionTones, type HelpQuestionItem } from '../help.ts';
import * as contentStyles from '../../content/content.css.ts';
import * as styles from '../help.css.ts';

export type HelpQuestionsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      questions: readonly HelpQuestionItem[];
      hasMore?: boolean;
      loadingMore?: boolean;
      moreFailed?: boolean;
    };

export interface HelpQuestionsProps {
  state: HelpQuestionsState;
  clock?: Clock;
  onAsk(): void;
  onLoadMore(): void;
  onBack(): void;
  onRetry(): void;
}

export function HelpQuestions(props: HelpQuestionsProps) {
  const { state, onAsk, onBack } = props;
  const { t } = useTranslation('help');
  return (
    <div className={contentStyles.root} data-component="HelpQuestions" data-status={state.status}>
      <SidePanel
        title={t('questions.title')}
        onBack={onBack}
        footer={
          <Button variant="primary" fullWidth onPress={onAsk}>
            {t('home.ask')}
          </Button>
        }
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content({ state, clock, onLoadMore, onRetry }: HelpQuestionsProps) {
  const { t } = useTranslation('help');
  const times = useDayTimes(useClock(clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={4} label={t('questions.loading')} />;
    case 'error':
      return <ErrorState title={t('questions.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.help}
          title={t('questions.empty')}
          description={t('questions.emptyHint')}
        />
      );
    case 'ready':
      return (
        <>
          <ul className={contentStyles.list} aria-label={t('questions.title')}>
            {state.questions.map((question) => (
              <li key={question.id}>
                <Row question={question} times={times} />
              </li>
            ))}
          </ul>
          {state.moreFailed ? (
            <ErrorState title={t('questions.moreFailed')} onRetry={onLoadMore} />
          ) : (
            state.hasMore && (
              <LoadMore
                key={state.questions.length}
                label={t('questions.more')}
                loading={state.loadingMore ?? false}
                onLoadMore={onLoadMore}
              />
            )
          )}
        </>
      );
  }
}

function Row({ question, times }: { question: HelpQuestionItem; times: TimeFormats }) {
  const { t } = useTranslation('help');
  const { text, href, createdAt, state } = question;
  return (
    <div className={row.root}>
      <div className={cx(row.words, contentStyles.words)}>
        <Link
          href={href}
          tone="inherit"
          underline="none"
          className={cx(row.rowLink, contentStyles.wrappingLabel)}
        >
          {text.length > 120 ? `${text.slice(0, 119)}…` : text}
        </Link>
        <div className={styles.buttons}>
          <StatusLabel tone={questionTones[state]}>{t(`questions.state.${state}`)}</StatusLabel>
          <Text size="xs" tone="muted" tabular>
            {times.day(createdAt)} {times.time(createdAt)}
          </Text>
        </div>
      </div>
    </div>
  );
}
