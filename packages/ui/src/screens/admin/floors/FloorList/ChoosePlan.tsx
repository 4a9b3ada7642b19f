import { useTranslation } from 'react-i18next';
import { FileUpload } from '../../../../patterns/FileUpload/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './FloorList.css.ts';
import type { SelectedPlan } from './floorListState.ts';

interface ChoosePlanProps {
  plan: SelectedPlan;
  onChoose(event: { file: File }): void;
}

const maxProblems = 20;

export function ChoosePlan({ plan, onChoose }: ChoosePlanProps) {
  const { t } = useTranslation('admin-floors');
  return (
    <>
      <FileUpload
        ariaLabel={t('import.file')}
        hint={t('import.hint')}
        accept=".json,application/json"
        items={[]}
        onChoose={({ files: [file] }) => file && onChoose({ file })}
      />
      {plan.status === 'ready' && (
        <Callout tone="success" announce>
          {t('import.ready', { name: plan.name })}
        </Callout>
      )}
      {plan.status === 'wrong' && (
        <Callout tone="danger" announce title={t('import.wrong', { name: plan.name })}>
          <ul className={styles.losses}>
            {plan.problems.slice(0, maxProblems).map((problem, index) => (
              <li key={index}>
                <Text size="sm">{problem}</Text>
              </li>
            ))}
          </ul>
          {plan.problems.length > maxProblems && (
            <Text size="sm">{t('import.more', { count: plan.problems.length - maxProblems })}</Text>
          )}
        </Callout>
      )}
    </>
  );
}
