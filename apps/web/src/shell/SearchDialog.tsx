import { SignOutWithUnsent } from '@office/ui/SignOutWithUnsent';
import { useSignOut } from '../features/chat/index.ts';
import { useMayCreate } from '../features/organization/index.ts';
import { PaletteDialog } from '../features/search/pages/PaletteDialog.tsx';
import { useQuery } from '../platform/api/queries.ts';
import { useActions } from './useActions.ts';

export interface SearchDialogProps {
  onFindMember(): void;
  onShortcuts(): void;
  onMarkAllRead(): void;
  onClose(): void;
}

export function SearchDialog({ onClose, ...open }: SearchDialogProps) {
  const { data: permission } = useQuery('/v1/auth/user/permission');
  const mayAsk = useMayCreate('help') ?? false;
  const leaving = useSignOut();
  const actions = useActions({
    permission,
    ...open,
    onSignOut: leaving.requestSignOut,
  });
  // The confirmation stays open after the search has closed.
  if (leaving.unsent > 0) {
    return (
      <SignOutWithUnsent
        count={leaving.unsent}
        onConfirm={leaving.confirm}
        onCancel={() => {
          leaving.cancel();
          onClose();
        }}
      />
    );
  }
  return <PaletteDialog actions={actions} mayAsk={mayAsk} onClose={onClose} />;
}
