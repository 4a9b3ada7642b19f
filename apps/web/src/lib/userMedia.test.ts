import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUserMedia } from './userMedia.ts';

afterEach(() => vi.unstubAllGlobals());

describe('asking for a device', () => {
  it('passes on what the browser answers', async () => {
    const stream = {} as MediaStream;
    const asked = vi.fn(async () => stream);
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: asked } });
    expect(await getUserMedia({ audio: true })).toBe(stream);
    expect(asked).toHaveBeenCalledWith({ audio: true });
  });

  it('says that there is nothing to ask on a page that came by plain HTTP', async () => {
    vi.stubGlobal('navigator', {});
    await expect(getUserMedia({ audio: true })).rejects.toMatchObject({
      name: 'InsecureContextError',
    });
  });
});
