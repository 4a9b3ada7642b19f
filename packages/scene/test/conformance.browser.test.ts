import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { formatReport, scriptedGuest } from '@office/scene-bridge/conformance';
import { runConformance } from '@office/scene-bridge/conformance/run';
import { isQuickSet } from '../../../scripts/test-set.mjs';
import { startFakeOffice } from '../dev/server.ts';
import type { FakeOffice } from '../dev/server.ts';
import { launchBrowser } from './browser.ts';

let office: FakeOffice;
let browser: Browser;
let loaders: Server;
const scripts = new Map<string, string>();

before(async () => {
  office = await startFakeOffice({ port: 0, people: 3, frozen: true });
  browser = await launchBrowser();
  loaders = createServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' });
    response.end(script);
  });
  await new Promise<void>((resolve) => loaders.listen(0, '127.0.0.1', resolve));
});

after(async () => {
  await browser.close();
  await office.stop();
  loaders.close();
});

test('the built-in scene conforms', async () => {
  const loaderUrl = `http://localhost:${office.port}/scene/builtin/office.loader.js`;
  const report = await runConformance(browser, { loaderUrl });
  assert.deepEqual(
    report.checks.filter(({ outcome }) => outcome !== 'passed'),
    [],
    formatReport(report),
  );
  assert.ok(report.conforms);
});

/** Returns a loader script with one defect: `wrap` receives and returns an instance. */
const withDefect = (wrap: string) => `${scriptedGuest()}
{
  const make = window.createUnityInstance;
  const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const say = (...words) => window.dispatchReactUnityEvent(...words);
  window.createUnityInstance = async (canvas, config, onProgress) => { ${wrap} };
}`;

/** Limit of each check in milliseconds. */
const checkTimeout = 4000;

const broken: [
  what: string,
  script: string | undefined,
  fails: RegExp,
  why: RegExp,
  timeout?: number,
][] = [
  ['does not exist', undefined, /^the loader script defines/, /cannot be loaded/],
  ['defines nothing', ';', /^the loader script defines/, /does not define/],
  [
    'resolves a task later',
    withDefect('const it = await make(canvas, config, onProgress); await later(20); return it;'),
    /^createUnityInstance resolves in the same tick/,
    /next task, .*instance/,
  ],
  [
    'reports no more than 0.9',
    withDefect('return make(canvas, config, () => onProgress(0.9));'),
    /^onProgress increases to 1/,
    /0\.9/,
  ],
  [
    'is ready twice',
    withDefect(
      "const it = await make(canvas, config, onProgress); setTimeout(say, 0, 'UnityReady'); return it;",
    ),
    /^UnityReady is sent once/,
    /2 times/,
  ],
  [
    'throws at a malformed message',
    withDefect(`const it = await make(canvas, config, onProgress); const send = it.SendMessage;
      it.SendMessage = (object, method, parameter) => {
        if (method === 'OnSwitchScene') JSON.parse(parameter);
        send(object, method, parameter);
      };
      return it;`),
    /^OnSwitchScene accepts/,
    /JSON/,
  ],
  [
    'rejects a promise after a message',
    withDefect(`const it = await make(canvas, config, onProgress);
      it.SendMessage = (object, method) => {
        if (method === 'OnChangeOfficeAvatar') Promise.reject(new Error('no such hair'));
      };
      return it;`),
    /^OnChangeOfficeAvatar accepts/,
    /no such hair/,
  ],
  [
    'sends a malformed message',
    withDefect(
      "const it = await make(canvas, config, onProgress); setTimeout(say, 0, 'SetUnityLoading', 'maybe'); return it;",
    ),
    /^sends only valid events/,
    /SetUnityLoading/,
  ],
  [
    'never resolves Quit',
    withDefect(
      'const it = await make(canvas, config, onProgress); it.Quit = () => new Promise(() => {}); return it;',
    ),
    /^Quit resolves/,
    /did not arrive/,
    // Every check waits for Quit.
    1000,
  ],
  [
    'keeps sending after Quit',
    withDefect(`const it = await make(canvas, config, onProgress); const send = it.SendMessage;
      it.SendMessage = (...words) => { send(...words); say('SetUnityLoading', 'false'); };
      return it;`),
    /^sends nothing and accepts messages/,
    /SetUnityLoading/,
  ],
];

for (const [index, [what, script, fails, why, timeout = checkTimeout]] of broken.entries()) {
  test(`rejects a scene that ${what}`, { skip: isQuickSet && index > 1 }, async () => {
    const path = `/${encodeURIComponent(what)}/office.loader.js`;
    if (script) scripts.set(path, script);
    const { port } = loaders.address() as AddressInfo;
    const loaderUrl = `http://127.0.0.1:${port}${path}`;
    const report = await runConformance(browser, { loaderUrl, timeout });
    const failed = report.checks.find(
      ({ name, outcome }) => outcome === 'failed' && fails.test(name),
    );
    assert.ok(failed, formatReport(report));
    assert.match(failed.detail, why);
    assert.equal(report.conforms, false);
  });
}
