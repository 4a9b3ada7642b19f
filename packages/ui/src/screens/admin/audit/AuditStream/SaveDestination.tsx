import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import * as styles from '../audit.css.ts';
import type { AuditStreamFormProblem } from './destination.ts';

interface SaveDestinationProps {
  problem: AuditStreamFormProblem | undefined;
  saving: boolean;
}

export function SaveDestination({ problem, saving }: SaveDestinationProps) {
  const { t } = useTranslation('admin-audit');
  return (
    <>
      {problem && !problem.field && (
        <Callout tone="danger" announce>
          {problem.text}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={saving}>
          {t('stream.save')}
        </Button>
      </div>
    </>
  );
}
