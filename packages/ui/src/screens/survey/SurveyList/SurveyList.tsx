import { surveyGroups, type SurveyGroup } from '@office/vocabulary';
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
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './SurveyList.css.ts';

export interface SurveyListItem {
  id: string;
  title: string;
  href: string;
  /** ISO 8601. Null if the survey stays open until it is closed manually. */
  closesAt: string | null;
  anonymous: boolean;
  answered: boolean;
  questions: number;
  /** Set if the results are shared with the member. */
  resultsHref?: string | undefined;
}

export type SurveyListState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      surveys: readonly SurveyListItem[];
      hasMore?: boolean;
      loadingMore?: boolean;
      moreFailed?: boolean;
    };

export interface SurveyListProps {
  state: SurveyListState;
  group: SurveyGroup;
  counts: Readonly<Record<SurveyGroup, number>> | null;
  clock?: Clock;
  onGroupChange(event: { group: SurveyGroup }): void;
  /** The end of the loaded list scrolled into view. */
  onLoadMore(): void;
  onRetry(): void;
}

export function SurveyList(props: SurveyListProps) {
  const { state, group, counts } = props;
  const { t } = useTranslation('survey');
  return (
    <div className={styles.root} data-component="SurveyList" data-status={state.status}>
      <SidePanel
        title={t('title')}
        toolbar={
          <SegmentedControl
            ariaLabel={t('list.groups')}
            fullWidth
            value={group}
            options={surveyGroups.map((value) => ({
              value,
              label: t(`list.group.${value}`, { count: counts?.[value] ?? 0 }),
            }))}
            onChange={(event) => props.onGroupChange({ group: event.value })}
          />
        }
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content({ state, group, counts, clock, onLoadMore, onRetry }: SurveyListProps) {
  const { t } = useTranslation('survey');
  const times = useDayTimes(useClock(clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={4} label={t('list.loading')} />;
    case 'error':
      return <ErrorState title={t('list.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.surveyForm}
          title={t(`list.empty.${group}`)}
          {...(group === 'OPEN' ? { description: t('list.emptyHint') } : {})}
        />
      );
    case 'ready':
      return (
        <>
          <ul
            className={styles.list}
            aria-label={t(`list.group.${group}`, { count: counts?.[group] ?? 0 })}
          >
            {state.surveys.map((survey) => (
              <li key={survey.id}>
                <Row survey={survey} group={group} times={times} />
              </li>
            ))}
          </ul>
          {state.moreFailed ? (
            <ErrorState title={t('list.moreFailed')} onRetry={onLoadMore} />
          ) : (
            state.hasMore && (
              <LoadMore
                key={state.surveys.length}
                label={t('list.more')}
                loading={state.loadingMore ?? false}
                onLoadMore={onLoadMore}
              />
            )
          )}
        </>
      );
  }
}

function Row({
  survey,
  group,
  times,
}: {
  survey: SurveyListItem;
  group: SurveyGroup;
  times: TimeFormats;
}) {
  const { t } = useTranslation('survey');
  const { title, closesAt, anonymous, answered, questions, resultsHref } = survey;
  const time = closesAt && `${times.day(closesAt)} ${times.time(closesAt)}`;
  const metadata = [
    time && t(group === 'CLOSED' ? 'list.closedAt' : 'list.until', { time }),
    t('list.questions', { count: questions }),
    anonymous && t('list.anonymous'),
  ];
  return (
    <div className={row.root}>
      <div className={cx(row.words, styles.words)}>
        <Link
          href={survey.href}
          tone="inherit"
          underline="none"
          className={cx(row.rowLink, styles.title)}
        >
          {title || t('untitled')}
        </Link>
        <span className={styles.metadata}>
          {metadata.map(
            (text) =>
              text && (
                <Text key={text} size="xs" tone="muted" tabular>
                  {text}
                </Text>
              ),
          )}
        </span>
        {group === 'CLOSED' && (
          <span>
            <StatusLabel tone={answered ? 'success' : 'neutral'}>
              {t(answered ? 'list.answered' : 'list.unanswered')}
            </StatusLabel>
          </span>
        )}
      </div>
      {resultsHref && (
        <span className={row.action}>
          <Button
            size="sm"
            icon={icons.chart}
            href={resultsHref}
            ariaLabel={t('list.resultsOf', { title })}
          >
            {t('list.results')}
          </Button>
        </span>
      )}
    </div>
  );
}
