import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { LazyPage } from '@office/client/loading/lazyPage.tsx';

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', { querySelector: () => null });
const { lazyPage } = await import('@office/client/loading/lazyPage.tsx');

const render = (Page: LazyPage<object>) =>
  renderToString(
    <Suspense fallback="loading">
      <Page />
    </Suspense>,
  );

describe('preload', () => {
  it('renders the page without its fallback', async () => {
    const load = () => Promise.resolve(() => 'page');
    expect(render(lazyPage(load))).toContain('loading');
    const Page = lazyPage(load);
    await Page.preload();
    expect(render(Page)).toContain('page');
  });

  it('loads again when the render follows a failure', async () => {
    const load = vi.fn(() => Promise.resolve(() => 'page'));
    load.mockRejectedValueOnce(new Error('offline'));
    const Page = lazyPage(load);
    await Page.preload();
    expect(render(Page)).toContain('loading');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
