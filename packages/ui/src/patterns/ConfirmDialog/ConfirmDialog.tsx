import { AlertDialog } from '../../primitives/AlertDialog/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

/** A confirmation requested by the 3D scene, with the fields and defaults of its message. */
export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Hides the cancel button. Defaults to true. */
  hiddenCancelBtn?: boolean;
  /** Hides the confirm button. */
  hiddenConfirmBtn?: boolean;
  /** The question. Defaults to "Please confirm". */
  title?: string;
  /** Consequence of confirming. */
  description?: string;
  /** Label of the confirm button. Defaults to "OK". */
  confirmText?: string;
  /** Label of the cancel button. Defaults to "Cancel". */
  cancelText?: string;
  /** Marks confirming as destructive. */
  danger?: boolean;
  /** Called on confirmation. */
  onConfirm(): void;
  /** Called on cancellation, including Escape. */
  onCancel(): void;
}

/** A modal confirmation requested by the 3D scene or a screen. */
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
