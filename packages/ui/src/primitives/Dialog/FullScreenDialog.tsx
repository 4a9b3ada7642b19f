import * as DialogPrimitive from 'radix-ui/dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { themeAttributes } from '../Theme/themeAttributes.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FullScreenDialog.css.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface FullScreenDialogProps {
  /** Accessible name. Not visible. */
  title: string;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
  /** Called for Escape. Unmount the dialog to close it. */
  onClose(): void;
  children: ReactNode;
}

/** Modal dialog that covers the window, always dark. Closing returns the focus. */
export function FullScreenDialog({
  title,
  className,
  onKeyDown,
  onClose,
  children,
}: FullScreenDialogProps) {
  const restoreFocus = useFocusReturn(true);
  const { className: theme, ...attributes } = themeAttributes('dark');
  return (
    <DialogPrimitive.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          {...attributes}
          className={cx(theme, styles.root, className)}
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus}
          onKeyDown={onKeyDown}
        >
          <DialogPrimitive.Title asChild>
            <VisuallyHidden as="h2">{title}</VisuallyHidden>
          </DialogPrimitive.Title>
          {children}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
