import { describe, expect, it, vi } from 'vitest';
import { MiniWindow, type MiniWindowDeps } from './MiniWindow.ts';

/** A window that a browser has opened; closed by either side it says so. */
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

describe('in a window of the page', () => {
  it('the call is seen until the window is closed by hand', async () => {
    const { mini, opened, status } = setUp();
    expect(await mini.open({ picture: null })).toBe(true);
    expect(mini.getSnapshot()).toEqual({ status: 'window', window: opened[0] });
    opened[0]?.close();
    expect(status()).toBe('closed');
  });

  it('it is opened once, and closed with the call', async () => {
    const { mini, opened, status } = setUp();
    await mini.open({ picture: null });
    await mini.open({ picture: null });
    expect(opened).toHaveLength(1);
    mini.close();
    expect([opened[0]?.closed, status()]).toEqual([true, 'closed']);
  });

  it('one that comes after the end of the call is closed at once', async () => {
    const { mini, opened, status } = setUp();
    const opening = mini.open({ picture: null });
    mini.close();
    expect(await opening).toBe(false);
    expect([opened[0]?.closed, status()]).toEqual([true, 'closed']);
  });

  it('one that the browser opened by itself closes when the page is in sight again', async () => {
    const { mini, status } = setUp();
    await mini.open({ picture: null, byItself: true });
    mini.pageShown();
    expect(status()).toBe('closed');
    await mini.open({ picture: null });
    mini.pageShown();
    expect(status()).toBe('window');
  });

  it('a browser that refuses leaves everything as it was, and may be asked again', async () => {
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

describe('where the browser shows a picture alone', () => {
  function setUpPicture() {
    const player = { show: vi.fn(), close: vi.fn() };
    const ends: (() => void)[] = [];
    const openPicture = vi.fn(async (_picture: MediaStream, onClosed: () => void) => {
      ends.push(onClosed);
      return player;
    });
    return { player, ends, openPicture, ...setUp({ openWindow: null, openPicture }) };
  }

  it('it follows whoever is to be seen, until it is closed', async () => {
    const { mini, player, openPicture, status } = setUpPicture();
    expect(mini.offers).toBe('picture');
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

  it('an end that comes late does not end the next one', async () => {
    const { mini, ends, status } = setUpPicture();
    await mini.open({ picture });
    ends[0]?.();
    expect(status()).toBe('closed');
    await mini.open({ picture });
    ends[0]?.();
    expect(status()).toBe('picture');
  });

  it('without a picture nothing is opened', async () => {
    const { mini, openPicture } = setUpPicture();
    expect(await mini.open({ picture: null })).toBe(false);
    expect(openPicture).not.toHaveBeenCalled();
  });
});

it('a browser that has neither offers nothing', () => {
  expect(setUp({ openWindow: null }).mini.offers).toBeNull();
});
