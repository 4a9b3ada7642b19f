import type { DeliveryProblemKind } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';

export interface DeliveryProblem {
  kind: DeliveryProblemKind;
  /** Status or error code. */
  detail: string | null;
}

export function useProblemText(): (problem: DeliveryProblem) => string {
  const { t } = useTranslation('admin-organization');
  return ({ kind, detail }) => {
    const text = t(`signing.problem.${kind}`);
    return detail ? t('signing.problemDetail', { text, detail }) : text;
  };
}
