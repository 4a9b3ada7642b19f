import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { earlyLinks } from './early-hints.ts';

const page = `<!doctype html>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/start-Ab3xT_9z.js"></script>
<script type="module" crossorigin src="/assets/index-Ab3xT_9z.js"></script>
<link rel="modulepreload" crossorigin href="/assets/page-Ab3xT_9z.js">
<link rel="stylesheet" crossorigin href="/assets/index-Bb3xT_9z.css">
<link rel="stylesheet" href="/assets/plain-Bb3xT_9z.css">
<script type="module">import '/assets/inline.js'</script>`;

const links = [
  '</assets/index-Ab3xT_9z.js>; rel=modulepreload',
  '</assets/page-Ab3xT_9z.js>; rel=modulepreload',
  '</assets/index-Bb3xT_9z.css>; rel=preload; as=style; crossorigin',
  '</assets/plain-Bb3xT_9z.css>; rel=preload; as=style',
];

describe('earlyLinks', () => {
  it('returns modules and styles with the mode of their requests', () => {
    expect(earlyLinks(page)).toEqual(links);
  });
});

describe('early hints', () => {
  it.each([
    ['sends the links before the page if enabled', true, [links.join(', ')]],
    ['sends only the page by default', false, []],
  ])('%s', async (_, earlyHints, expected) => {
    const web = await mkdtemp(path.join(tmpdir(), 'office-hints-'));
    await writeFile(path.join(web, 'index.html'), page);
    const server = await startTestServer({ pageFolders: { web }, config: { earlyHints } });
    try {
      const request = get(`${server.url}/main`);
      const hints: unknown[] = [];
      request.on('information', ({ headers }) => hints.push(headers.link));
      const [response] = await once(request, 'response');
      response.resume();
      await once(response, 'end');
      expect(response.statusCode).toBe(200);
      expect(hints).toEqual(expected);
    } finally {
      await server.close();
      await rm(web, { recursive: true, force: true });
    }
  });
});
