import { OfficeError } from '@office/api';
import type { VoiceTranscript } from '@office/api/realtime';
import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { flushPromises } from '../../rtc/fakes.ts';
import { CallTranscript, maxFinishMs, retryDelayMs, sendDelayMs } from './CallTranscript.ts';

const path = { id: 'meeting', transcriptId: 't1' };
const transcript = (change: Partial<VoiceTranscript> = {}): VoiceTranscript => ({
  transcriptId: 't1',
  meetingId: 'meeting',
  startedBy: null,
  agreed: [],
  declined: [],
  ...change,
});

function setUp() {
  const { clock } = testDeps();
  const onKept = vi.fn();
  const api = {
    start: vi.fn(async () => {}),
    consent: vi.fn(async () => {}),
    stop: vi.fn(async () => {}),
    addLines: vi.fn(async () => {}),
  };
  const call = new CallTranscript({ clock, api, onKept });
  return {
    call,
    api,
    onKept,
    say: (text: string, isFinal = true) => call.said({ text, isFinal, language: 'ja' }),
    pass: async (ms = sendDelayMs) => {
      clock.advance(ms);
      await flushPromises();
    },
    sent: () =>
      api.addLines.mock.calls.map((call) =>
        (call as unknown as [unknown, { text: string }[]])[1].map(({ text }) => text),
      ),
  };
}

describe('CallTranscript', () => {
  it('sends completed speech together, after the member agreed', async () => {
    const { call, api, say, pass, sent, onKept } = setUp();
    call.listed(transcript(), 'me');
    say('まだ');
    call.listed(transcript({ agreed: ['me'] }), 'me');
    expect(onKept).toHaveBeenLastCalledWith(true);
    say('こん', false);
    say('こんにちは');
    say('始めます');
    await pass();
    expect(sent()).toEqual([['こんにちは', '始めます']]);
    expect(api.addLines).toHaveBeenCalledWith(path, expect.anything());
  });

  it('sends at most 20 lines in one call', async () => {
    const { call, say, pass, sent } = setUp();
    call.listed(transcript({ agreed: ['me'] }), 'me');
    for (let index = 0; index < 25; index += 1) say(`${index}`);
    await pass();
    await pass(0);
    expect(sent().map(({ length }) => length)).toEqual([20, 5]);
  });

  it('repeats lines while the server is unreachable, and drops rejected lines', async () => {
    const { call, api, say, pass, sent } = setUp();
    call.listed(transcript({ agreed: ['me'] }), 'me');
    api.addLines.mockRejectedValueOnce(new OfficeError(503, undefined));
    say('届くまで');
    await pass();
    await pass(retryDelayMs);
    expect(sent()).toEqual([['届くまで'], ['届くまで']]);
    api.addLines.mockRejectedValueOnce(new OfficeError(409, undefined));
    say('終わった後');
    await pass();
    await pass(retryDelayMs);
    expect(sent()).toHaveLength(3);
  });

  it('drops unsent speech when the member withdraws the consent', async () => {
    const { call, api, say, pass, onKept } = setUp();
    call.listed(transcript({ agreed: ['me'] }), 'me');
    say('取り消し');
    await call.consent(false);
    await pass();
    expect(api.addLines).not.toHaveBeenCalled();
    expect(onKept).toHaveBeenLastCalledWith(false);
    expect(api.consent).toHaveBeenCalledWith(path, false);
  });

  it('sends the last lines before it stops', async () => {
    const { call, api, say, sent } = setUp();
    call.listed(transcript({ agreed: ['me'] }), 'me');
    say('以上です');
    await call.stop();
    expect(sent()).toEqual([['以上です']]);
    expect(api.stop).toHaveBeenCalledWith(path);
  });

  it('sends pending and unfinished speech before the member leaves', async () => {
    const { call, say, sent } = setUp();
    call.listed(transcript({ agreed: ['me'] }), 'me');
    say('お先に');
    say('失礼し', false);
    await call.finish();
    expect(sent()).toEqual([['お先に', '失礼し']]);
  });

  it('waits at most a second for the last speech', async () => {
    const { call, api, say, pass } = setUp();
    call.listed(transcript({ agreed: ['me'] }), 'me');
    api.addLines.mockReturnValueOnce(new Promise(() => {}));
    say('届かない');
    const finished = vi.fn();
    void call.finish().then(finished);
    await pass(maxFinishMs - 1);
    expect(finished).not.toHaveBeenCalled();
    await pass(1);
    expect(finished).toHaveBeenCalledOnce();
  });

  it('stops listening when the transcript ends', () => {
    const { call, onKept } = setUp();
    call.listed(transcript({ agreed: ['me'] }), 'me');
    call.listed(null, 'me');
    expect(onKept).toHaveBeenLastCalledWith(false);
    expect(call.getSnapshot().room).toBeNull();
  });
});
