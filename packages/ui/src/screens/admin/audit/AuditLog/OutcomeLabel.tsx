import type { AuditOutcome } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';

const tones = { DONE: 'success', REFUSED: 'warning', FAILED: 'danger' } as const;

export function OutcomeLabel({ outcome }: { outcome: AuditOutcome }) {
  const { t } = useTranslation('admin-audit');
  return <StatusLabel tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusLabel>;
}
