import { AlertDialog } from '../../primitives/AlertDialog/index.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface ConfirmDialogProps extends RootProps<'div', 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question. Defaults to "Please confirm". */
  title?: string;
  /** Consequence of confirming. */
  description?: string;
  /** Label of the confirm button. Defaults to "OK"; null hides the button. */
  confirmLabel?: string | null;
  /** Label of the cancel button. Defaults to "Cancel"; null hides the button. */
  cancelLabel?: string | null;
  /** Marks confirming as destructive. */
  danger?: boolean;
  /** Called on confirmation. */
  onConfirm(): void;
  /** Called on cancellation, including Escape. */
  onCancel(): void;
}

/** A modal confirmation with translated default texts. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const t = useText();
  return (
    <AlertDialog
      {...rest}
      open={open}
      title={title || t(texts.confirm.title)}
      description={description || undefined}
      confirmLabel={confirmLabel === null ? undefined : confirmLabel || t(texts.confirm.confirm)}
      cancelLabel={cancelLabel === null ? undefined : cancelLabel || t(texts.confirm.cancel)}
      danger={danger}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
