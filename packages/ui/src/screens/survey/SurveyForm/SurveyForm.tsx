import { answerProblem, isAnswered, type SurveyAnswerProblemKind } from '@office/vocabulary';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import type { UploadItem } from '../../../patterns/FileUpload/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { SurveyAnswerItem, SurveyFormItem } from '../survey.ts';
import { SurveyQuestion } from '../SurveyQuestion/SurveyQuestion.tsx';
import { SurveyReview } from './SurveyReview.tsx';
import * as styles from './SurveyForm.css.ts';

export type SurveyFormState =
  | { status: 'loading' }
  | { status: 'error' }
  /** It is gone, or was never for the reader. */
  | { status: 'missing' }
  | { status: 'ready'; survey: SurveyFormItem };

/** The place where what is typed is kept: nothing is typed, on this device alone, or with the office. */
export type SurveyKept = 'nothing' | 'device' | 'office';

export interface SurveyFormProps {
  state: SurveyFormState;
  /** As far as they are typed; what was sent, where nothing is typed over it. */
  answers: readonly SurveyAnswerItem[];
  /** Files on their way, by the ids of their questions. */
  uploads: Readonly<Record<string, UploadItem>>;
  kept: SurveyKept;
  /** Answers that were sent are being changed. */
  changing: boolean;
  /** They have just been sent. */
  sent: boolean;
  submitting: boolean;
  /** Why they could not be sent. */
  error: string | null;
  /** Mistakes that the office found. */
  problems: readonly { questionId: string; problem: SurveyAnswerProblemKind }[];
  /** It is looked at while it is made: nothing is sent. */
  preview?: boolean;
  clock?: Clock;
  onAnswer(event: { answer: SurveyAnswerItem }): void;
  onUpload(event: { questionId: string; file: File }): void;
  onRemoveFile(event: { questionId: string }): void;
  onSend(): void;
  /** Answers that were sent are to be changed. */
  onChangeAnswers(): void;
  /** Back to the list. */
  onBack?(): void;
  onRetry(): void;
}

/** A survey, a section a page: it is answered, looked over and sent. */
export function SurveyForm(props: SurveyFormProps) {
  const { state, preview = false, onBack } = props;
  const { t } = useTranslation('survey');
  if (state.status === 'ready') {
    return <Ready key={state.survey.id} {...props} survey={state.survey} />;
  }
  const content = {
    loading: <LoadingState shape="form" rows={4} label={t('form.loading')} />,
    error: <ErrorState title={t('form.failed')} onRetry={props.onRetry} />,
    missing: (
      <EmptyState
        icon={icons.surveyForm}
        title={t('form.missing')}
        description={t('form.missingHint')}
        {...(onBack ? { action: <Button onPress={onBack}>{t('form.toList')}</Button> } : {})}
      />
    ),
  }[state.status];
  return (
    <Frame title={t('title')} preview={preview} onBack={onBack}>
      {content}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  preview: boolean;
  onBack?: (() => void) | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** The panel around it; where it is looked at while it is made, the dialog around it is enough. */
function Frame({ title, preview, onBack, footer, children }: FrameProps) {
  if (preview) {
    return (
      <div className={styles.preview} data-component="SurveyForm">
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {children}
        {footer}
      </div>
    );
  }
  return (
    <div className={styles.root} data-component="SurveyForm">
      <SidePanel title={title} footer={footer} {...(onBack ? { onBack } : {})}>
        {children}
      </SidePanel>
    </div>
  );
}

type ReadyProps = SurveyFormProps & { survey: SurveyFormItem };

function Ready(props: ReadyProps) {
  const { survey, answers, changing, sent, preview = false } = props;
  const { t } = useTranslation('survey');
  const frame = { title: survey.title || t('untitled'), preview, onBack: props.onBack };
  if (sent) {
    return (
      <Frame {...frame}>
        <Thanks {...props} />
      </Frame>
    );
  }
  const isClosed = survey.state === 'CLOSED';
  if (isClosed || (survey.answered && !changing)) {
    return (
      <Frame {...frame}>
        <div className={styles.answered}>
          <Callout tone={survey.answered ? 'success' : 'info'}>
            {t(
              survey.answered
                ? isClosed
                  ? 'form.answeredClosed'
                  : 'form.answered'
                : 'form.closed',
            )}
          </Callout>
          {survey.anonymous && survey.answered && (
            <Text as="p" tone="muted">
              {t('form.anonymousAnswered')}
            </Text>
          )}
          {isClosed && !survey.answered && answers.some(isAnswered) && (
            <Text as="p" tone="muted">
              {t('form.keptTyped')}
            </Text>
          )}
          <Ways {...props} inPlace />
          {answers.some(isAnswered) && (
            <SurveyReview sections={survey.sections} answers={answers} />
          )}
        </div>
      </Frame>
    );
  }
  return <Answering {...props} frame={frame} />;
}

/** The ways on from a survey that is answered. */
function Ways({
  survey,
  inPlace = false,
  onChangeAnswers,
  onBack,
}: ReadyProps & { inPlace?: boolean }) {
  const { t } = useTranslation('survey');
  const canChange = survey.changeable && survey.answered && survey.state === 'OPEN';
  return (
    <div className={styles.ways}>
      {survey.resultsHref && (
        <Button variant="primary" icon={icons.chart} href={survey.resultsHref}>
          {t('form.results')}
        </Button>
      )}
      {canChange && (
        <Button icon={icons.edit} onPress={onChangeAnswers}>
          {t('form.change')}
        </Button>
      )}
      {/* The panel's arrow leads back from what is only looked at. */}
      {onBack && !inPlace && <Button onPress={onBack}>{t('form.toList')}</Button>}
    </div>
  );
}

function Thanks(props: ReadyProps) {
  const { t } = useTranslation('survey');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stack}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('form.thanks')}
      </Heading>
      <Text as="p">{t(props.survey.anonymous ? 'form.thanksAnonymous' : 'form.thanksNamed')}</Text>
      <Ways {...props} />
    </div>
  );
}

function Answering(props: ReadyProps & { frame: Omit<FrameProps, 'children' | 'footer'> }) {
  const { survey, answers, problems, frame, submitting, error, kept } = props;
  const { t } = useTranslation('survey');
  const { sections } = survey;
  const [step, setStep] = useState(0);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const top = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const wrong = useRef(false);
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const isReview = step >= sections.length;
  const section = sections[step];

  useLayoutEffect(() => {
    if (moved.current) top.current?.focus();
    moved.current = false;
  }, [step]);
  useLayoutEffect(() => {
    if (!wrong.current) return;
    wrong.current = false;
    top.current
      ?.querySelector<HTMLElement>(
        '[data-wrong] :is(input, textarea, [role=radio], [role=checkbox], button)',
      )
      ?.focus();
  });
  const go = (to: number) => {
    moved.current = true;
    setStep(to);
  };
  const problemOf = (question: (typeof sections)[number]['questions'][number]) => {
    const found = problems.find(({ questionId }) => questionId === question.id)?.problem;
    return found ?? answerProblem(question, byQuestion.get(question.id));
  };
  const isWrongIn = (index: number) =>
    sections[index]?.questions.some((question) => problemOf(question) !== null) ?? false;
  const check = (indexes: readonly number[]): number => {
    const ids = indexes.flatMap((index) => sections[index]?.id ?? []);
    setChecked((before) => new Set([...before, ...ids]));
    return indexes.find(isWrongIn) ?? -1;
  };
  const next = () => {
    if (check([step]) >= 0) wrong.current = true;
    else go(step + 1);
  };
  const send = () => {
    const first = check(sections.map((_, index) => index));
    if (first < 0) return props.onSend();
    wrong.current = true;
    setStep(first);
  };
  const answered = sections
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => isAnswered(byQuestion.get(id))).length;
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const footer = (
    <div
      className={styles.steps}
      // The next button comes to where this one was: a double click is one step, and sends nothing unseen.
      onClickCapture={(event) => {
        if (event.detail > 1) event.stopPropagation();
      }}
    >
      {step > 0 && <Button onPress={() => go(step - 1)}>{t('form.back')}</Button>}
      <span className={styles.forward}>
        {isReview ? (
          <Button variant="primary" icon={icons.send} fullWidth loading={submitting} onPress={send}>
            {t(props.changing ? 'form.sendChange' : 'form.send')}
          </Button>
        ) : (
          <Button variant="primary" fullWidth onPress={next}>
            {t(step === sections.length - 1 ? 'form.toReview' : 'form.next')}
          </Button>
        )}
      </span>
    </div>
  );
  return (
    <Frame {...frame} footer={footer}>
      <div className={styles.stack}>
        <div className={styles.progress}>
          <Progress
            label={t('form.progress')}
            value={total === 0 ? 0 : Math.round((answered / total) * 100)}
          />
          <Text size="xs" tone="muted" tabular>
            {[
              isReview && t('form.review'),
              !isReview &&
                sections.length > 1 &&
                t('form.step', { step: step + 1, steps: sections.length }),
              t('form.answeredCount', { answered, total }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        {step === 0 && <Introduction survey={survey} clock={props.clock} />}
        {error && (
          <Callout tone="danger" announce title={t('form.notSent')}>
            {error}
          </Callout>
        )}
        <div ref={top} tabIndex={-1} className={styles.page} key={step}>
          {isReview || !section ? (
            <SurveyReview
              sections={sections}
              answers={answers}
              isWrong={(index) => isWrongIn(index)}
              onEdit={({ index }) => go(index)}
            />
          ) : (
            <>
              {(section.title || section.description) && (
                <div>
                  {section.title && (
                    <Heading level={2} size="md">
                      {section.title}
                    </Heading>
                  )}
                  {section.description && (
                    <Markdown
                      text={section.description}
                      headingLevel={3}
                      {...(survey.files && { files: survey.files })}
                    />
                  )}
                </div>
              )}
              {section.questions.map((question) => {
                const problem = checked.has(section.id) ? problemOf(question) : null;
                return (
                  <div key={question.id} data-wrong={problem ? '' : undefined}>
                    <SurveyQuestion
                      question={question}
                      answer={byQuestion.get(question.id)}
                      problem={problem}
                      upload={props.uploads[question.id]}
                      onAnswer={props.onAnswer}
                      onUpload={props.onUpload}
                      onRemoveFile={props.onRemoveFile}
                    />
                  </div>
                );
              })}
            </>
          )}
        </div>
        <LiveRegion>
          {kept !== 'nothing' && (
            <Text as="p" size="xs" tone="muted">
              {t(`kept.${kept}`)}
            </Text>
          )}
        </LiveRegion>
      </div>
    </Frame>
  );
}

interface IntroductionProps {
  survey: SurveyFormItem;
  clock: Clock | undefined;
}

function Introduction({ survey, clock }: IntroductionProps) {
  const { t } = useTranslation('survey');
  const times = useDayTimes(useClock(clock));
  return (
    <>
      {survey.description && (
        <Markdown
          text={survey.description}
          headingLevel={2}
          {...(survey.files && { files: survey.files })}
        />
      )}
      <Text as="p" size="xs" tone="muted">
        {[
          survey.closesAt &&
            t('form.until', {
              time: `${times.day(survey.closesAt)} ${times.time(survey.closesAt)}`,
            }),
          survey.changeable && t('form.changeable'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {survey.anonymous && <Callout title={t('form.anonymous')}>{t('form.anonymousHint')}</Callout>}
    </>
  );
}
