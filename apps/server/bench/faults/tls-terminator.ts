import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { makeCertificate } from '../../../../scripts/turn-server.mjs';

export interface TlsTerminator {
  port: number;
  /** Path of the valid certificate, for `NODE_EXTRA_CA_CERTS`. */
  certificate: string;
  /** Presents the valid certificate, or an expired certificate. */
  present(validity: 'valid' | 'expired'): void;
  stop(): void;
}

/** Accepts TLS connections to `localhost` and forwards their data. */
export async function startTlsTerminator(
  folder: string,
  targetPort: number,
): Promise<TlsTerminator> {
  const files = makeCertificate(folder);
  const key = await readFile(files.key);
  const certificates = {
    valid: await readFile(files.certificate),
    expired: await makeExpiredCertificate(folder, files),
  };
  const server = createServer({ key, cert: certificates.valid }, (socket) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const) {
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    certificate: files.certificate,
    present: (validity) => server.setSecureContext({ key, cert: certificates[validity] }),
    stop: () => server.close(),
  };
}

/** Signs the same name and key for a day in 2020, which only `openssl ca` can do. */
async function makeExpiredCertificate(
  folder: string,
  { key, certificate }: { key: string; certificate: string },
): Promise<Buffer> {
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  await writeFile(file('index.txt'), '');
  await writeFile(
    file('ca.conf'),
    [
      '[ca]\ndefault_ca = own',
      `[own]\ndatabase = ${file('index.txt')}\nnew_certs_dir = ${folder}\nrand_serial = yes`,
      'default_md = sha256\npolicy = names\ncopy_extensions = copy',
      '[names]\ncommonName = supplied\n',
    ].join('\n'),
  );
  openssl('x509', '-x509toreq', '-in', certificate, '-signkey', key, '-out', file('request.pem'));
  openssl(
    ...['ca', '-batch', '-config', file('ca.conf'), '-selfsign', '-keyfile', key],
    ...['-startdate', '20200101000000Z', '-enddate', '20200102000000Z', '-notext'],
    ...['-in', file('request.pem'), '-out', file('expired.pem')],
  );
  return readFile(file('expired.pem'));
}
