import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { ChoosePlan } from './ChoosePlan.tsx';
import * as styles from './FloorList.css.ts';
import type { FloorListCallbacks, FloorListDialog, FloorListItem } from './floorListState.ts';

interface ImportPlanProps {
  dialog: Extract<FloorListDialog, { kind: 'import' }>;
  floor: FloorListItem;
  on: Pick<FloorListCallbacks, 'onImport' | 'onChoosePlan' | 'onCloseDialog'>;
}

export function ImportPlan({ dialog, floor, on }: ImportPlanProps) {
  const { t } = useTranslation('admin-floors');
  return (
    <Dialog
      open
      title={t('import.title', { name: floor.name })}
      description={floor.draft ? t('import.overDraft') : t('import.description')}
      onClose={on.onCloseDialog}
      actions={
        <>
          <Button onPress={on.onCloseDialog}>{t('cancel')}</Button>
          <Button
            variant="primary"
            loading={dialog.submitting}
            disabled={dialog.plan.status !== 'ready'}
            onPress={() => on.onImport({ floorId: floor.floorId })}
          >
            {t('import.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {dialog.problem && (
          <Callout tone="danger" announce>
            {dialog.problem}
          </Callout>
        )}
        <ChoosePlan plan={dialog.plan} onChoose={on.onChoosePlan} />
      </div>
    </Dialog>
  );
}
