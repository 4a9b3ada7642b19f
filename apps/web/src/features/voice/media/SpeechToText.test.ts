import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { fakeTrack } from '../rtc/fakes.ts';
import { captionTexts, interimThrottleMs, SpeechToText } from './SpeechToText.ts';
import { FakeRecognizer } from './FakeRecognizer.ts';

function setUp() {
  const deps = testDeps();
  const recognizers: FakeRecognizer[] = [];
  const onWords = vi.fn();
  const onProblem = vi.fn();
  const speech = new SpeechToText({
    ...deps,
    createRecognizer: () => {
      const recognizer = new FakeRecognizer();
      recognizers.push(recognizer);
      return recognizer;
    },
    onWords,
    onProblem,
  });
  return { ...deps, speech, made: recognizers, onWords, onProblem, now: () => recognizers.at(-1)! };
}

it('listens to the microphone of the call in the language of the member', () => {
  const { speech, made } = setUp();
  const track = fakeTrack('voice');
  speech.start('ja', track);
  speech.start('ja', track);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({
    lang: 'ja-JP',
    continuous: true,
    interimResults: true,
    track,
    running: true,
  });
  speech.stop();
  expect(made[0]!.running).toBe(false);
});

it('throttles interim text and sends final text immediately with the same id', () => {
  const { speech, clock, onWords, now } = setUp();
  speech.start('en', null);
  now().hear([{ text: 'Good' }]);
  now().hear([{ text: 'Good mor' }]);
  expect(onWords).not.toHaveBeenCalled();
  clock.advance(interimThrottleMs);
  expect(onWords).toHaveBeenLastCalledWith({
    captionId: 0,
    text: 'Good mor',
    isFinal: false,
    language: 'en',
  });
  now().hear([{ text: 'Good morning.', isFinal: true }, { text: 'To' }]);
  expect(onWords).toHaveBeenLastCalledWith({
    captionId: 0,
    text: 'Good morning.',
    isFinal: true,
    language: 'en',
  });
  clock.advance(interimThrottleMs);
  expect(onWords).toHaveBeenLastCalledWith(expect.objectContaining({ captionId: 1, text: 'To' }));
  expect(onWords).toHaveBeenCalledTimes(3);
});

it('reports throttled text immediately when flushed', () => {
  const { speech, clock, onWords, now } = setUp();
  speech.start('en', null);
  now().hear([{ text: 'See you' }]);
  speech.flush();
  expect(onWords).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'See you' }));
  clock.advance(interimThrottleMs);
  expect(onWords).toHaveBeenCalledOnce();
});

it('restarts when the browser ends it and continues the ids', () => {
  const { speech, clock, made, onWords, now } = setUp();
  speech.start('ja', null);
  now().hear([{ text: 'はい。', isFinal: true }]);
  now().end();
  clock.runNext();
  expect(made).toHaveLength(2);
  now().hear([{ text: 'では。', isFinal: true }]);
  expect(onWords).toHaveBeenLastCalledWith(expect.objectContaining({ captionId: 1 }));
});

it('sends nothing after stopping and does not restart', () => {
  const { speech, clock, made, onWords, now } = setUp();
  speech.start('ja', null);
  now().hear([{ text: '独り言' }]);
  speech.stop();
  clock.advance(60_000);
  expect(onWords).not.toHaveBeenCalled();
  expect(made).toHaveLength(1);
});

it('gives up immediately without permission and after repeated ends without a result', () => {
  const one = setUp();
  one.speech.start('ja', null);
  one.now().fail('not-allowed');
  expect(one.onProblem).toHaveBeenCalledExactlyOnceWith('notAllowed');
  one.clock.advance(60_000);
  expect(one.made).toHaveLength(1);

  const two = setUp();
  two.speech.start('ja', null);
  for (let round = 0; round < 5; round += 1) {
    two.now().fail('network');
    two.now().end();
    if (round < 4) two.clock.runNext();
  }
  expect(two.onProblem).toHaveBeenCalledExactlyOnceWith('unavailable');
  expect(two.speech.isRunning).toBe(false);
});

it.each([
  ['  two\n lines\t', true, ['two lines']],
  ['turned \u202E round \u0000', true, ['turned round']],
  ['', true, []],
  ['あ'.repeat(600), true, ['あ'.repeat(255), 'あ'.repeat(255), 'あ'.repeat(90)]],
  ['a'.repeat(300) + 'end', false, ['a'.repeat(252) + 'end']],
])('sends only visible characters, split into lines: %#', (text, isFinal, lines) => {
  expect(captionTexts(text, { isFinal })).toEqual(lines);
});
