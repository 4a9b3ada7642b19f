import { ToastStack } from '@office/ui';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from './toasts.ts';

/** The toasts; an info toast leads to its chat or its notification (spec §4). */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const navigate = useNavigate();
  return (
    <ToastStack
      toasts={shown}
      onClose={(event) => toasts.close(event)}
      onOpen={({ toast: { id } }) => {
        const toast = shown.find((each) => each.id === id);
        toasts.close({ id });
        if (toast?.onClick) toast.onClick();
        else void navigate(`/notifications?id=${encodeURIComponent(id)}`);
      }}
    />
  );
}
