import { formatDate, type SurveyQuestionKind } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../patterns/BarChart/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../patterns/numbers.ts';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './SurveyResults.css.ts';

interface SurveyOptionItem {
  /** An option, a number, or a date (ISO 8601). */
  label: string;
  count: number;
}

export interface SurveyQuestionResultItem {
  questionId: string;
  kind: SurveyQuestionKind;
  title: string;
  answers: number;
  options: readonly SurveyOptionItem[];
  average: number | null;
}

export interface SurveyTextItem {
  text: string | null;
  file: { name: string; url: string } | null;
  /** The respondent. Null if readers may not know. */
  person: string | null;
}

/** Free-text answers of an expanded question. Other questions are not loaded. */
export interface SurveyTexts {
  questionId: string;
  items: readonly SurveyTextItem[] | null;
  page: number;
  total: number;
}

export interface SurveyResultsItem {
  title: string;
  anonymous: boolean;
  recipients: number;
  responses: number;
  /** Too few responses to show results. */
  hidden: boolean;
  questions: readonly SurveyQuestionResultItem[];
}

export type SurveyResultsState =
  { status: 'loading' } | { status: 'error' } | { status: 'ready'; results: SurveyResultsItem };

export interface SurveyResultsProps {
  state: SurveyResultsState;
  texts: SurveyTexts | null;
  /** Renders the results in a panel with a title. */
  panel?: boolean;
  onTexts(event: { questionId: string; page: number }): void;
  onBack?(): void;
  onRetry(): void;
}

/** Shows bars with a data table for options, numbers and dates, and paginated free-text answers. */
export function SurveyResults(props: SurveyResultsProps) {
  const { state, panel = false, onBack } = props;
  const { t } = useTranslation('survey');
  if (!panel) return <Content {...props} />;
  const title = state.status === 'ready' ? state.results.title : t('results.title');
  return (
    <div className={styles.panel}>
      <SidePanel title={title} {...(onBack ? { onBack } : {})}>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: SurveyResultsProps): ReactNode {
  const { state, onRetry } = props;
  const { t } = useTranslation('survey');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="cards" rows={3} label={t('results.loading')} />;
    case 'error':
      return <ErrorState title={t('results.failed')} onRetry={onRetry} />;
    case 'ready':
      return <Ready {...props} results={state.results} />;
  }
}

function Ready(props: SurveyResultsProps & { results: SurveyResultsItem }) {
  const { results } = props;
  const { t } = useTranslation('survey');
  const language = useLanguage();
  const { responses, recipients } = results;
  const rate = recipients === 0 ? 0 : Math.min(100, Math.round((responses / recipients) * 100));
  return (
    <div className={styles.root} data-component="SurveyResults">
      <Text as="p" tabular>
        {t('results.turnout', {
          responses: numberText(responses, language),
          recipients: numberText(recipients, language),
          rate,
        })}
      </Text>
      {results.hidden ? (
        <EmptyState
          icon={icons.chart}
          title={t('results.hidden')}
          description={t('results.hiddenHint')}
        />
      ) : responses === 0 ? (
        <EmptyState icon={icons.chart} title={t('results.empty')} />
      ) : (
        results.questions.map((question) => (
          <Question key={question.questionId} {...props} question={question} />
        ))
      )}
    </div>
  );
}

function Question(props: SurveyResultsProps & { question: SurveyQuestionResultItem }) {
  const { question, texts, onTexts } = props;
  const { t } = useTranslation('survey');
  const { questionId, kind, title, answers, options, average } = question;
  const label = ({ label: text }: SurveyOptionItem) =>
    kind === 'DATE' ? formatDate(`${text}T12:00:00`) : text;
  const hasChoices = kind === 'SINGLE' || kind === 'MULTIPLE';
  const hasChart = !hasChoices && options.length > 0;
  const hasTexts = kind === 'TEXT' || kind === 'LONG_TEXT' || kind === 'FILE';
  const shown = texts?.questionId === questionId ? texts : null;
  return (
    <section className={styles.question}>
      {!hasChart && (
        <Heading level={2} size="sm">
          {title}
        </Heading>
      )}
      {hasChart && (
        <BarChart
          title={title}
          categoryTitle={t('results.option')}
          categories={options.map(label)}
          series={[
            {
              id: 'answers',
              name: t('results.answers'),
              values: options.map(({ count }) => count),
            },
          ]}
        />
      )}
      {hasChoices && <Choices options={options} answers={answers} title={title} />}
      <Text as="p" size="xs" tone="muted" tabular>
        {t('results.count', { count: answers })}
        {average !== null && ` · ${t('results.average', { average })}`}
      </Text>
      {hasTexts && answers > 0 && !shown && (
        <div>
          <Button size="sm" onPress={() => onTexts({ questionId, page: 1 })}>
            {t(kind === 'FILE' ? 'results.showFiles' : 'results.showTexts')}
          </Button>
        </div>
      )}
      {shown && (
        <Texts texts={shown} title={title} onPage={(page) => onTexts({ questionId, page })} />
      )}
    </section>
  );
}

function Choices({
  options,
  answers,
  title,
}: {
  options: readonly SurveyOptionItem[];
  answers: number;
  title: string;
}) {
  const { t } = useTranslation('survey');
  const language = useLanguage();
  return (
    <table aria-label={title} className={styles.choices}>
      <thead>
        <tr>
          <th scope="col">{t('results.option')}</th>
          <th scope="col" className={styles.number}>
            {t('results.answers')}
          </th>
          <th scope="col" className={styles.number}>
            {t('results.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ label, count }) => {
          const share = answers === 0 ? 0 : (count / answers) * 100;
          return (
            <tr key={label}>
              <th scope="row">
                {label}
                <svg
                  aria-hidden
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className={styles.bar}
                >
                  <rect width={100} height={1} className={styles.track} />
                  <rect width={share} height={1} className={styles.filled} />
                </svg>
              </th>
              <td className={styles.number}>{numberText(count, language)}</td>
              <td className={styles.number}>{Math.round(share)}%</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Texts({
  texts,
  title,
  onPage,
}: {
  texts: SurveyTexts;
  title: string;
  onPage(page: number): void;
}) {
  const { t } = useTranslation('survey');
  if (!texts.items) return <LoadingState shape="text" rows={3} />;
  if (texts.total === 0) return <Text tone="muted">{t('results.noTexts')}</Text>;
  const items = texts.items.map((item, index) => ({ ...item, id: String(index) }));
  return (
    <PagedList
      label={title}
      items={items}
      page={texts.page}
      total={texts.total}
      itemKey={({ id }) => id}
      renderItem={({ text, file, person }) => (
        <div className={styles.text}>
          {text !== null && <Text preserveLines>{text}</Text>}
          {file && <Link href={file.url}>{file.name}</Link>}
          {person && (
            <Text size="xs" tone="muted">
              {person}
            </Text>
          )}
        </div>
      )}
      onPageChange={({ page }) => onPage(page)}
    />
  );
}
