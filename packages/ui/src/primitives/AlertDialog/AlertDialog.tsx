import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { cx } from '../cx.ts';
import * as styles from '../Dialog/Dialog.css.ts';
import { DialogLayer, dialogContent } from '../Dialog/DialogLayer.tsx';
import { useFocusReturn } from '../Dialog/useFocusReturn.ts';
import { Heading } from '../Heading/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { Text } from '../Text/index.ts';
import { useLatch } from '../useLatch.ts';

export interface AlertDialogProps extends RootProps<'div', 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Question that names the loss. */
  title: string;
  /** Consequence of confirming. Line breaks are kept. */
  description?: string;
  /** Names the action, such as "Delete room". The confirm button is only shown if set. */
  confirmLabel?: string;
  /**
   * Label of the safe answer, which has the initial focus. Without it, only one button is shown.
   */
  cancelLabel?: string;
  /** Marks confirming as destructive. */
  danger?: boolean;
  /** The action is running. Both buttons stay visible and Escape is ignored. */
  loading?: boolean;
  /** Disables confirming, for example until a name is retyped. */
  confirmDisabled?: boolean;
  /** Called on confirm. Close the dialog with `open` when the action is finished. */
  onConfirm?(): void;
  /** Called for the safe answer or Escape. */
  onCancel?(): void;
  /** Content between the description and the buttons, such as a field. */
  children?: ReactNode;
}

/** Dialog for a confirmation. The safe answer has the initial focus, and only an answer closes the dialog. */
export function AlertDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger,
  loading,
  confirmDisabled,
  onConfirm,
  onCancel,
  children,
  ...rest
}: AlertDialogProps) {
  const restoreFocus = useFocusReturn(open);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const hasOpened = useLatch(open);
  if (!hasOpened) return null;
  return (
    <AlertDialogPrimitive.Root
      open={open}
      onOpenChange={(next) => !next && !loading && onCancel?.()}
    >
      <DialogLayer parts={AlertDialogPrimitive}>
        <AlertDialogPrimitive.Content
          {...rootProps(
            {
              'data-component': 'AlertDialog',
              className: cx(dialogContent, styles.root, styles.size.md),
            },
            rest,
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={restoreFocus}
          onOpenAutoFocus={(event) => {
            const target = cancel.current ?? confirm.current;
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
        >
          <AlertDialogPrimitive.Title asChild>
            <Heading level={2}>{title}</Heading>
          </AlertDialogPrimitive.Title>
          {description ? (
            <AlertDialogPrimitive.Description asChild>
              <div className={styles.description}>
                <Text as="p" tone="muted" preserveLines>
                  {description}
                </Text>
              </div>
            </AlertDialogPrimitive.Description>
          ) : null}
          {children ? <div className={styles.body}>{children}</div> : null}
          <div className={styles.actions}>
            {cancelLabel ? (
              <Button ref={cancel} disabled={loading} onPress={onCancel}>
                {cancelLabel}
              </Button>
            ) : null}
            {confirmLabel ? (
              <Button
                ref={confirm}
                variant={danger ? 'danger' : 'primary'}
                loading={loading}
                disabled={confirmDisabled}
                onPress={onConfirm}
              >
                {confirmLabel}
              </Button>
            ) : null}
          </div>
        </AlertDialogPrimitive.Content>
      </DialogLayer>
    </AlertDialogPrimitive.Root>
  );
}
