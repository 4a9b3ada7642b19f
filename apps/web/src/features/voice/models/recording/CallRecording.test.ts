import type { VoiceRecording } from '@office/api/realtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallRecorderDeps } from '../../media/CallRecorder.ts';
import type { RecordedScene } from '../../media/RecordedScene.ts';
import type { RecordingFile } from '../../media/RecordingFile.ts';
import { fakeTrack, flushPromises } from '../../rtc/fakes.ts';
import { CallRecording, type CallRecordingDeps, type RecordedSources } from './CallRecording.ts';

const recordingOf = (
  status: VoiceRecording['status'],
  agreed: string[] = ['me'],
  participantId = 'me',
  transcript = false,
): VoiceRecording => ({
  recordingId: 'rec-1',
  participantId,
  status,
  begunAt: status === 'ASKING' ? null : '2026-11-22T03:00:00.000Z',
  agreed,
  transcript,
});

const voices = {
  me: fakeTrack('mine'),
  ren: fakeTrack('ren’s'),
  mei: fakeTrack('mei’s'),
};

const screen = fakeTrack('screen', 'video');
const personOf = (id: string) => ({ id, name: id, camera: null, portrait: null });
const seen = ({ people }: RecordedScene) => people.map(({ id }) => id);

function setUp(options: Partial<CallRecordingDeps> = {}) {
  const written: string[] = [];
  const file = {
    write: vi.fn(async (part: Blob) => void written.push(await part.text())),
    finish: vi.fn((_durationMs: number | null) =>
      Promise.resolve({ kind: 'saved' as const, name: 'talk.webm' }),
    ),
    discard: vi.fn(() => Promise.resolve()),
  } satisfies RecordingFile;
  const recorder = {
    heard: [] as string[],
    scene: { people: [], share: null } as RecordedScene,
    state: 'new',
    setSounds: (tracks: readonly MediaStreamTrack[]) =>
      void (recorder.heard = tracks.map(({ id }) => id)),
    setScene: (scene: RecordedScene) => void (recorder.scene = scene),
    run: () => void (recorder.state = 'running'),
    pause: () => void (recorder.state = 'paused'),
    stop: () => {
      recorder.state = 'stopped';
      return Promise.resolve(62_000);
    },
  };
  let on: CallRecorderDeps | null = null;
  const sources: { current: RecordedSources } = {
    current: {
      sounds: new Map(Object.entries(voices).map(([id, track]) => [id, [track]])),
      people: ['me', 'ren', 'mei'].map(personOf),
      screen: { participantId: 'ren', track: screen },
    },
  };
  const onNotice = vi.fn();
  const onTranscribing = vi.fn();
  const saveTranscript = vi.fn(() => 'talk.txt');
  const end = vi.fn<CallRecordingDeps['end']>(() => Promise.resolve({ ok: true }));
  const deps: CallRecordingDeps = {
    openFile: () => Promise.resolve(file),
    createRecorder: (options) => {
      on = options;
      return Promise.resolve(recorder);
    },
    sources: () => sources.current,
    requestConsent: () => Promise.resolve({ ok: true, recordingId: 'rec-1' }),
    agree: vi.fn(() => Promise.resolve({ ok: true as const })),
    end,
    now: () => 1000,
    onTranscribing,
    saveTranscript,
    onNotice,
    ...options,
  };
  const recording = new CallRecording(deps);
  return {
    recording,
    deps,
    file,
    recorder,
    onNotice,
    onTranscribing,
    saveTranscript,
    end,
    written,
    sources,
    own: () => recording.getSnapshot().own,
    part: (text: string) => on?.onPart(new Blob([text])),
    fail: () => on?.onFailed(),
    async sendCaptionState(room: VoiceRecording | null) {
      recording.listed(room);
      await flushPromises();
    },
  };
}
type SetUp = ReturnType<typeof setUp>;

async function asking(overrides: Partial<CallRecordingDeps> = {}): Promise<SetUp> {
  const all = setUp(overrides);
  await all.sendCaptionState(null);
  await all.recording.ask();
  await all.sendCaptionState(recordingOf('ASKING'));
  return all;
}

describe('recording by the member', () => {
  let all: SetUp;
  beforeEach(async () => {
    all = await asking();
  });

  it('starts once all participants have agreed and includes only these', async () => {
    const { recorder, own, sendCaptionState, part, written } = all;
    expect(own()).toBe('asking');
    expect(recorder.state).toBe('new');
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    expect(recorder).toMatchObject({ state: 'running', heard: ['mine', 'ren’s'] });
    expect(seen(recorder.scene)).toEqual(['me', 'ren']);
    expect(recorder.scene.share).toEqual({ kind: 'screen', track: screen });
    part('one ');
    part('two');
    await vi.waitFor(() => expect(written).toEqual(['one ', 'two']));
  });

  it('pauses for a new participant without sound or picture', async () => {
    const { recorder, own, sendCaptionState } = all;
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    await sendCaptionState(recordingOf('PAUSED', ['me', 'ren']));
    expect(own()).toBe('paused');
    expect(recorder).toMatchObject({ state: 'paused', heard: [] });
    expect(recorder.scene).toEqual({ people: [], share: null });
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren', 'mei']));
    expect(recorder).toMatchObject({ state: 'running', heard: ['mine', 'ren’s', 'mei’s'] });
  });

  it('pauses while the connection is lost, because other participants could not end it', async () => {
    const { recording, recorder, sendCaptionState } = all;
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    recording.lost();
    await flushPromises();
    expect(recorder.state).toBe('paused');
    recording.entered(recordingOf('RECORDING', ['me', 'ren']));
    await flushPromises();
    expect(recorder.state).toBe('running');
  });

  it('adds later sounds and pictures', async () => {
    const { recording, recorder, sources, sendCaptionState } = all;
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    sources.current = {
      sounds: new Map([['ren', [voices.ren, fakeTrack('film')]]]),
      people: [personOf('me'), { ...personOf('ren'), camera: fakeTrack('face', 'video') }],
      screen: { participantId: 'stranger', track: fakeTrack('other', 'video') },
    };
    recording.update();
    await flushPromises();
    expect(recorder.heard).toEqual(['ren’s', 'film']);
    expect(recorder.scene.people[1]?.camera?.id).toBe('face');
    expect(recorder.scene.share).toBeNull();
  });

  it('shows a shared document instead of the screen if it was shared later', async () => {
    const { recording, recorder, sendCaptionState } = all;
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    recording.showDocument({ url: 'blob:2', isLatest: true });
    await flushPromises();
    expect(recorder.scene.share).toEqual({ kind: 'document', url: 'blob:2' });
    recording.showDocument({ url: 'blob:2', isLatest: false });
    await flushPromises();
    expect(recorder.scene.share).toEqual({ kind: 'screen', track: screen });
    recording.showDocument(null);
    await sendCaptionState(recordingOf('PAUSED', ['me', 'ren']));
    expect(recorder.scene.share).toBeNull();
  });

  it('is saved when any participant ends it', async () => {
    const { recording, recorder, file, sendCaptionState, own, onNotice } = all;
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    recording.ended({
      roomId: 'r1',
      recordingId: 'rec-1',
      participantId: 'ren',
      reason: 'STOPPED',
    });
    await flushPromises();
    expect(recorder.state).toBe('stopped');
    expect(file.finish).toHaveBeenCalledExactlyOnceWith(62_000);
    expect(onNotice).toHaveBeenCalledWith({ kind: 'stopped', participantId: 'ren' });
    expect(onNotice).toHaveBeenCalledWith({
      kind: 'saved',
      saved: { kind: 'saved', name: 'talk.webm' },
    });
    expect(own()).toBe('none');
    await sendCaptionState(null);
    expect(file.finish).toHaveBeenCalledOnce();
  });

  it.each(['the call', 'the participation'])('is saved at the end of %s', async (what) => {
    const { recording, file, sendCaptionState } = all;
    await sendCaptionState(recordingOf('RECORDING', ['me']));
    if (what === 'the call') recording.dispose();
    else recording.entered(null);
    await vi.waitFor(() => expect(file.finish).toHaveBeenCalledOnce());
  });

  it('discards the file when a participant declines', async () => {
    const { recording, file, onNotice, own } = all;
    recording.ended({
      roomId: 'r1',
      recordingId: 'rec-1',
      participantId: 'ren',
      reason: 'DECLINED',
    });
    await flushPromises();
    expect(file.discard).toHaveBeenCalledOnce();
    expect(file.finish).not.toHaveBeenCalled();
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'declined', participantId: 'ren' });
    expect(own()).toBe('none');
  });

  it('ends for all participants when the disk is full and keeps the recorded data', async () => {
    const { file, sendCaptionState, part, end, onNotice, recorder } = all;
    file.finish.mockResolvedValue({ kind: 'downloaded' as never, name: 'talk.webm' });
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    file.write.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    part('one');
    part('two');
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledOnce());
    expect(end).toHaveBeenCalledExactlyOnceWith('rec-1');
    expect(recorder.state).toBe('stopped');
    expect(onNotice).toHaveBeenCalledWith({
      kind: 'failed',
      saved: { kind: 'downloaded', name: 'talk.webm' },
    });
  });

  it('reports a failure to save and a failure of the browser', async () => {
    const { file, sendCaptionState, fail, onNotice } = all;
    await sendCaptionState(recordingOf('RECORDING', ['me']));
    file.finish.mockRejectedValue(new Error('disk error'));
    fail();
    await vi.waitFor(() =>
      expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'failed', saved: null }),
    );
  });
});

describe('transcript', () => {
  const transcribed = (status: VoiceRecording['status'], agreed: string[]) =>
    recordingOf(status, agreed, 'me', true);
  const line = (text: string) => ({ name: '高橋 蓮', text });

  it('is saved next to the recording, with the captions of participants who agreed', async () => {
    const { recording, sendCaptionState, onTranscribing, saveTranscript, onNotice } =
      await asking();
    recording.said('ren', line('early'));
    await sendCaptionState(transcribed('RECORDING', ['me', 'ren']));
    expect(onTranscribing).toHaveBeenLastCalledWith(true);
    recording.said('ren', line('one'));
    recording.said('stranger', line('not agreed'));
    await sendCaptionState(transcribed('PAUSED', ['me', 'ren']));
    recording.said('ren', line('paused'));
    await sendCaptionState(transcribed('RECORDING', ['me', 'ren', 'mei']));
    recording.said('me', line('two'));
    await sendCaptionState(null);
    await vi.waitFor(() => expect(saveTranscript).toHaveBeenCalledOnce());
    const lines = [
      { at: 1000, ...line('one') },
      { at: 1000, ...line('two') },
    ];
    expect(saveTranscript).toHaveBeenCalledWith(lines, 'talk.webm');
    expect(onNotice).toHaveBeenCalledWith({ kind: 'transcript', name: 'talk.txt' });
    expect(onTranscribing).toHaveBeenLastCalledWith(false);
  });

  it('is not kept for a recording without it', async () => {
    const { recording, sendCaptionState, onTranscribing, saveTranscript, file } = await asking();
    await sendCaptionState(recordingOf('RECORDING', ['me', 'ren']));
    recording.said('ren', line('one'));
    await sendCaptionState(null);
    await vi.waitFor(() => expect(file.finish).toHaveBeenCalledOnce());
    expect(onTranscribing).not.toHaveBeenCalledWith(true);
    expect(saveTranscript).not.toHaveBeenCalled();
  });

  it('is part of the request for consent', async () => {
    const requestConsent = vi.fn<CallRecordingDeps['requestConsent']>(() =>
      Promise.resolve({ ok: true, recordingId: 'rec-1' }),
    );
    const { recording } = setUp({ requestConsent });
    await recording.ask({ transcript: true });
    expect(requestConsent).toHaveBeenCalledExactlyOnceWith({ transcript: true });
  });
});

it('ignores a participant list from before the request', async () => {
  const { recording, sendCaptionState, file, own } = setUp();
  await sendCaptionState(null);
  await recording.ask();
  await sendCaptionState(null);
  expect(file.discard).not.toHaveBeenCalled();
  expect(own()).toBe('asking');
});

it('does not ask for consent without a file or while another recording is active', async () => {
  const requestConsent = vi.fn<CallRecordingDeps['requestConsent']>();
  const one = setUp({ requestConsent, openFile: () => Promise.resolve(null) });
  await one.recording.ask();
  expect(requestConsent).not.toHaveBeenCalled();
  expect(one.own()).toBe('none');

  requestConsent.mockResolvedValue({ ok: false, error: 'voiceRecordingInProgress' });
  const two = setUp({ requestConsent });
  await two.recording.ask();
  expect(two.file.discard).toHaveBeenCalledOnce();
  expect(two.onNotice).toHaveBeenCalledExactlyOnceWith({
    kind: 'refused',
    error: 'voiceRecordingInProgress',
  });
});

it('reports that the file cannot be opened', async () => {
  const error = new TypeError('Failed to fetch');
  const { recording, own, onNotice } = setUp({ openFile: () => Promise.reject(error) });
  await recording.ask();
  expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'refused', error });
  expect(own()).toBe('none');
});

it('agrees to and ends the recording of another participant', async () => {
  const { recording, deps, end, sendCaptionState, recorder } = setUp();
  await sendCaptionState(recordingOf('ASKING', ['ren'], 'ren'));
  await recording.ask();
  expect(recording.getSnapshot().own).toBe('none');
  await recording.agree();
  expect(deps.agree).toHaveBeenCalledExactlyOnceWith('rec-1');
  await sendCaptionState(recordingOf('RECORDING', ['ren', 'me'], 'ren'));
  expect(recorder.state).toBe('new');
  end.mockResolvedValue({ ok: false, error: 'voiceRecordingInvalid' });
  await recording.end();
  expect(end).toHaveBeenCalledExactlyOnceWith('rec-1');
});
