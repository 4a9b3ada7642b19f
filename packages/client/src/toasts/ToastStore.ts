import { toastIntervalMs, toastMs } from '@office/vocabulary';
import type { Deps } from '../lib/deps.ts';
import { Store } from '../lib/Store.ts';

interface ToastAction {
  id: string;
  label: string;
  options?: readonly { id: string; label: string }[];
}

export interface Toast {
  id: string;
  open: boolean;
  type: 'SUCCESS' | 'ERROR' | 'INFO';
  title: string;
  description?: string;
  /** Milliseconds until the toast closes automatically; counted by the toast component. */
  timeout: number;
  isChat: boolean;
  chatData?: { logo?: string; name: string; message: string };
  onClick?(): void;
  /** Buttons, also with a menu of `options`. */
  actions?: readonly ToastAction[];
  /** Called with the id of an action or option. */
  onAction?(event: { action: string }): void;
  /** Whether pressing the toast opens something: its `onClick`, or the notification with its id. */
  hasTarget: boolean;
}

export type NewToast = Pick<Toast, 'type' | 'title'> & Partial<Omit<Toast, 'open' | 'hasTarget'>>;

/** More toasts would cover the page or be closed before they are read. */
const maxToasts = 3;

/** Whether two times are far enough apart to show the same toast again (spec §5). */
export function isIntervalElapsed(a: number, b: number, intervalMs = toastIntervalMs): boolean {
  return Math.abs(a - b) >= intervalMs;
}

export class ToastStore extends Store<readonly Toast[]> {
  #createdCount = 0;
  #hasShown = false;
  readonly #shownAt = new Map<string, number>();
  readonly #clock: Deps['clock'];

  constructor({ clock }: Pick<Deps, 'clock'>) {
    super([]);
    this.#clock = clock;
  }

  readonly hasShown = (): boolean => this.#hasShown;

  /** Returns the open toast with the same texts if there is one, to merge repeated failures. */
  show(toast: NewToast): string {
    const toasts = this.getSnapshot();
    const same = toasts.find(
      (shown) =>
        !toast.actions &&
        shown.type === toast.type &&
        shown.title === toast.title &&
        shown.description === toast.description,
    );
    if (same) return same.id;
    const id = toast.id ?? `toast-${++this.#createdCount}`;
    const hasTarget = toast.onClick !== undefined || toast.id !== undefined;
    const complete: Toast = {
      timeout: toastMs,
      isChat: false,
      ...toast,
      id,
      open: true,
      hasTarget,
    };
    this.#replace(limited([...toasts.filter((shown) => shown.id !== id), complete]));
    return id;
  }

  showAtIntervals(subject: string, toast: NewToast): void {
    const shownAt = this.#shownAt.get(subject);
    const now = this.#clock.now();
    if (shownAt !== undefined && !isIntervalElapsed(now, shownAt)) return;
    this.#shownAt.set(subject, now);
    this.show(toast);
  }

  close({ id }: { id: string }): void {
    const toasts = this.getSnapshot();
    if (toasts.some((toast) => toast.id === id))
      this.#replace(toasts.filter((toast) => toast.id !== id));
  }

  #replace(toasts: readonly Toast[]): void {
    this.#hasShown ||= toasts.length > 0;
    this.set(toasts);
  }
}

/**
 * Keeps the newest toast. Removes the oldest other one, preferably without actions, errors last.
 */
function limited(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= maxToasts) return toasts;
  const messages = toasts.slice(0, -1).filter(({ type }) => type !== 'ERROR');
  const removed = messages.find(({ actions }) => !actions) ?? messages[0] ?? toasts[0];
  return toasts.filter((toast) => toast !== removed);
}
