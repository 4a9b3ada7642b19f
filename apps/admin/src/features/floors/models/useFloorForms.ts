import type { FloorListDialog, FloorListNames, NewFloorValues } from '@office/ui';
import { useState } from 'react';
import { useDraft } from '../../../platform/drafts/useDraft.ts';

/** Keeps the entries of the dialogs in the list of floors over a reload. */
export function useFloorForms(dialog: FloorListDialog | undefined) {
  // The version that the names are typed over: the list may be renewed behind the dialog.
  const [version, setVersion] = useState<number | null>(null);
  const fresh = useDraft<NewFloorValues>({
    form: 'floor-new',
    target: dialog?.kind === 'create' ? dialog.contractId : '',
  });
  const names = useDraft<FloorListNames>({
    form: 'floor-names',
    target: dialog?.kind === 'rename' ? dialog.floorId : '',
    version,
  });
  return {
    fresh,
    names,
    /** The names of a floor of this version are shown. */
    typeOver: setVersion,
    /** The dialog with what was typed into it before. */
    filledIn(): FloorListDialog | undefined {
      if (dialog?.kind === 'create') return { ...dialog, typed: fresh.values ?? undefined };
      if (dialog?.kind === 'rename') return { ...dialog, typed: names.values ?? undefined };
      return dialog;
    },
  };
}
