import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/index.ts';
import { icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { DialogLayer, dialogContent } from './DialogLayer.tsx';
import * as styles from './Dialog.css.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export const dialogSizes = ['md', 'lg'] as const;

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Names the dialog by its task. */
  title: string;
  /** Below the title; line breaks are kept. */
  description?: string;
  /** At most 440 or 640 px wide. */
  size?: (typeof dialogSizes)[number];
  /** Below the tablet's width it rises from the lower edge, within the thumb's reach. */
  sheet?: boolean;
  /** The name of the cross; without it only Escape, a press outside and the actions close. */
  closeLabel?: string;
  /** Buttons at the foot: the safe choice first, the primary one last. */
  actions?: ReactNode;
  /** Gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Escape, a press outside or the cross: close it by `open`. */
  onClose(): void;
  /** The content. */
  children?: ReactNode;
}

/** A modal dialog. Closing gives the focus back to where it was. */
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
  const giveFocusBack = useFocusReturn(open);
  return (
    <DialogPrimitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogLayer parts={DialogPrimitive}>
        <DialogPrimitive.Content
          {...rest}
          data-component="Dialog"
          className={cx(dialogContent, styles.root, styles.size[size], sheet && styles.sheet)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={giveFocusBack}
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
          {/* Last in order, so that what is to be done gets the focus first. */}
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
