import type { Logger } from 'pino';

/** How long a shutdown may take before the process ends anyway, in milliseconds. */
const shutdownTimeout = 10_000;

/** A second Ctrl-C counts from so many milliseconds after the first signal on. */
const impatience = 1000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface ShutdownDeps {
  /** Ends everything that this process has begun. */
  close(): Promise<void>;
  log: Pick<Logger, 'info' | 'error'>;
  /** Those of this process, unless a test brings its own. */
  process?: { on(signal: NodeJS.Signals, listener: () => void): unknown; exit(code: number): void };
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Closes on the first signal, and exits with 0. One that was sent to the process group arrives again from
 * each parent that passes it on, so further ones change nothing; only a person who presses Ctrl-C a second
 * time does not want to wait.
 */
export function closeOnSignals({
  close,
  log,
  process: self = process,
  now = () => performance.now(),
}: ShutdownDeps): void {
  let closingSince: number | null = null;
  const exit = (code: number) => self.exit(code);
  const onSignal = (signal: NodeJS.Signals) => {
    if (closingSince !== null) {
      if (signal === 'SIGINT' && now() - closingSince >= impatience) exit(1);
      return;
    }
    closingSince = now();
    log.info({ signal }, 'closing');
    setTimeout(() => exit(1), shutdownTimeout).unref();
    close().then(
      () => exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        exit(1);
      },
    );
  };
  for (const signal of signals) self.on(signal, () => onSignal(signal));
}
