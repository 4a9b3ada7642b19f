import { Theme as RadixTheme } from '@radix-ui/themes';
import { RadixScope } from '../Theme/RadixScope.tsx';
import { Toast as ToastPrimitive } from 'radix-ui';
import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Toast.css.ts';

export const toastTypes = ['success', 'error', 'info'] as const;
export const toastPlacements = ['top-center', 'bottom-right'] as const;
export type ToastType = (typeof toastTypes)[number];
export type ToastPlacement = (typeof toastPlacements)[number];

export interface ToastRegionProps {
  /** Names the region for screen readers, which reach it with F8: "Notifications". */
  label: string;
  placement: ToastPlacement;
  /** `Toast`s, the newest last. */
  children?: ReactNode;
}

const PlacementContext = createContext<ToastPlacement>('top-center');

/** Where toasts show. Put each region once, near the root of the page. */
export function ToastRegion({ label, placement, children }: ToastRegionProps) {
  return (
    <PlacementContext value={placement}>
      <ToastPrimitive.Provider
        label={label}
        swipeDirection={placement === 'bottom-right' ? 'right' : 'up'}
      >
        {children}
        {createPortal(
          <RadixScope>
            <RadixTheme asChild hasBackground={false}>
              <div>
                <ToastPrimitive.Viewport
                  label={`${label} ({hotkey})`}
                  className={cx(styles.viewport, styles.placement[placement])}
                />
              </div>
            </RadixTheme>
          </RadixScope>,
          document.body,
        )}
      </ToastPrimitive.Provider>
    </PlacementContext>
  );
}

export interface ToastProps {
  type: ToastType;
  title: string;
  description?: string;
  /** Milliseconds until it closes by itself; hovering or focusing it holds the time. */
  duration?: number;
  open?: boolean;
  /** The name of its cross. */
  closeLabel: string;
  /** In place of the type's icon, e.g. the avatar of who wrote. */
  leading?: ReactNode;
  onClose(): void;
  /** Pressing its words leads somewhere; it closes then. */
  onPress?(): void;
}

const glyphs = {
  success: { icon: icons.success, tone: 'success' },
  error: { icon: icons.error, tone: 'danger' },
  info: { icon: icons.info, tone: 'accent' },
} as const;

/** A message that goes by itself. Errors are read out at once, the others when there is a pause. */
export function Toast({
  type,
  title,
  description,
  duration = 5000,
  open = true,
  closeLabel,
  leading,
  onClose,
  onPress,
}: ToastProps) {
  const placement = use(PlacementContext);
  const words = (
    <>
      <ToastPrimitive.Title className={styles.title}>{title}</ToastPrimitive.Title>
      {description ? (
        <ToastPrimitive.Description className={styles.description}>
          {description}
        </ToastPrimitive.Description>
      ) : null}
    </>
  );
  return (
    <ToastPrimitive.Root
      type={type === 'error' ? 'foreground' : 'background'}
      duration={duration}
      open={open}
      data-component="Toast"
      data-type={type}
      className={cx(styles.root, styles.enter[placement])}
      onOpenChange={(next) => !next && onClose()}
    >
      <span className={styles.leading}>
        {leading ?? <Icon icon={glyphs[type].icon} tone={glyphs[type].tone} size="md" />}
      </span>
      <div className={styles.text}>
        {onPress ? (
          <button
            type="button"
            className={styles.press}
            onClick={() => {
              onPress();
              onClose();
            }}
          >
            {words}
          </button>
        ) : (
          words
        )}
      </div>
      <IconButton size="sm" icon={icons.close} label={closeLabel} onPress={onClose} />
    </ToastPrimitive.Root>
  );
}
