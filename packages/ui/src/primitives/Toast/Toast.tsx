import { Toast as ToastPrimitive } from 'radix-ui';
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
import * as styles from './Toast.css.ts';

export const toastTones = ['info', 'success', 'danger'] as const;
export const toastPlacements = ['top-center', 'bottom-right'] as const;
/** The kind of news that a toast tells. */
export type ToastTone = (typeof toastTones)[number];
/** The places of toasts in the window. */
export type ToastPlacement = (typeof toastPlacements)[number];

export interface ToastRegionProps {
  /** Names the region for screen readers, which reach it with F8: "Notifications". */
  label: string;
  /** Its place in the window. */
  placement: ToastPlacement;
  /** `Toast`s, the newest last. */
  children?: ReactNode;
}

const PlacementContext = createContext<ToastPlacement>('top-center');

/** A region with nothing in it leaves the key, and the focus, to others. */
const noKey: string[] = [];

const neverChanges = () => () => {};

/** False on a server, and in the page that it has made until React has taken that over. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * A dialog takes the focus back that leaves it, and hears of that on the document. When it goes to a
 * toast, by F8 or a press, the event ends at the body.
 */
function staysReachable(region: HTMLElement | null) {
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

/** Shows toasts, also over a dialog. Put each region once, near the root of the page. */
export function ToastRegion({ label, placement, children }: ToastRegionProps) {
  const theme = useFloatingTheme();
  const isInBrowser = useIsInBrowser();
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
            // A dialog hides the rest of the page from screen readers, and live regions not.
            <div {...theme} ref={staysReachable} aria-live="off">
              <ToastPrimitive.Viewport
                hotkey={isEmpty ? noKey : undefined}
                label={isEmpty ? label : `${label} ({hotkey})`}
                className={cx(styles.viewport, styles.placement[placement])}
              />
            </div>,
            document.body,
          )}
      </ToastPrimitive.Provider>
    </PlacementContext>
  );
}

export interface ToastProps {
  /** Its icon, and how urgently it is read out. */
  tone: ToastTone;
  /** The news in a few words. */
  title: string;
  /** More about it. */
  description?: string;
  /** Milliseconds until it closes by itself; hovering or focusing it holds the time. */
  duration?: number;
  /** Whether it is there; false lets it go. */
  open?: boolean;
  /** The name of its cross. */
  closeLabel: string;
  /** In place of the tone's icon, e.g. the avatar of who wrote. */
  leading?: ReactNode;
  /** Its time is over, or it was put away or pressed. */
  onClose(): void;
  /** Pressing its words leads somewhere; it closes then. */
  onPress?(): void;
}

const glyphs = {
  success: { icon: icons.success, tone: 'success' },
  danger: { icon: icons.error, tone: 'danger' },
  info: { icon: icons.info, tone: 'accent' },
} as const;

/**
 * Escape puts away the toast that has the focus and nothing else: a dialog or panel below it hears of the key
 * on the document, which is reached later than the window.
 */
function useEscape(toast: RefObject<HTMLElement | null>, onClose: () => void): void {
  const putAway = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !toast.current?.contains(event.target as Node)) return;
    event.stopPropagation();
    toast.current.closest('ol')?.focus();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => putAway(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

/** A message that goes by itself. Errors are read out at once, the others when there is a pause. */
export function Toast({
  tone,
  title,
  description,
  duration = 5000,
  open = true,
  closeLabel,
  leading,
  onClose,
  onPress,
  ...rest
}: ToastProps) {
  const placement = use(PlacementContext);
  const root = useRef<HTMLLIElement>(null);
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
      {...rest}
      ref={root}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={duration}
      open={open}
      data-component="Toast"
      data-tone={tone}
      className={cx(styles.root, styles.enter[placement])}
      // A dialog that opens later takes the pointer from everything before it.
      style={{ pointerEvents: 'auto' }}
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
      </div>
      <IconButton size="sm" icon={icons.close} label={closeLabel} onPress={onClose} />
    </ToastPrimitive.Root>
  );
}
