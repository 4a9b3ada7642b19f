import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUserMedia } from './userMedia.ts';

afterEach(() => vi.unstubAllGlobals());

describe('getUserMedia', () => {
  it('returns the stream of the browser', async () => {
    const stream = {} as MediaStream;
    const requestMedia = vi.fn(async () => stream);
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: requestMedia } });
    expect(await getUserMedia({ audio: true })).toBe(stream);
    expect(requestMedia).toHaveBeenCalledWith({ audio: true });
  });

  it('rejects with InsecureContextError on a page without HTTPS', async () => {
    vi.stubGlobal('navigator', {});
    await expect(getUserMedia({ audio: true })).rejects.toMatchObject({
      name: 'InsecureContextError',
    });
  });
});
