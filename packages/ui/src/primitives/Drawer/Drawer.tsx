import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../cx.ts';
import { useFocusReturn } from '../Dialog/useFocusReturn.ts';
import { Heading } from '../Heading/index.ts';
import { icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/dialog.css';
import * as styles from './Drawer.css.ts';

export const drawerSizes = ['md', 'lg'] as const;

export interface DrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Names what is in it. */
  title: string;
  /** Below the title. */
  description?: string;
  /** At most 420 or 640 px wide; on a phone it fills the window. */
  size?: (typeof drawerSizes)[number];
  /** The name of the cross. */
  closeLabel: string;
  /** Buttons at the foot, which stay in view: the safe choice first, the primary one last. */
  actions?: ReactNode;
  /** Gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Escape, a press beside it or the cross: close it by `open`. */
  onClose(): void;
  /** The content; it scrolls between the title and the actions. */
  children?: ReactNode;
}

/** A sheet at the side of the page for one thing of it, such as a row's details. Closing gives the focus back. */
export function Drawer({
  open,
  title,
  description,
  size = 'md',
  closeLabel,
  actions,
  initialFocus,
  onClose,
  children,
  ...rest
}: DrawerProps) {
  const giveFocusBack = useFocusReturn(open);
  const { className, ...theme } = useFloatingTheme();
  return (
    <DialogPrimitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay {...theme} className={cx(className, 'rt-BaseDialogOverlay')}>
          <DialogPrimitive.Content
            {...rest}
            data-component="Drawer"
            className={cx(styles.root, styles.size[size])}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onCloseAutoFocus={giveFocusBack}
            onOpenAutoFocus={(event) => {
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
          >
            <div className={styles.head}>
              <DialogPrimitive.Title asChild>
                <Heading level={2}>{title}</Heading>
              </DialogPrimitive.Title>
              {description ? (
                <DialogPrimitive.Description asChild>
                  <Text as="p" tone="muted">
                    {description}
                  </Text>
                </DialogPrimitive.Description>
              ) : null}
            </div>
            {/* Browsers make what scrolls a stop of the Tab key where nothing in it is one. */}
            <div className={styles.body} data-part="Body">
              {children}
            </div>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            {/* Last in order, so that what is to be done gets the focus first. */}
            <span className={styles.close}>
              <IconButton size="sm" icon={icons.close} label={closeLabel} onPress={onClose} />
            </span>
          </DialogPrimitive.Content>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
