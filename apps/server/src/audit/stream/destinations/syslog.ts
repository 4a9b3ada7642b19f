import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Schemas } from '@office/api';
import { isInnerAddress, publicLookup } from '../../../lib/public-address.ts';
import type { SendBatch, StreamedEvent } from './destination.ts';
import { DeliveryError } from '../../../lib/delivery-error.ts';

/** RFC 5424: facility 13 is the audit log; severity 6 is informational, 4 a warning. */
const [facility, informational, warning] = [13, 6, 4];
const timeout = 15_000;

/**
 * Sends a batch over one TLS connection (RFC 5425). Syslog has no acknowledgement: a batch counts as sent when the
 * receiver has closed the connection after its end.
 */
export function syslogSender(
  { host, port, caCertificate }: Schemas['AuditStreamSyslog'],
  { trusted, hostname }: { trusted: readonly string[]; hostname: string },
): SendBatch {
  const isTrusted = trusted.includes(`${host.toLowerCase()}:${port}`);
  return async ({ events }, signal) => {
    signal.throwIfAborted();
    if (!isTrusted && isInnerAddress(host)) {
      throw new DeliveryError({ kind: 'ADDRESS_BLOCKED', detail: null });
    }
    const socket = connect({
      host,
      port,
      ...(caCertificate && { ca: caCertificate }),
      ...(!isTrusted && { lookup: publicLookup }),
    });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const stop = () => socket.destroy(limit.reason as Error);
    limit.addEventListener('abort', stop);
    // `once` handles errors only while it waits.
    socket.on('error', () => undefined);
    try {
      await once(socket, 'secureConnect');
      const closed = once(socket, 'close');
      socket.resume();
      socket.end(Buffer.concat(events.map((event) => toFrame(event, hostname))));
      await closed;
      if (!socket.writableFinished) throw new DeliveryError({ kind: 'REJECTED', detail: null });
    } finally {
      limit.removeEventListener('abort', stop);
      socket.destroy();
    }
  };
}

/** Octet counting (RFC 6587, 3.4.1): the length in bytes, a space, the message. */
function toFrame({ at, name, outcome, json }: StreamedEvent, hostname: string): Buffer {
  const priority = facility * 8 + (outcome === 'DONE' ? informational : warning);
  const header = `<${priority}>1 ${at.toISOString()} ${hostname} office - ${name.slice(0, 32)} -`;
  const message = Buffer.from(`${header} ${json}`);
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}
