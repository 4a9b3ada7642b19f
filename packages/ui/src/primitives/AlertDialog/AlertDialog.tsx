import { AlertDialog as AlertDialogPrimitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { cx } from '../cx.ts';
import * as styles from '../Dialog/Dialog.css.ts';
import { DialogLayer, dialogContent } from '../Dialog/DialogLayer.tsx';
import { useFocusReturn } from '../Dialog/useFocusReturn.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';

export interface AlertDialogProps {
  /** Whether it asks now. */
  open: boolean;
  /** The question, which names the loss. */
  title: string;
  /** The consequence of the answer; line breaks are kept. */
  description?: string;
  /** Says what happens ("Delete room"). Without it there is nothing to confirm. */
  confirmLabel?: string;
  /** The safe answer, which has the focus ("Cancel"). Without it there is one answer only. */
  cancelLabel?: string;
  /** The answer loses something. */
  danger?: boolean;
  /** The answer runs: both buttons stay, and Escape waits. */
  loading?: boolean;
  /** The answer is not possible yet, e.g. until a name is retyped. */
  confirmDisabled?: boolean;
  /** It was answered. Close it by `open` once that is done. */
  onConfirm?(): void;
  /** The safe answer, or Escape. */
  onCancel?(): void;
  /** Between the words and the answers, such as a field. */
  children?: ReactNode;
}

/** Asks once; the safe choice has the focus, and only an answer closes it. */
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
  const giveFocusBack = useFocusReturn(open);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialogPrimitive.Root
      open={open}
      onOpenChange={(next) => !next && !loading && onCancel?.()}
    >
      <DialogLayer parts={AlertDialogPrimitive}>
        <AlertDialogPrimitive.Content
          {...rest}
          data-component="AlertDialog"
          className={cx(dialogContent, styles.root, styles.size.md)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={giveFocusBack}
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
