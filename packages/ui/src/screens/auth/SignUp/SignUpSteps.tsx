import { useTranslation } from 'react-i18next';
import { StepIndicator } from '../../../patterns/StepIndicator/index.ts';

/** `current` is zero-based. 3 when all steps are done. */
export function SignUpSteps({ current }: { current: 0 | 1 | 3 }) {
  const { t } = useTranslation('auth');
  return (
    <StepIndicator
      label={t('signUp.steps')}
      doneLabel={t('signUp.stepDone')}
      current={current}
      steps={[t('signUp.stepInformation'), t('signUp.stepPassword'), t('signUp.stepComplete')]}
    />
  );
}
