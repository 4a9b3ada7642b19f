import type { Logger } from 'pino';

const shutdownTimeout = 10_000;

/** Minimum time between the first signal and a second Ctrl-C that forces the exit, in milliseconds. */
const forceExitDelay = 1000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface ShutdownDeps {
  close(): Promise<void>;
  log: Pick<Logger, 'info' | 'error'>;
  process?: { on(signal: NodeJS.Signals, listener: () => void): unknown; exit(code: number): void };
  /** Returns milliseconds. */
  now?: () => number;
}

/**
 * Exits with code 0 after the first signal. Ignores further ones, which parents forward again. Only
 * a later second Ctrl-C exits immediately.
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
      if (signal === 'SIGINT' && now() - closingSince >= forceExitDelay) exit(1);
      return;
    }
    closingSince = now();
    log.info({ signal }, 'closing');
    setTimeout(() => exit(1), shutdownTimeout).unref();
    close().then(
      () => exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        exit(1);
      },
    );
  };
  for (const signal of signals) self.on(signal, () => onSignal(signal));
}

/**
 * The areas stop following their sockets, clients disconnect and calls end, background work ends,
 * and the connections to other processes close.
 */
const shutdownPhases = ['sockets', 'connections', 'jobs', 'infrastructure'] as const;

type ShutdownPhase = (typeof shutdownPhases)[number];

interface Closable {
  close(): void | Promise<void>;
}

/** Closes the parts of a server phase by phase; in a phase, the part opened last closes first. */
export class ShutdownSteps {
  readonly #steps: { phase: ShutdownPhase; part: Closable }[] = [];
  #closing: Promise<void> | null = null;
  isClosing = false;

  add<Part extends Closable>(phase: ShutdownPhase, part: Part): Part {
    this.#steps.unshift({ phase, part });
    return part;
  }

  /** Closes the remaining parts if one fails. Throws the first error at the end. */
  close(): Promise<void> {
    this.isClosing = true;
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const errors: unknown[] = [];
    for (const phase of shutdownPhases) {
      for (const step of this.#steps) {
        if (step.phase !== phase) continue;
        try {
          await step.part.close();
        } catch (error) {
          errors.push(error);
        }
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
