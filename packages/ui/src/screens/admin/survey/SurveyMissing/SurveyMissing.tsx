import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';

export interface SurveyMissingProps {
  /** Address of the list of surveys. */
  listHref: string;
}

/** Shown if the survey was deleted or its URL is incomplete. */
export function SurveyMissing({ listHref }: SurveyMissingProps) {
  const { t } = useTranslation('admin-survey');
  return (
    <EmptyState
      icon={icons.surveyForm}
      title={t('missing')}
      action={<Button href={listHref}>{t('toList')}</Button>}
    />
  );
}
