import { useTranslation } from 'react-i18next';
import { useDayTimes, type TimeFormats } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import * as row from '../../../patterns/row.css.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { questionTones, type HelpQuestionItem } from '../help.ts';
import type { ContentListState } from '../../content/content.ts';
import { ContentList } from '../../content/ContentList.tsx';
import * as contentStyles from '../../content/content.css.ts';
import * as styles from '../help.css.ts';

export type HelpQuestionsState = ContentListState<HelpQuestionItem>;

export interface HelpQuestionsProps {
  state: HelpQuestionsState;
  clock?: Clock;
  onAsk(): void;
  onLoadMore(): void;
  onBack(): void;
  onRetry(): void;
}

export function HelpQuestions({ state, clock, onAsk, ...on }: HelpQuestionsProps) {
  const { t } = useTranslation('help');
  const times = useDayTimes(useClock(clock));
  return (
    <ContentList
      component="HelpQuestions"
      title={t('questions.title')}
      footer={
        <Button variant="primary" fullWidth onPress={onAsk}>
          {t('home.ask')}
        </Button>
      }
      state={state}
      texts={{
        list: t('questions.title'),
        loading: t('questions.loading'),
        failed: t('questions.failed'),
      }}
      empty={
        <EmptyState
          icon={icons.help}
          title={t('questions.empty')}
          description={t('questions.emptyHint')}
        />
      }
      {...on}
    >
      {(question) => <Row question={question} times={times} />}
    </ContentList>
  );
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
