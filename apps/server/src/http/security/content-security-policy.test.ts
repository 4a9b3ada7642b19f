import { expect, it } from 'vitest';
import { appPolicy } from './content-security-policy.ts';

it('allows connections to LiveKit by WebSocket and HTTP, and to no media server without it', () => {
  const config = { publicUrl: 'https://office.example', scene: null, firebase: null, s3: null };
  const voice = { stunUrls: [], turn: null };
  const sfu = {
    kind: 'LIVEKIT' as const,
    from: 6,
    url: 'wss://livekit.example:7443/path',
    apiKey: 'key',
    apiSecret: 'secret',
  };
  const sourcesOf = (voiceConfig: Parameters<typeof appPolicy>[0]['voice']) =>
    appPolicy({ ...config, voice: voiceConfig })['connect-src'];
  const without = sourcesOf({ ...voice, sfu: null });
  expect(sourcesOf({ ...voice, sfu })).toEqual([
    ...without!,
    'wss://livekit.example:7443',
    'https://livekit.example:7443',
  ]);
});
