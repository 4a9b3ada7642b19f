// Runs the Janus WebRTC server for tests and benchmarks, if it is installed (Debian package janus).
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const program = 'janus';

export const janusSecret = 'api secret of Janus';

export function hasJanus() {
  try {
    execFileSync(program, ['--help'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Copies the settings of deploy/janus, with ports for one machine. */
async function writeSettings(folder, { port, rtpPorts }) {
  const source = join(import.meta.dirname, '../deploy/janus');
  const values = { api_secret: `"${janusSecret}"`, rtp_port_range: `"${rtpPorts}"`, ws_port: port };
  for (const file of await readdir(source)) {
    let text = await readFile(join(source, file), 'utf8');
    for (const [name, value] of Object.entries(values))
      text = text.replace(new RegExp(`(\\b${name} = ).*`), `$1${value}`);
    await writeFile(join(folder, file), text);
  }
}

/** Starts Janus with its WebSocket API on 127.0.0.1. */
export async function startJanus({ port, rtpPorts = '20000-29999' }) {
  const folder = await mkdtemp(join(tmpdir(), 'office-janus-'));
  await writeSettings(folder, { port, rtpPorts });
  const server = spawn(program, ['--configs-folder', folder], {
    stdio: 'ignore',
  });
  await once(server, 'spawn');
  const exited = once(server, 'exit');
  const stop = async (signal = 'SIGTERM') => {
    if (server.exitCode === null && server.kill(signal)) await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `ws://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (server.exitCode !== null || tries === 200) {
      await stop();
      throw new Error(`${program} does not listen on port ${port}`);
    }
    await delay(50);
  }
  return { url, stop };
}

async function answers(url) {
  const socket = new WebSocket(url, 'janus-protocol');
  const opened = await new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  socket.close();
  return opened;
}
