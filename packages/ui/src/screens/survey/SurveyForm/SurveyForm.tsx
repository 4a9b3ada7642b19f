import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import type { SurveyFormItem } from '../survey.ts';
import { AnsweredSurvey, SurveyThanks } from './AnsweredSurvey.tsx';
import { AnsweringSurvey, type AnsweringSurveyProps } from './AnsweringSurvey.tsx';
import { SurveyFrame } from './SurveyFrame.tsx';

export type SurveyFormState =
  | { status: 'loading' }
  | { status: 'error' }
  /** Deleted, or not addressed to the member. */
  | { status: 'missing' }
  | { status: 'ready'; survey: SurveyFormItem };

export interface SurveyFormProps extends Omit<AnsweringSurveyProps, 'survey' | 'frame'> {
  state: SurveyFormState;
  sent: boolean;
  /** Preview in the editor: answers are not sent. */
  preview?: boolean;
  onChangeAnswers(): void;
  onBack?(): void;
  onRetry(): void;
}

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
    <SurveyFrame title={t('title')} preview={preview} onBack={onBack}>
      {content}
    </SurveyFrame>
  );
}

function Ready(props: SurveyFormProps & { survey: SurveyFormItem }) {
  const { survey, changing, sent, preview = false } = props;
  const { t } = useTranslation('survey');
  const frame = { title: survey.title || t('untitled'), preview, onBack: props.onBack };
  if (!sent && survey.state !== 'CLOSED' && (changing || !survey.answered)) {
    return <AnsweringSurvey {...props} frame={frame} />;
  }
  return (
    <SurveyFrame {...frame}>
      {sent ? <SurveyThanks {...props} /> : <AnsweredSurvey {...props} />}
    </SurveyFrame>
  );
}
