import * as DialogPrimitive from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/index.ts';
import { icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { DialogLayer, dialogContent } from './DialogLayer.tsx';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Dialog.css.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useLatch } from '../useLatch.ts';

export const dialogSizes = ['sm', 'md', 'lg'] as const;

export interface DialogProps extends RootProps<'div', 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Task of the dialog, used as its accessible name: a text, or phrasing content such as an icon and a text. */
  title: ReactNode;
  /** Text below the title. Line breaks are kept. */
  description?: string;
  /** At most 320, 440 or 640 px wide. */
  size?: (typeof dialogSizes)[number];
  /** Below tablet width, opens as a sheet at the bottom of the window. */
  sheet?: boolean;
  /** Label of the close button. Without it, only Escape, a press outside and the actions close the dialog. */
  closeLabel?: string;
  /** Buttons at the bottom: the safe action first, the primary action last. */
  actions?: ReactNode;
  /** Element focused on opening. Defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called for Escape, a press outside or the close button. Close the dialog with `open`. */
  onClose(): void;
  /** Content of the dialog. */
  children?: ReactNode;
}

/** Modal dialog. Closing returns the focus to the previously focused element. */
export function Dialog({
  open,
  title,
  description,
  size = 'md',
  sheet,
  closeLabel,
  actions,
  initialFocus,
  onClose,
  children,
  ...rest
}: DialogProps) {
  const restoreFocus = useFocusReturn(open);
  const hasOpened = useLatch(open);
  if (!hasOpened) return null;
  return (
    <DialogPrimitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogLayer parts={DialogPrimitive}>
        <DialogPrimitive.Content
          {...rootProps(
            {
              'data-component': 'Dialog',
              className: cx(dialogContent, styles.root, styles.size[size], sheet && styles.sheet),
            },
            rest,
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={restoreFocus}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
        >
          <div className={closeLabel ? styles.besideClose : undefined}>
            <DialogPrimitive.Title asChild>
              <Heading level={2}>{title}</Heading>
            </DialogPrimitive.Title>
          </div>
          {description ? (
            <DialogPrimitive.Description asChild>
              <div className={styles.description}>
                <Text as="p" tone="muted" preserveLines>
                  {description}
                </Text>
              </div>
            </DialogPrimitive.Description>
          ) : null}
          {children ? <div className={styles.body}>{children}</div> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {/* Last in DOM order, so that the content gets the initial focus. */}
          {closeLabel ? (
            <span className={styles.close}>
              <IconButton size="sm" icon={icons.close} label={closeLabel} onPress={onClose} />
            </span>
          ) : null}
        </DialogPrimitive.Content>
      </DialogLayer>
    </DialogPrimitive.Root>
  );
}
