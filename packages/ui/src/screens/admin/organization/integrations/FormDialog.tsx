import { useId, type ReactNode } from 'react';
import { Form } from '../../../../patterns/form/Form.tsx';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog, type DialogProps } from '../../../../primitives/Dialog/index.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  submitLabel: string;
  cancelLabel: string;
  saving: boolean;
  /** Disables the submit button. */
  disabled?: boolean;
  error?: string | undefined;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** Form in an open dialog, which cannot be closed while it is saving. */
export function FormDialog({
  submitLabel,
  cancelLabel,
  saving,
  disabled = false,
  error,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      actions={
        <>
          <Button disabled={saving} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={saving}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </>
      }
      onClose={() => {
        if (!saving) onClose();
      }}
    >
      <Form id={formId} submitting={saving} onSubmit={onSubmit}>
        {children}
        {error && (
          <Callout tone="danger" announce>
            {error}
          </Callout>
        )}
      </Form>
    </Dialog>
  );
}
