import { useTranslation } from 'react-i18next';
import type { OutgoingWebhookProblem } from './outgoingWebhook.ts';

export function useProblemText(): (problem: OutgoingWebhookProblem) => string {
  const { t } = useTranslation('admin-organization');
  return ({ kind, detail }) => {
    const text = t(`outgoingWebhooks.problem.${kind}`);
    return detail ? t('outgoingWebhooks.problemDetail', { text, detail }) : text;
  };
}
