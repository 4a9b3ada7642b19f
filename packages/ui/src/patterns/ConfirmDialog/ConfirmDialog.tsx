import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../primitives/AlertDialog/index.ts';

/** The fields and defaults of specification §3, "Confirm dialog for the 3D scene". */
export interface ConfirmDialogProps {
  isOpen: boolean;
  hiddenCancelBtn?: boolean;
  hiddenConfirmBtn?: boolean;
  title?: string;
  description?: string;
  confirmText?: string;
  cancelText?: string;
  /** Confirming loses something. */
  danger?: boolean;
  onConfirm(): void;
  /** Also raised by Escape. */
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
  const { t } = useTranslation('common');
  return (
    <AlertDialog
      open={isOpen}
      title={title || t('confirm.title')}
      description={description || undefined}
      confirmLabel={hiddenConfirmBtn ? undefined : confirmText || t('confirm.confirm')}
      cancelLabel={hiddenCancelBtn ? undefined : cancelText || t('confirm.cancel')}
      danger={danger}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
