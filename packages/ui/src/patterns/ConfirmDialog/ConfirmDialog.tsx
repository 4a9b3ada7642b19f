import { AlertDialog } from '../../primitives/AlertDialog/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

/** A question of the 3D scene, with the fields and defaults of its message. */
export interface ConfirmDialogProps {
  /** Whether it asks now. */
  isOpen: boolean;
  /** By default there is nothing to cancel. */
  hiddenCancelBtn?: boolean;
  /** There is nothing to confirm. */
  hiddenConfirmBtn?: boolean;
  /** The question; "Please confirm" where nothing else is given. */
  title?: string;
  /** The consequence of the answer. */
  description?: string;
  /** The text of the confirming button; "OK" without it. */
  confirmText?: string;
  /** The text of the cancelling button; "Cancel" without it. */
  cancelText?: string;
  /** Confirming loses something. */
  danger?: boolean;
  /** It was confirmed. */
  onConfirm(): void;
  /** It was cancelled, also by Escape. */
  onCancel(): void;
}

/** A question of the 3D scene, or of a screen, that waits for its answer. */
export function ConfirmDialog({
  isOpen,
  hiddenCancelBtn = true,
  hiddenConfirmBtn = false,
  title,
  description,
  confirmText,
  cancelText,
  danger,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useText();
  return (
    <AlertDialog
      open={isOpen}
      title={title || t(texts.confirm.title)}
      description={description || undefined}
      confirmLabel={hiddenConfirmBtn ? undefined : confirmText || t(texts.confirm.confirm)}
      cancelLabel={hiddenCancelBtn ? undefined : cancelText || t(texts.confirm.cancel)}
      danger={danger}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
