import type {
  FloorListDialog,
  FloorListNames,
  NewFloorValues,
} from '@office/ui/screens/admin/floors';
import { useState } from 'react';
import { useDraft } from '../../../platform/drafts/useDraft.ts';

export function useFloorForms(dialog: FloorListDialog | undefined) {
  // Version of the floor whose names are edited: the list may be refreshed behind the dialog.
  const [version, setVersion] = useState<number | null>(null);
  const newFloorDraft = useDraft<NewFloorValues>({
    form: 'floor-new',
    target: dialog?.kind === 'create' ? dialog.contractId : '',
  });
  const names = useDraft<FloorListNames>({
    form: 'floor-names',
    target: dialog?.kind === 'rename' ? dialog.floorId : '',
    version,
  });
  return {
    newFloorDraft,
    names,
    setBaseVersion: setVersion,
    dialogWithDraft(): FloorListDialog | undefined {
      if (dialog?.kind === 'create') return { ...dialog, typed: newFloorDraft.values ?? undefined };
      if (dialog?.kind === 'rename') return { ...dialog, typed: names.values ?? undefined };
      return dialog;
    },
  };
}
