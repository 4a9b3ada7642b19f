import { surveyGroups, type SurveyGroup } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useDayTimes, type TimeFormats } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import * as row from '../../../patterns/row.css.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ContentListState } from '../../content/content.ts';
import { ContentList } from '../../content/ContentList.tsx';
import * as contentStyles from '../../content/content.css.ts';
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

export type SurveyListState = ContentListState<SurveyListItem>;

export interface SurveyListProps {
  state: SurveyListState;
  group: SurveyGroup;
  counts: Readonly<Record<SurveyGroup, number>> | null;
  clock?: Clock;
  onGroupChange(event: { group: SurveyGroup }): void;
  onLoadMore(): void;
  onRetry(): void;
}

export function SurveyList({ state, group, counts, clock, ...on }: SurveyListProps) {
  const { t } = useTranslation('survey');
  const times = useDayTimes(useClock(clock));
  const groupLabel = (value: SurveyGroup) =>
    t(`list.group.${value}`, { count: counts?.[value] ?? 0 });
  return (
    <ContentList
      component="SurveyList"
      title={t('title')}
      toolbar={
        <SegmentedControl
          ariaLabel={t('list.groups')}
          fullWidth
          value={group}
          options={surveyGroups.map((value) => ({ value, label: groupLabel(value) }))}
          onChange={(event) => on.onGroupChange({ group: event.value })}
        />
      }
      state={state}
      texts={{ list: groupLabel(group), loading: t('list.loading'), failed: t('list.failed') }}
      empty={
        <EmptyState
          icon={icons.surveyForm}
          title={t(`list.empty.${group}`)}
          {...(group === 'OPEN' ? { description: t('list.emptyHint') } : {})}
        />
      }
      onLoadMore={on.onLoadMore}
      onRetry={on.onRetry}
    >
      {(survey) => <Row survey={survey} group={group} times={times} />}
    </ContentList>
  );
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
      <div className={cx(row.words, contentStyles.words)}>
        <Link
          href={survey.href}
          tone="inherit"
          underline="none"
          className={cx(row.rowLink, contentStyles.wrappingLabel)}
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
