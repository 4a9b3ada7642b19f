import { useTranslation } from 'react-i18next';
import type { NetworkProblem } from './voice.ts';

export function useNetworkText(): (problem: NetworkProblem) => string {
  const { t } = useTranslation('voice');
  return ({ level, reason, value }) =>
    t(`network.${level}`, { reason: t(`network.${reason}`, { value }) });
}
