import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { noTracing, type Tracing } from './tracing.ts';

export async function openTracing(
  { tracing }: Pick<Config, 'tracing'>,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (!tracing) return noTracing;
  // Loaded only if needed, because importing it takes about 300 ms.
  const { exportTraces } = await import('./open-telemetry.ts');
  return exportTraces(tracing, log);
}
