import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
let served = '';

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

describe('newVersion', () => {
  it('reports a newer version once and does not reload the page', async () => {
    const newVersion = await open();
    const found = vi.fn();
    newVersion.onFound(found);
    await newVersion.check();
    await newVersion.check();
    expect(newVersion.isThere()).toBe(true);
    expect(found).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads once after a newer version was found', async () => {
    const newVersion = await open();
    newVersion.reloadToNewVersion();
    await newVersion.check();
    newVersion.reloadToNewVersion();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'the same version',
      '<div id="root"></div><script type="module" src="/assets/first.js"></script>',
    ],
    ['an error page of a proxy', '<h1>Bad gateway</h1>'],
  ])('reports no newer version while the server returns %s', async (_, page) => {
    served = page;
    const newVersion = await open();
    const found = vi.fn();
    newVersion.onFound(found);
    await newVersion.check();
    expect(newVersion.isThere()).toBe(false);
    expect(found).not.toHaveBeenCalled();
  });
});
