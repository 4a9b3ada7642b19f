import * as ToastPrimitive from 'radix-ui/toast';
import {
  Children,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { useComposedRefs } from '../useComposedRefs.ts';
import * as styles from './Toast.css.ts';
import { toastsBottomRef, toastsTopRef } from './toastSpace.ts';

export const toastTones = ['info', 'success', 'danger'] as const;
export const toastPlacements = ['top-center', 'bottom-right'] as const;
export type ToastTone = (typeof toastTones)[number];
export type ToastPlacement = (typeof toastPlacements)[number];

export interface ToastRegionProps extends RootProps<'ol'> {
  /** Accessible name of the region, which screen readers reach with F8: "Notifications". */
  label: string;
  /** Position in the window. */
  placement: ToastPlacement;
  /** `Toast` elements, the newest last. */
  children?: ReactNode;
}

const PlacementContext = createContext<ToastPlacement>('top-center');

/** An empty region does not handle the hotkey. */
const noKey: string[] = [];

const subscribeToNothing = () => () => {};

/** False on the server and until hydration is finished. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Stops focus events that a dialog would trap, so that the focus can move to a toast. */
function allowFocusFromDialog(region: HTMLElement | null) {
  const keep = (event: FocusEvent) => {
    const now = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (now instanceof Node && region?.contains(now)) event.stopPropagation();
  };
  document.body.addEventListener('focusin', keep);
  document.body.addEventListener('focusout', keep);
  return () => {
    document.body.removeEventListener('focusin', keep);
    document.body.removeEventListener('focusout', keep);
  };
}

/** Shows toasts, even above a dialog. Render each region once, near the root of the page. */
export function ToastRegion({ label, placement, children, ref, ...rest }: ToastRegionProps) {
  const theme = useFloatingTheme();
  const isInBrowser = useIsInBrowser();
  const viewport = useComposedRefs<HTMLOListElement>(
    placement === 'bottom-right' ? toastsBottomRef : toastsTopRef,
    ref,
  );
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <PlacementContext value={placement}>
      <ToastPrimitive.Provider
        label={label}
        swipeDirection={placement === 'bottom-right' ? 'right' : 'up'}
      >
        {children}
        {isInBrowser &&
          createPortal(
            // A dialog hides the rest of the page from screen readers, except live regions.
            <div {...theme} ref={allowFocusFromDialog} aria-live="off">
              <ToastPrimitive.Viewport
                ref={viewport}
                hotkey={isEmpty ? noKey : undefined}
                label={isEmpty ? label : `${label} ({hotkey})`}
                {...rootProps(
                  { className: cx(styles.viewport, styles.placement[placement]) },
                  rest,
                )}
              />
            </div>,
            document.body,
          )}
      </ToastPrimitive.Provider>
    </PlacementContext>
  );
}

export interface ToastProps extends RootProps<'li', 'title'> {
  /** Sets the icon and the urgency of the announcement. */
  tone: ToastTone;
  /** Message in a few words. */
  title: string;
  /** Additional text. */
  description?: string;
  /** Milliseconds until the toast closes. Hovering or focusing it pauses the timer. */
  duration?: number;
  /** Whether the toast is open. Setting it to false closes the toast. */
  open?: boolean;
  /** Label of the close button. */
  closeLabel: string;
  /** Replaces the icon of the tone, for example with the sender's avatar. */
  leading?: ReactNode;
  /** Buttons below the text, which screen readers do not announce with it. */
  footer?: ReactNode;
  /** Called when the toast times out, is dismissed or is pressed. */
  onClose(): void;
  /** Makes the text a button. The toast closes on press. */
  onPress?(): void;
}

const glyphs = {
  success: { icon: icons.success, tone: 'success' },
  danger: { icon: icons.error, tone: 'danger' },
  info: { icon: icons.info, tone: 'accent' },
} as const;

/** Closes only the focused toast. The window receives the key before dialogs and panels. */
function useEscape(toast: RefObject<HTMLElement | null>, onClose: () => void): void {
  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !toast.current?.contains(event.target as Node)) return;
    event.stopPropagation();
    toast.current.closest('ol')?.focus();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => dismiss(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

/** Message that closes automatically. Errors are announced immediately, other tones politely. */
export function Toast({
  tone,
  title,
  description,
  duration = 5000,
  open = true,
  closeLabel,
  leading,
  footer,
  onClose,
  onPress,
  ref,
  ...rest
}: ToastProps) {
  const placement = use(PlacementContext);
  const root = useRef<HTMLLIElement>(null);
  const composedRef = useComposedRefs(root, ref);
  useEscape(root, onClose);
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
      {...rootProps(
        {
          'data-component': 'Toast',
          className: cx(styles.root, styles.enter[placement]),
          // A dialog opened later disables pointer events of earlier elements.
          style: { pointerEvents: 'auto' },
        },
        rest,
      )}
      ref={composedRef}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={duration}
      open={open}
      data-tone={tone}
      onOpenChange={(next) => !next && onClose()}
    >
      <span className={styles.leading}>
        {leading ?? <Icon icon={glyphs[tone].icon} tone={glyphs[tone].tone} size="md" />}
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
        {footer && (
          <div className={styles.footer} data-radix-toast-announce-exclude="">
            {footer}
          </div>
        )}
      </div>
      <IconButton size="sm" icon={icons.close} label={closeLabel} onPress={onClose} />
    </ToastPrimitive.Root>
  );
}
