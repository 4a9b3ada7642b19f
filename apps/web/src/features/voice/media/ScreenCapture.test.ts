import { describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '../rtc/fakes.ts';
import { ScreenCapture, type OpenScreen } from './ScreenCapture.ts';

function setUp() {
  const dialogs: {
    ended(): void;
    choose(screen: OpenScreen): void;
    refuse(error: Error): void;
  }[] = [];
  const onTracks = vi.fn();
  const capture = new ScreenCapture({
    open: (ended) =>
      new Promise((choose, refuse) => {
        dialogs.push({ ended, choose, refuse });
      }),
    onTracks,
  });
  return { capture, dialogs, onTracks };
}

const screen = (sound: MediaStreamTrack | null = null) => ({
  picture: fakeTrack('picture', 'video'),
  sound,
  close: vi.fn(),
});

describe('ScreenCapture', () => {
  it('ends when the browser stops sharing', async () => {
    const { capture, dialogs, onTracks } = setUp();
    const done = capture.start();
    expect(capture.getSnapshot()).toEqual({ status: 'asking' });
    void capture.start();
    expect(dialogs).toHaveLength(1);
    const withSound = screen(fakeTrack('sound'));
    dialogs[0]?.choose(withSound);
    await done;
    expect(capture.getSnapshot()).toEqual({ status: 'on', sound: true });
    expect(onTracks).toHaveBeenLastCalledWith(withSound);
    dialogs[0]?.ended();
    expect(withSound.close).toHaveBeenCalledOnce();
    expect(onTracks).toHaveBeenLastCalledWith(null);
    expect(capture.getSnapshot()).toEqual({ status: 'off' });
  });

  it('closes a screen selected after the end of the call', async () => {
    const { capture, dialogs, onTracks } = setUp();
    const done = capture.start();
    capture.dispose();
    const lateScreen = screen();
    dialogs[0]?.choose(lateScreen);
    await done;
    expect(lateScreen.close).toHaveBeenCalledOnce();
    expect(onTracks).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'Permission denied', { status: 'off' }],
    [
      'NotAllowedError',
      'Permission denied by system',
      { status: 'problem', problem: 'notAllowedError' },
    ],
    ['NotReadableError', '', { status: 'problem', problem: 'notReadableError' }],
  ])('handles a rejection with %s, “%s”', async (name, message, expected) => {
    const { capture, dialogs } = setUp();
    const done = capture.start();
    dialogs[0]?.refuse(Object.assign(new Error(message), { name }));
    await done;
    expect(capture.getSnapshot()).toEqual(expected);
    capture.dismiss();
    expect(capture.getSnapshot()).toEqual({ status: 'off' });
  });
});
