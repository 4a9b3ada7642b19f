import { answerProblem, isAnswered, type SurveyAnswerProblemKind } from '@office/vocabulary';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { SurveyFormItem, SurveyQuestionItem } from '../survey.ts';
import { SurveyFrame, type SurveyFrameProps } from './SurveyFrame.tsx';
import { SurveyIntroduction } from './SurveyIntroduction.tsx';
import { SurveyReview } from './SurveyReview.tsx';
import { SurveySection, type SurveySectionProps } from './SurveySection.tsx';
import * as styles from './SurveyForm.css.ts';

/** Storage of the draft: none, only this device, or the server. */
export type SurveyDraftStorage = 'nothing' | 'device' | 'office';

export interface AnsweringSurveyProps extends Omit<SurveySectionProps, 'section' | 'problemOf'> {
  survey: SurveyFormItem;
  frame: Omit<SurveyFrameProps, 'children' | 'footer'>;
  kept: SurveyDraftStorage;
  changing: boolean;
  submitting: boolean;
  error: string | null;
  /** Validation errors returned by the server. */
  problems: readonly { questionId: string; problem: SurveyAnswerProblemKind }[];
  clock?: Clock | undefined;
  onSend(): void;
}

export function AnsweringSurvey(props: AnsweringSurveyProps) {
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
  const problemOf = (question: SurveyQuestionItem) => {
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
      // The next button appears at the same position, so a double click could submit the form.
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
    <SurveyFrame {...frame} footer={footer}>
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
        {step === 0 && <SurveyIntroduction survey={survey} clock={props.clock} />}
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
            <SurveySection
              {...props}
              section={section}
              problemOf={(question) => (checked.has(section.id) ? problemOf(question) : null)}
            />
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
    </SurveyFrame>
  );
}
