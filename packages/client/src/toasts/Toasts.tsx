import { ToastStack, type ToastItem } from '@office/ui';
import { useStore } from '../lib/useStore.ts';
import { toasts } from './toasts.ts';
import type { Toast } from './ToastStore.ts';

export interface ToastsProps {
  /** Called when a toast without an `onClick` is pressed. */
  onOpen(event: { id: string }): void;
}

export function Toasts({ onOpen }: ToastsProps) {
  const shown = useStore(toasts);
  return (
    <ToastStack
      toasts={shown.map(toItem)}
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

const tones = { SUCCESS: 'success', ERROR: 'danger', INFO: 'info' } as const;

function toItem({ type, timeout, isChat, chatData, hasTarget, ...toast }: Toast): ToastItem {
  const item = { ...toast, tone: tones[type], duration: timeout, pressable: hasTarget };
  if (!isChat || !chatData) return item;
  const { name, logo, message } = chatData;
  return { ...item, description: message, sender: { name, ...(logo && { src: logo }) } };
}
