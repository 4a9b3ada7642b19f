import { isAnswered } from '@office/vocabulary';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { SurveyAnswerItem, SurveyFormItem } from '../survey.ts';
import { SurveyReview } from './SurveyReview.tsx';
import * as styles from './SurveyForm.css.ts';

interface SurveyActionsProps {
  survey: SurveyFormItem;
  onChangeAnswers(): void;
  onBack?: (() => void) | undefined;
}

interface AnsweredSurveyProps extends SurveyActionsProps {
  answers: readonly SurveyAnswerItem[];
}

export function AnsweredSurvey({ answers, ...actions }: AnsweredSurveyProps) {
  const { survey } = actions;
  const { t } = useTranslation('survey');
  const isClosed = survey.state === 'CLOSED';
  return (
    <div className={styles.answered}>
      <Callout tone={survey.answered ? 'success' : 'info'}>
        {t(survey.answered ? (isClosed ? 'form.answeredClosed' : 'form.answered') : 'form.closed')}
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
      <SurveyActions {...actions} inPlace />
      {answers.some(isAnswered) && <SurveyReview sections={survey.sections} answers={answers} />}
    </div>
  );
}

export function SurveyThanks(props: SurveyActionsProps) {
  const { t } = useTranslation('survey');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stack}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('form.thanks')}
      </Heading>
      <Text as="p">{t(props.survey.anonymous ? 'form.thanksAnonymous' : 'form.thanksNamed')}</Text>
      <SurveyActions {...props} />
    </div>
  );
}

function SurveyActions({
  survey,
  inPlace = false,
  onChangeAnswers,
  onBack,
}: SurveyActionsProps & { inPlace?: boolean }) {
  const { t } = useTranslation('survey');
  const canChange = survey.changeable && survey.answered && survey.state === 'OPEN';
  return (
    <div className={styles.actions}>
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
      {/* A read-only survey uses the Back button of the panel. */}
      {onBack && !inPlace && <Button onPress={onBack}>{t('form.toList')}</Button>}
    </div>
  );
}
