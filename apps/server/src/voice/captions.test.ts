import type { VoiceSpokenCaption } from '@office/api/realtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../test/voice.ts';
import type { Voice } from '../../test/voice.ts';

let server: TestServer;
let secondServer: TestServer;
let speaker: Voice;
let reader: Voice;
let listener: Voice;
let outside: Voice;
let read: VoiceSpokenCaption[] = [];
const speakers = () => [...new Set(read.map(({ participantId }) => participantId))];
const unsubscribedCaptions: unknown[] = [];
beforeAll(async () => {
  server = await startTestServer();
  secondServer = await startTestServer({ database: server.database });
  const sakura = await makeVoiceOrganization(server, 'Sakura');
  const [aoi, ren, mei, haru] = await Promise.all(
    Array.from({ length: 4 }, () => makeSpeaker(server, sakura)),
  );
  const room = await makeOwnRoom(aoi!, [ren!, mei!]);
  speaker = await aoi!.join(room.id);
  reader = await ren!.join(room.id, { server: secondServer });
  listener = await mei!.join(room.id);
  outside = await haru!.join((await makeOwnRoom(haru!)).id);
  reader.socket.on('caption', (message: VoiceSpokenCaption) => read.push(message));
  for (const { socket } of [speaker, listener, outside])
    socket.on('caption', (message: unknown) => unsubscribedCaptions.push(message));
  for (const { socket } of [reader, outside])
    expect(await socket.emitWithAck('setCaptions', { wanted: true })).toEqual({ ok: true });
  const source = { source: 'READY' };
  expect(await speaker.socket.emitWithAck('setCaptions', source)).toEqual({ ok: true });
  await eventually(() =>
    expect(speaker.participants()).toMatchObject([
      { captionsWanted: false, captionSource: 'READY' },
      { captionsWanted: true, captionSource: 'NONE' },
      { captionsWanted: false, captionSource: 'NONE' },
    ]),
  );
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

const caption = { captionId: 1, text: '来週の予定です', isFinal: false, language: 'ja' };

describe('captions', () => {
  it('are sent to subscribed participants on all processes, including interim results', async () => {
    read = [];
    speaker.socket.emit('caption', caption);
    speaker.socket.emit('caption', { ...caption, text: '来週の予定です。', isFinal: true });
    await eventually(() => expect(read).toHaveLength(2));
    expect(read).toEqual([
      { participantId: speaker.id, ...caption },
      { participantId: speaker.id, ...caption, text: '来週の予定です。', isFinal: true },
    ]);
    expect(unsubscribedCaptions).toEqual([]);
  });

  it.each([
    [null],
    ['来週'],
    [{}],
    [{ ...caption, captionId: -1 }],
    [{ ...caption, captionId: '1' }],
    [{ ...caption, text: 7 }],
    [{ ...caption, text: 'x'.repeat(256) }],
    [{ ...caption, text: 'two\nlines' }],
    [{ ...caption, text: 'nul \u0000' }],
    [{ ...caption, text: 'turned \u202E round' }],
    [{ ...caption, isFinal: 'no' }],
    [{ ...caption, language: 'xx' }],
  ])('are dropped if invalid: %j', async (request) => {
    read = [];
    listener.socket.emit('caption', request);
    await listener.socket.emitWithAck('continue', {});
    // Once a later caption arrives, the invalid one has been processed.
    await eventually(() => {
      speaker.socket.emit('caption', { ...caption, captionId: 2 });
      expect(read.length).toBeGreaterThan(0);
    });
    expect(speakers()).toEqual([speaker.id]);
  });

  it('are forwarded as plain text', async () => {
    read = [];
    const text = '<img src=x onerror=alert(1)>';
    outside.socket.emit('caption', caption);
    await outside.socket.emitWithAck('continue', {});
    reader.socket.emit('caption', caption);
    // Captions of earlier tests may still arrive.
    await eventually(() => {
      speaker.socket.emit('caption', { ...caption, text });
      expect(read).toContainEqual({ participantId: speaker.id, ...caption, text });
    });
    expect(speakers()).toEqual([speaker.id]);
  });

  it('are dropped above the rate limit and outside of rooms', async () => {
    read = [];
    for (let id = 0; id < 200; id += 1)
      listener.socket.emit('caption', { ...caption, captionId: id, isFinal: true });
    await listener.socket.emitWithAck('continue', {});
    await outside.hangUp();
    const flood = () => read.filter(({ participantId }) => participantId === listener.id);
    await eventually(() => expect(flood().length).toBeGreaterThan(5));
    expect(flood().length).toBeLessThan(30);
    expect(unsubscribedCaptions).toEqual([]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/office_voice_captions_total\{outcome="tooManyRequests"\} \d\d+/);
    expect(metrics).toMatch(/office_voice_captions_total\{outcome="invalidRequest"\} \d+/);
  });

  it('can be unsubscribed, and invalid requests are rejected', async () => {
    expect(await reader.socket.emitWithAck('setCaptions', { wanted: false })).toEqual({ ok: true });
    await eventually(() =>
      expect(speaker.participants()[1]).toMatchObject({ captionsWanted: false }),
    );
    for (const request of [null, {}, { wanted: 1 }, { source: 'SURE' }])
      expect(await reader.socket.emitWithAck('setCaptions', request)).toEqual({
        ok: false,
        error: 'invalidRequest',
      });
  });
});
