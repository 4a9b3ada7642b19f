import * as DialogPrimitive from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../cx.ts';
import { useFocusReturn } from '../Dialog/useFocusReturn.ts';
import { Heading } from '../Heading/index.ts';
import { icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import { useLatch } from '../useLatch.ts';
import '../../styles/radix/dialog.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Drawer.css.ts';

export const drawerSizes = ['md', 'lg'] as const;

export const drawerSides = ['end', 'start', 'bottom'] as const;

export interface DrawerProps extends RootProps<'div', 'title'> {
  /** Whether the drawer is open. */
  open: boolean;
  /** Accessible name of the drawer: a text, or phrasing content such as an icon and a text. */
  title: ReactNode;
  /** Text below the title. */
  description?: string;
  /** At most 420 or 640 px wide. Fills the window on a phone. */
  size?: (typeof drawerSizes)[number];
  /** Edge of the window from which the drawer opens: right, left or bottom. */
  side?: (typeof drawerSides)[number];
  /** Label of the close button. */
  closeLabel: string;
  /** Buttons at the bottom, always visible: the safe action first, the primary action last. */
  actions?: ReactNode;
  /** Element focused on opening. Defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called for Escape, a press outside or the close button. Close the drawer with `open`. */
  onClose(): void;
  /** Content that scrolls between the title and the actions. */
  children?: ReactNode;
}

/** Panel at an edge of the page, for details such as those of a table row. Closing returns the focus. */
export function Drawer({
  open,
  title,
  description,
  size = 'md',
  side = 'end',
  closeLabel,
  actions,
  initialFocus,
  onClose,
  children,
  ...rest
}: DrawerProps) {
  const restoreFocus = useFocusReturn(open);
  const { className, ...theme } = useFloatingTheme();
  const hasOpened = useLatch(open);
  if (!hasOpened) return null;
  return (
    <DialogPrimitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay {...theme} className={cx(className, 'rt-BaseDialogOverlay')}>
          <DialogPrimitive.Content
            {...rootProps(
              {
                'data-component': 'Drawer',
                className: cx(styles.root, styles.side[side], styles.size[size]),
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
            {/* Browsers make a scroll container a tab stop if nothing inside is focusable. */}
            <div className={styles.body} data-part="Body">
              {children}
            </div>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            {/* Last in DOM order, so that the content gets the initial focus. */}
            <span className={styles.close}>
              <IconButton size="sm" icon={icons.close} label={closeLabel} onPress={onClose} />
            </span>
          </DialogPrimitive.Content>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
