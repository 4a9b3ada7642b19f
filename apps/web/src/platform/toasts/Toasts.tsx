import { ToastStack } from '@office/ui';
import { useStore } from '../../lib/useStore.ts';
import { navigateTo } from '../navigation/navigation.ts';
import { toasts } from './toasts.ts';

/** The toasts; an info toast leads to its chat or its notification (spec §4). */
export function Toasts() {
  const shown = useStore(toasts);
  return (
    <ToastStack
      toasts={shown}
      onClose={(event) => toasts.close(event)}
      onOpen={({ toast: { id } }) => {
        const toast = shown.find((each) => each.id === id);
        toasts.close({ id });
        if (toast?.onClick) toast.onClick();
        else navigateTo(`/notifications?id=${encodeURIComponent(id)}`);
      }}
    />
  );
}
