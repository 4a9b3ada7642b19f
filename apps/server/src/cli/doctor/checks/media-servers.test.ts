import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../../scripts/free-port.mjs';
import {
  hasJanus,
  janusSecret,
  startJanus,
  type JanusServer,
} from '../../../../../../scripts/janus-server.mjs';
import type { SfuConfig } from '../../../config/config.ts';
import { mediaServerCheck } from './media-servers.ts';

const findingOf = (sfu: SfuConfig | null) =>
  mediaServerCheck({ voice: { stunUrls: [], turn: null, sfu } }).run();

const janusConfig = (urls: string[], apiSecret = janusSecret): SfuConfig => ({
  kind: 'JANUS',
  from: 6,
  urls,
  apiSecret,
});

it('accepts an office without a media server', async () => {
  expect(await findingOf(null)).toMatchObject({ status: 'ok' });
});

it.each([
  ['Janus', (port: number) => janusConfig([`ws://127.0.0.1:${port}`])],
  [
    'LiveKit',
    (port: number): SfuConfig => ({
      kind: 'LIVEKIT',
      from: 6,
      url: `ws://127.0.0.1:${port}`,
      apiKey: 'key',
      apiSecret: janusSecret,
    }),
  ],
])('reports %s that is not reachable', async (_, configOf) => {
  const port = await freePort();
  const { status, message } = await findingOf(configOf(port));
  expect(status).toBe('problem');
  expect(message).toContain(`ws://127.0.0.1:${port}`);
});

describe.skipIf(!hasJanus())('with Janus, if installed', () => {
  let janus: JanusServer;
  beforeAll(async () => {
    janus = await startJanus({ port: await freePort() });
  });
  afterAll(() => janus.stop());

  it('accepts Janus with its secret', async () => {
    expect(await findingOf(janusConfig([janus.url]))).toEqual({
      status: 'ok',
      message: `${janus.url}: all answer.`,
    });
  });

  it('rejects another secret', async () => {
    const { status, message } = await findingOf(janusConfig([janus.url], 'another secret'));
    expect(status).toBe('problem');
    expect(message).toContain('Unauthorized');
  });
});
