import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../patterns/form/Form.tsx';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { FloorNameFields, isNamed, namesToSend } from './FloorNameFields.tsx';
import type { FloorListCallbacks, FloorListDialog, FloorListItem } from './floorListState.ts';
import { useFloorForm } from './useFloorForm.ts';

interface RenameFloorProps {
  dialog: Extract<FloorListDialog, { kind: 'rename' }>;
  floor: FloorListItem;
  on: Pick<FloorListCallbacks, 'onRename' | 'onCloseDialog'>;
}

export function RenameFloor({ dialog, floor, on }: RenameFloorProps) {
  const { t } = useTranslation('admin-floors');
  const [names, setNames] = useState(floor.names);
  const { asked, form } = useFloorForm(isNamed(names), () =>
    on.onRename({ floorId: floor.floorId, names: namesToSend(names) }),
  );
  return (
    <Dialog
      open
      title={t('rename.title', { name: floor.name })}
      onClose={on.onCloseDialog}
      actions={
        <>
          <Button onPress={on.onCloseDialog}>{t('cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" loading={dialog.submitting}>
            {t('rename.submit')}
          </Button>
        </>
      }
    >
      <Form {...form} submitting={dialog.submitting}>
        {dialog.problem && (
          <Callout tone="danger" announce>
            {dialog.problem}
          </Callout>
        )}
        <FloorNameFields names={names} asked={asked} onChange={setNames} />
      </Form>
    </Dialog>
  );
}
