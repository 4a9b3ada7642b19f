import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
let served = '';

/** A page of the first version, of a server that has another one by now. */
beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  served = '<div id="root"></div><script type="module" src="/assets/second.js"></script>';
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/first.js' }) });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => served }));
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => (await import('./newVersion.ts')).newVersion;

describe('a newer version', () => {
  it('is told once, and the page goes on as it is', async () => {
    const newVersion = await open();
    const found = vi.fn();
    newVersion.onFound(found);
    await newVersion.lookFor();
    await newVersion.lookFor();
    expect(newVersion.isThere()).toBe(true);
    expect(found).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes the place of a page on which nothing is, once', async () => {
    const newVersion = await open();
    newVersion.takeInstead();
    await newVersion.lookFor();
    newVersion.takeInstead();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the same', '<div id="root"></div><script type="module" src="/assets/first.js"></script>'],
    ['no page of this product', '<h1>Bad gateway</h1>'],
  ])('is not there while the server answers %s', async (_, page) => {
    served = page;
    const newVersion = await open();
    const found = vi.fn();
    newVersion.onFound(found);
    await newVersion.lookFor();
    expect(newVersion.isThere()).toBe(false);
    expect(found).not.toHaveBeenCalled();
  });
});
