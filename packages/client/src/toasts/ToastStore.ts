import { toastIntervalMs, toastMs } from '@office/vocabulary';
import type { Deps } from '../lib/deps.ts';
import { Store } from '../lib/Store.ts';

/** Spec §3, "Toast". The texts are translated already. */
export interface Toast {
  id: string;
  open: boolean;
  type: 'SUCCESS' | 'ERROR' | 'INFO';
  title: string;
  description?: string;
  /** Milliseconds until the toast closes by itself; the screen counts them. */
  timeout: number;
  isChat: boolean;
  chatData?: { logo?: string; name: string; message: string };
  onClick?(): void;
  /** Pressing it leads somewhere: where `onClick` says, or to the notification of its id. */
  leads: boolean;
}

export type NewToast = Pick<Toast, 'type' | 'title'> & Partial<Omit<Toast, 'open' | 'leads'>>;

/** Spec §5: whether two moments lie far enough apart to show the same toast again. */
export function farEnoughApart(a: number, b: number, intervalMs = toastIntervalMs): boolean {
  return Math.abs(a - b) >= intervalMs;
}

/** The toasts on the screen, oldest first. */
export class ToastStore extends Store<readonly Toast[]> {
  #made = 0;
  #hasShown = false;
  readonly #shownAt = new Map<string, number>();
  readonly #clock: Deps['clock'];

  constructor({ clock }: Pick<Deps, 'clock'>) {
    super([]);
    this.#clock = clock;
  }

  /** Whether there has been a toast at all. */
  readonly hasShown = (): boolean => this.#hasShown;

  /**
   * Shows a toast and answers its id. The same words are not shown twice at a time: ten requests
   * that fail for one reason are one message.
   */
  show(toast: NewToast): string {
    const toasts = this.getSnapshot();
    const same = toasts.find(
      (shown) =>
        shown.type === toast.type &&
        shown.title === toast.title &&
        shown.description === toast.description,
    );
    if (same) return same.id;
    const id = toast.id ?? `toast-${++this.#made}`;
    const leads = toast.onClick !== undefined || toast.id !== undefined;
    const complete: Toast = { timeout: toastMs, isChat: false, ...toast, id, open: true, leads };
    this.#replace([...toasts.filter((shown) => shown.id !== id), complete]);
    return id;
  }

  /** Shows the toast unless one with the same subject was shown less than ten minutes ago. */
  showAtIntervals(subject: string, toast: NewToast): void {
    const shownAt = this.#shownAt.get(subject);
    const now = this.#clock.now();
    if (shownAt !== undefined && !farEnoughApart(now, shownAt)) return;
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
