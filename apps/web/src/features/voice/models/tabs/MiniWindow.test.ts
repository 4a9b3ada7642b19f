import { describe, expect, it, vi } from 'vitest';
import { MiniWindow, type MiniWindowDeps } from './MiniWindow.ts';

class FakeWindow extends EventTarget {
  closed = false;

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.dispatchEvent(new Event('pagehide'));
  }
}

function setUp(deps: Partial<MiniWindowDeps> = {}) {
  const opened: FakeWindow[] = [];
  const openWindow = async () => {
    const window = new FakeWindow();
    opened.push(window);
    return window as unknown as Window;
  };
  const mini = new MiniWindow({ openWindow, openPicture: null, ...deps });
  const status = () => mini.getSnapshot().status;
  return { mini, opened, status };
}

const picture = { id: 'camera' } as MediaStream;

describe('MiniWindow with a window', () => {
  it('shows the call until the window is closed', async () => {
    const { mini, opened, status } = setUp();
    expect(await mini.open({ picture: null })).toBe(true);
    expect(mini.getSnapshot()).toEqual({ status: 'window', window: opened[0] });
    opened[0]?.close();
    expect(status()).toBe('closed');
  });

  it('opens one window and closes it with the call', async () => {
    const { mini, opened, status } = setUp();
    await mini.open({ picture: null });
    await mini.open({ picture: null });
    expect(opened).toHaveLength(1);
    mini.close();
    expect([opened[0]?.closed, status()]).toEqual([true, 'closed']);
  });

  it('closes a window that opens after the end of the call', async () => {
    const { mini, opened, status } = setUp();
    const opening = mini.open({ picture: null });
    mini.close();
    expect(await opening).toBe(false);
    expect([opened[0]?.closed, status()]).toEqual([true, 'closed']);
  });

  it('closes a window opened by the browser when the page is visible again', async () => {
    const { mini, status } = setUp();
    await mini.open({ picture: null, openedByBrowser: true });
    mini.pageShown();
    expect(status()).toBe('closed');
    await mini.open({ picture: null });
    mini.pageShown();
    expect(status()).toBe('window');
  });

  it('stays closed if the browser rejects the request, and can be retried', async () => {
    const refused = vi.fn(async (): Promise<Window> => {
      throw new DOMException('no press', 'NotAllowedError');
    });
    const { mini, status } = setUp({ openWindow: refused });
    expect(await mini.open({ picture: null })).toBe(false);
    expect(status()).toBe('closed');
    await mini.open({ picture: null });
    expect(refused).toHaveBeenCalledTimes(2);
  });
});

describe('MiniWindow with a picture', () => {
  function setUpPicture() {
    const player = { show: vi.fn(), close: vi.fn() };
    const ends: (() => void)[] = [];
    const openPicture = vi.fn(async (_picture: MediaStream, onClosed: () => void) => {
      ends.push(onClosed);
      return player;
    });
    return { player, ends, openPicture, ...setUp({ openWindow: null, openPicture }) };
  }

  it('follows the shown picture until it is closed', async () => {
    const { mini, player, openPicture, status } = setUpPicture();
    expect(mini.supportedKind).toBe('picture');
    await mini.open({ picture });
    expect(openPicture.mock.calls[0]?.[0]).toBe(picture);
    const other = { id: 'screen' } as MediaStream;
    mini.follow(other);
    mini.follow(null);
    expect(player.show.mock.calls).toEqual([[other]]);
    mini.close();
    mini.follow(picture);
    expect([player.close.mock.calls.length, player.show.mock.calls.length, status()]).toEqual([
      1,
      1,
      'closed',
    ]);
  });

  it('ignores a late close event of a previous picture', async () => {
    const { mini, ends, status } = setUpPicture();
    await mini.open({ picture });
    ends[0]?.();
    expect(status()).toBe('closed');
    await mini.open({ picture });
    ends[0]?.();
    expect(status()).toBe('picture');
  });

  it('opens nothing without a picture', async () => {
    const { mini, openPicture } = setUpPicture();
    expect(await mini.open({ picture: null })).toBe(false);
    expect(openPicture).not.toHaveBeenCalled();
  });
});

it('MiniWindow offers nothing without browser support', () => {
  expect(setUp({ openWindow: null }).mini.supportedKind).toBeNull();
});
