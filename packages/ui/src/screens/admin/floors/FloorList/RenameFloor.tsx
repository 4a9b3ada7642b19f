import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
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
  on: Pick<FloorListCallbacks, 'onTypeNames' | 'onRename' | 'onTakeTheirNames' | 'onCloseDialog'>;
}

export function RenameFloor({ dialog, floor, on }: RenameFloorProps) {
  const { t } = useTranslation('admin-floors');
  const { floorId } = floor;
  const { submitting, problem } = dialog;
  const [names, setNames] = useState(dialog.typed ?? floor.names);
  const rename = () => on.onRename({ floorId, names: namesToSend(names) });
  const { asked, form } = useFloorForm(isNamed(names), rename);
  const differences = (['ja', 'en', 'katakana'] as const)
    .map((id) => ({
      id,
      label: t(`names.${id}`),
      mine: names[id] ?? '',
      theirs: floor.names[id] ?? '',
    }))
    .filter(({ mine, theirs }) => mine !== theirs);
  const isConflict = dialog.conflict === true && differences.length > 0;
  return (
    <Dialog
      open
      title={t('rename.title', { name: floor.name })}
      onClose={on.onCloseDialog}
      actions={
        <>
          <Button onPress={on.onCloseDialog}>{t('cancel')}</Button>
          {!isConflict && (
            <Button type="submit" form={form.id} variant="primary" loading={submitting}>
              {t('rename.submit')}
            </Button>
          )}
        </>
      }
    >
      {isConflict ? (
        <EditConflictNotice
          fields={differences}
          submitting={submitting}
          onKeepMine={rename}
          onTakeTheirs={() => {
            setNames(floor.names);
            on.onTakeTheirNames({ floorId });
          }}
        />
      ) : (
        <Form {...form} submitting={submitting}>
          {problem && (
            <Callout tone="danger" announce>
              {problem}
            </Callout>
          )}
          <FloorNameFields
            names={names}
            submitted={asked}
            onChange={(changed) => {
              setNames(changed);
              on.onTypeNames({ floorId, names: changed });
            }}
          />
        </Form>
      )}
    </Dialog>
  );
}
