import { ToastStack } from '@office/ui';
import { useStore } from '../lib/useStore.ts';
import { toasts } from './toasts.ts';

export interface ToastsProps {
  /** Called when a toast without an `onClick` is pressed. */
  onOpen(event: { id: string }): void;
}

export function Toasts({ onOpen }: ToastsProps) {
  const shown = useStore(toasts);
  return (
    <ToastStack
      toasts={shown}
      onClose={(event) => toasts.close(event)}
      onOpen={({ toast: { id } }) => {
        const toast = shown.find((each) => each.id === id);
        toasts.close({ id });
        if (toast?.onClick) toast.onClick();
        else onOpen({ id });
      }}
      onAction={({ toast: { id }, action }) =>
        shown.find((each) => each.id === id)?.onAction?.({ action })
      }
    />
  );
}
