import type { VoiceRoomParticipant } from '@office/api/realtime';
import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakeRecognizer } from '../../media/FakeRecognizer.ts';
import { fakeTrack } from '../../rtc/fakes.ts';
import { CallCaptions, type CallCaptionsDeps } from './CallCaptions.ts';
import { captionDisplayMs, maxCaptionLines, withCaption } from './captionLines.ts';

const person = (
  id: string,
  captions: Partial<Pick<VoiceRoomParticipant, 'captionsWanted' | 'captionSource'>> = {},
): VoiceRoomParticipant => ({
  participantId: id,
  userId: `user-${id}`,
  nameKanji: id,
  avatarUrl: null,
  muted: false,
  camera: false,
  screen: false,
  handRaisedAt: null,
  captionsWanted: false,
  captionSource: 'NONE',
  ...captions,
});
const reader = person('ren', { captionsWanted: true });
const speaker = person('mei', { captionSource: 'READY' });

function setUp(options: Partial<CallCaptionsDeps> = {}) {
  const deps = testDeps();
  const recognizers: FakeRecognizer[] = [];
  const sendCaptionState = vi.fn();
  const send = vi.fn();
  const keep = vi.fn();
  const set = vi.fn();
  let voice: MediaStreamTrack | null = fakeTrack('voice');
  const captions = new CallCaptions({
    ...deps,
    createRecognizer: () => {
      const recognizer = new FakeRecognizer();
      recognizers.push(recognizer);
      return recognizer;
    },
    language: () => 'ja',
    agreement: { isGiven: () => false, set },
    voice: () => voice,
    sendCaptionState,
    send,
    keep,
    ...options,
  });
  return {
    ...deps,
    captions,
    sendCaptionState,
    send,
    keep,
    set,
    mute: (muted: boolean) => {
      voice = muted ? null : fakeTrack('voice');
      captions.update();
    },
    listens: () => recognizers.filter(({ running }) => running).length > 0,
    say: (text: string, isFinal = true) => recognizers.at(-1)?.hear([{ text, isFinal }]),
    spoken: (text: string, more: object = {}) =>
      captions.heard({
        participantId: 'mei',
        captionId: 0,
        text,
        isFinal: false,
        language: 'ja',
        ...more,
      }),
    lines: () => captions.getSnapshot().lines.map(({ text }) => text),
  };
}

describe('speech that is kept in a transcript', () => {
  it('is recognised without readers or consent to captions, and not sent to the others', () => {
    const { captions, listens, mute, say, keep, send } = setUp();
    captions.onJoined(person('me'));
    captions.setKept(true);
    expect(listens()).toBe(true);
    say('議題は二つです');
    expect(keep).toHaveBeenCalledWith(expect.objectContaining({ text: '議題は二つです' }));
    expect(send).not.toHaveBeenCalled();
    expect(captions.getSnapshot().listening).toBe(false);
    mute(true);
    expect(listens()).toBe(false);
    mute(false);
    captions.setKept(false);
    expect(listens()).toBe(false);
  });
});

describe('the captions of the member', () => {
  it('transcribes only with consent, while captions are read and the member is not muted', () => {
    const { captions, listens, mute, sendCaptionState, set } = setUp();
    captions.onJoined(person('me'));
    expect(sendCaptionState).toHaveBeenLastCalledWith({ source: 'ABLE' });
    captions.onParticipants([reader, speaker]);
    expect(captions.consentRequests).toEqual([reader]);
    expect(listens()).toBe(false);
    captions.agree(true);
    expect(set).toHaveBeenCalledExactlyOnceWith(true);
    expect(sendCaptionState).toHaveBeenLastCalledWith({ source: 'READY' });
    expect(captions.consentRequests).toEqual([]);
    expect(listens()).toBe(true);
    mute(true);
    expect(listens()).toBe(false);
    mute(false);
    expect(listens()).toBe(true);
    captions.onParticipants([person('ren'), speaker]);
    expect(listens()).toBe(false);
    captions.onParticipants([reader]);
    expect(listens()).toBe(true);
    captions.onConnectionLost();
    expect(listens()).toBe(false);
    captions.onJoined(person('me', { captionSource: 'READY' }));
    expect(listens()).toBe(true);
    captions.dispose();
    expect(listens()).toBe(false);
  });

  it('transcribes and requests captions for a transcript without readers', () => {
    const { captions, listens, sendCaptionState } = setUp({
      agreement: { isGiven: () => true, set: vi.fn() },
    });
    captions.onJoined(person('me', { captionSource: 'READY' }));
    captions.onParticipants([speaker]);
    expect(listens()).toBe(false);
    captions.setTranscribing(true);
    expect(sendCaptionState).toHaveBeenLastCalledWith({ wanted: true });
    expect(listens()).toBe(true);
    captions.onJoined(person('me', { captionSource: 'READY' }));
    expect(sendCaptionState).toHaveBeenCalledTimes(2);
    captions.setTranscribing(false);
    expect(sendCaptionState).toHaveBeenLastCalledWith({ wanted: false });
    expect(listens()).toBe(false);
  });

  it('keeps requesting captions that the member reads after the transcript', () => {
    const { captions, sendCaptionState } = setUp();
    captions.onJoined(person('me', { captionSource: 'ABLE' }));
    captions.setWanted(true);
    captions.setTranscribing(true);
    captions.setTranscribing(false);
    expect(sendCaptionState.mock.calls).toEqual([[{ wanted: true }]]);
  });

  it('sends the transcript to the other participants', () => {
    const { captions, say, send } = setUp({ agreement: { isGiven: () => true, set: vi.fn() } });
    captions.onParticipants([reader]);
    captions.onJoined(person('me'));
    say('おはようございます。');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      captionId: 0,
      text: 'おはようございます。',
      isFinal: true,
      language: 'ja',
    });
  });

  it('does not transcribe after a refusal or without browser support', () => {
    const one = setUp();
    one.captions.onParticipants([reader]);
    one.captions.onJoined(person('me'));
    one.captions.agree(false);
    expect(one.sendCaptionState).toHaveBeenLastCalledWith({ source: 'NONE' });
    expect(one.captions.consentRequests).toEqual([]);
    expect(one.listens()).toBe(false);

    const two = setUp({ createRecognizer: null });
    two.captions.onParticipants([reader]);
    two.captions.onJoined(person('me'));
    expect(two.sendCaptionState).not.toHaveBeenCalled();
    expect(two.captions.canSend).toBe(false);
    expect(two.captions.consentRequests).toEqual([]);
  });

  it('stops on a problem and reports it to the other participants', () => {
    const recognizers: FakeRecognizer[] = [];
    const { captions, sendCaptionState } = setUp({
      agreement: { isGiven: () => true, set: vi.fn() },
      createRecognizer: () => {
        recognizers.push(new FakeRecognizer());
        return recognizers.at(-1)!;
      },
    });
    captions.onParticipants([reader]);
    captions.onJoined(person('me', { captionSource: 'READY' }));
    recognizers[0]!.fail('service-not-allowed');
    expect(captions.getSnapshot()).toMatchObject({ problem: 'notAllowed', listening: false });
    expect(sendCaptionState).toHaveBeenLastCalledWith({ source: 'NONE' });
    captions.dismissProblem();
    captions.update();
    expect(recognizers).toHaveLength(1);
  });
});

describe('the captions of other participants', () => {
  it('shows captions for seconds while wanted, and ignores unknown participants', () => {
    const { captions, clock, sendCaptionState, spoken, lines } = setUp();
    captions.onParticipants([speaker]);
    captions.onJoined(person('me'));
    spoken('Nobody reads it');
    expect(lines()).toEqual([]);
    captions.setWanted(true);
    expect(sendCaptionState).toHaveBeenLastCalledWith({ wanted: true });
    spoken('おは');
    spoken('おはよう', { isFinal: true });
    spoken('A stranger', { participantId: 'nobody' });
    expect(lines()).toEqual(['おはよう']);
    clock.advance(captionDisplayMs - 1000);
    spoken('では', { captionId: 1 });
    clock.advance(1000);
    expect(lines()).toEqual(['では']);
    clock.advance(captionDisplayMs);
    expect(lines()).toEqual([]);
    spoken('まだ', { captionId: 2 });
    captions.setWanted(false);
    expect(lines()).toEqual([]);
  });

  it('removes the lines of a participant who leaves and requests captions after a reconnect', () => {
    const { captions, sendCaptionState, spoken, lines } = setUp({ createRecognizer: null });
    captions.onParticipants([speaker, reader]);
    captions.onJoined(person('me'));
    captions.setWanted(true);
    spoken('さようなら', { isFinal: true });
    captions.onParticipants([reader]);
    expect(lines()).toEqual([]);
    captions.onConnectionLost();
    captions.onJoined(person('me'));
    expect(sendCaptionState).toHaveBeenCalledTimes(2);
    expect(sendCaptionState).toHaveBeenLastCalledWith({ wanted: true });
  });
});

describe('withCaption', () => {
  const caption = { participantId: 'mei', captionId: 1, isFinal: false, language: 'ja' as const };

  it('updates a line until it is final and ignores late interim text', () => {
    let lines = withCaption([], { ...caption, text: 'お' }, 0);
    lines = withCaption(lines, { ...caption, text: 'おは' }, 1);
    lines = withCaption(lines, { ...caption, text: 'おはよう', isFinal: true }, 2);
    expect(withCaption(lines, { ...caption, text: 'おは' }, 3)).toBe(lines);
    expect(lines).toMatchObject([{ text: 'おはよう', at: 2 }]);
  });

  it('removes a line with empty text and drops the oldest lines', () => {
    const first = withCaption([], { ...caption, text: 'えっと' }, 0);
    expect(withCaption(first, { ...caption, text: ' ' }, 1)).toEqual([]);
    let lines = first;
    for (let id = 2; id < 9; id += 1)
      lines = withCaption(lines, { ...caption, captionId: id, text: `${id}` }, id);
    expect(lines.map(({ captionId }) => captionId)).toEqual([6, 7, 8]);
    expect(lines).toHaveLength(maxCaptionLines);
  });
});
