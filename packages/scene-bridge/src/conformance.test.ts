import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { BridgeProblem } from './codec.ts';
import {
  driveGuest,
  eventNames,
  eventSamples,
  formatReport,
  methodNames,
  methodSamples,
  scriptedGuest,
  signInSample,
} from './conformance.ts';
import { decodeEvent, decodeMethod, encodeEvent, encodeMethod } from './messages.ts';

const never = ({ name, detail }: BridgeProblem) => {
  throw new Error(`${name}: ${detail}`);
};
const drop = () => {};

describe('conformance samples', () => {
  it('cover the 18 methods and the 24 events', () => {
    expect(Object.keys(methodSamples).toSorted()).toEqual(methodNames.toSorted());
    expect(Object.keys(eventSamples).toSorted()).toEqual(eventNames.toSorted());
    expect([methodNames.length, eventNames.length]).toEqual([18, 24]);
  });

  it.each(methodNames)('%s: accepts the valid payloads and drops the invalid ones', (method) => {
    const { right, wrong } = methodSamples[method];
    expect(right.length).toBeGreaterThan(0);
    for (const payload of right) {
      const encoded = encodeMethod(method, payload as never, never);
      if (encoded.ok) expect(decodeMethod(method, encoded.payload, never).ok).toBe(true);
    }
    for (const raw of wrong)
      expect([raw, decodeMethod(method, raw, drop).ok]).toEqual([raw, false]);
  });

  it.each(eventNames)('%s: accepts the valid payloads and drops the invalid ones', (event) => {
    const { right, wrong } = eventSamples[event];
    for (const payload of right) {
      const encoded = encodeEvent(event, payload as never, never);
      if (encoded.ok) expect(decodeEvent(event, encoded.payload, never).ok).toBe(true);
    }
    for (const raw of wrong) expect([raw, decodeEvent(event, raw, drop).ok]).toEqual([raw, false]);
  });
});

function openPage() {
  const window: Record<string, unknown> = {};
  const events: unknown[][] = [];
  window['dispatchReactUnityEvent'] = (...words: unknown[]) => events.push(words);
  const context = { window, setTimeout: (run: () => void) => queueMicrotask(run) };
  const canvas = { width: 4, height: 3, getContext: () => null };
  const run = async (script: string) => runInNewContext(script, context) as unknown;
  return { said: events, canvas, run, page: { evaluate: run }, window };
}

interface Instance {
  SendMessage(object: string, method: string, parameter?: string): void;
  Quit(): Promise<void>;
}

describe('scriptedGuest', () => {
  it('becomes ready once, records messages and sends events on request', async () => {
    const { said, canvas, run, page, window } = openPage();
    const guest = driveGuest(page);
    expect(await guest.received()).toEqual([]);
    await run(scriptedGuest());
    await run(scriptedGuest());
    const progress: number[] = [];
    const create = window['createUnityInstance'] as (...words: unknown[]) => Promise<Instance>;
    const instance = await create(canvas, {}, (value: number) => progress.push(value));
    await Promise.resolve();
    expect(progress).toEqual([1]);
    expect(said).toEqual([['UnityReady']]);

    instance.SendMessage('WebGLService', 'OnSwitchScene', '{"scene":"WorldMap"}');
    instance.SendMessage('WebGLService', 'OnChangeGraphicSetting', 'ULTRA');
    instance.SendMessage('Elsewhere', 'OnSetActiveUnity', 'true');
    expect(await guest.received()).toHaveLength(3);
    expect(await guest.last('OnSwitchScene')).toEqual({ ok: true, payload: { scene: 'WorldMap' } });
    expect(await guest.last('OnChangeGraphicSetting')).toMatchObject({
      ok: false,
      problem: { reason: 'malformed' },
    });
    expect(await guest.last('OnSetActiveUnity')).toMatchObject({
      ok: false,
      problem: { reason: 'unknownName' },
    });
    expect(await guest.last('OnReceiveUserSignInData')).toBeUndefined();

    await guest.say('SetShowUserProfile', { userId: '“quoted”' });
    await guest.say('GetNewAccessToken');
    await guest.sayRaw('SetSystemState', '{');
    expect(said.slice(1)).toEqual([
      ['SetShowUserProfile', '{"userId":"“quoted”"}'],
      ['GetNewAccessToken'],
      ['SetSystemState', '{'],
    ]);
    await expect(guest.say('SetShowUserProfile', { userId: '' })).rejects.toThrow(/userId/);

    instance.SendMessage('WebGLService', 'OnRequestChangeState', '{"state":"LOGOUT"}');
    expect(said.at(-1)).toEqual(['SetSystemState', '{"state":"LOGOUT"}']);
    await instance.Quit();
    await instance.Quit();
    instance.SendMessage('WebGLService', 'OnSetActiveUnity', 'true');
    expect(await guest.received()).toHaveLength(4);
    expect(window['scriptedGuest']).toMatchObject({ started: 1, ended: 1 });
  });
});

it('formats a readable report with the results and the verdict', () => {
  const check = { level: 'must', detail: '', milliseconds: 3 } as const;
  const text = formatReport({
    loaderUrl: 'https://scenes.example/office.loader.js',
    conforms: false,
    checks: [
      { ...check, name: 'it loads', outcome: 'passed', detail: 'immediately', milliseconds: 2_340 },
      { ...check, name: 'it starts', outcome: 'failed', detail: 'it threw' },
      { ...check, name: 'it sings', level: 'should', outcome: 'skipped' },
    ],
  });
  expect(text.split('\n')).toEqual([
    'https://scenes.example/office.loader.js',
    '  ✓ it loads 2.3 s (immediately)',
    '  ✗ it starts',
    '      it threw',
    '  – it sings (should)',
    '',
    'The scene does not conform: 1 passed, 1 failed, 1 skipped.',
    '',
  ]);
  expect(text).not.toContain(signInSample.accessToken);
});
