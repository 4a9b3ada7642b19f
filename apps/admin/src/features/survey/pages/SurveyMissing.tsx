import { Button, EmptyState } from '@office/ui';
import * as icons from '@office/ui/icons';
import { useTranslation } from 'react-i18next';

/** Shown if the survey was deleted or its URL is incomplete. */
export function SurveyMissing() {
  const { t } = useTranslation('admin-survey');
  return (
    <EmptyState
      icon={icons.surveyForm}
      title={t('missing')}
      action={<Button href="/surveys">{t('toList')}</Button>}
    />
  );
}
