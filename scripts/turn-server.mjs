// Runs coturn for tests and benchmarks, if it is installed (Debian package coturn).
import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const program = 'turnserver';
const certificates = 'openssl';

export function hasTurnServer() {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes a self-signed certificate of localhost and 127.0.0.2 that is valid for 60 days. */
export function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const of = ['-nodes', '-days', '60', '-subj', '/CN=localhost', '-keyout', key];
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.2'];
  execFileSync(certificates, [...made, ...of, ...names, '-out', certificate], { stdio: 'ignore' });
  return { key, certificate };
}

/**
 * Starts coturn on localhost, with `options`. With `tlsPort` also for TLS with a self-signed
 * certificate.
 */
export async function startTurnServer({ port, secret, options = [], tlsPort }) {
  const folder = await mkdtemp(join(tmpdir(), 'office-turn-'));
  const tls = tlsPort === undefined ? null : makeCertificate(folder);
  const secured = tls
    ? [`--tls-listening-port=${tlsPort}`, `--cert=${tls.certificate}`, `--pkey=${tls.key}`]
    : ['--no-tls'];
  const relay = spawn(
    program,
    [
      ...['-n', '--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=office'],
      ...[`--listening-port=${port}`, '--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1'],
      ...[...secured, '--no-dtls', '--no-cli', '--log-file=stdout'],
      ...[`--userdb=${join(folder, 'users')}`, `--pidfile=${join(folder, 'pid')}`],
      ...options,
    ],
    { stdio: 'ignore' },
  );
  await once(relay, 'spawn');
  const stop = async () => {
    if (relay.exitCode === null && relay.kill()) await once(relay, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isListening(port)) || !(await answersByUdp(port)); tries += 1) {
    if (relay.exitCode !== null || tries === 200) {
      await stop();
      throw new Error(`${program} does not listen on port ${port}`);
    }
    await delay(50);
  }
  return { stop, certificate: tls && (await readFile(tls.certificate, 'utf8')) };
}

async function isListening(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** coturn listens on TCP slightly before UDP. */
async function answersByUdp(port) {
  const binding = Buffer.from('000100002112a442000000000000000000000000', 'hex');
  const socket = createSocket('udp4');
  try {
    socket.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.send(binding);
    await once(socket, 'message', { signal: AbortSignal.timeout(200) });
    return true;
  } catch {
    return false;
  } finally {
    socket.close();
  }
}
