import { sceneNames } from '@office/vocabulary';
import { sceneObject } from '../methods.ts';
import type { SceneMethod } from '../methods.ts';
import type { ScriptedHost, Started } from './host.ts';
import type { CheckLevel } from './report.ts';
import { methodNames, methodSamples } from './samples.ts';

export interface Run {
  host: ScriptedHost;
  started: Started | undefined;
}

export interface Check {
  name: string;
  level: CheckLevel;
  needsScene: boolean;
  /** Throws if the scene fails the check. May return a detail for the report. */
  run(run: Run & { started: Started }): Promise<string | void>;
}

const must = (name: string, run: Check['run'], needsScene = true): Check => ({
  name,
  level: 'must',
  needsScene,
  run,
});
const should = (name: string, run: Check['run']): Check => ({
  name,
  level: 'should',
  needsScene: true,
  run,
});

function expect(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

function checkMethod(method: SceneMethod): Check {
  const { right, wrong } = methodSamples[method];
  return must(
    `${method} accepts valid payloads and ignores malformed ones`,
    async ({ host, started }) => {
      for (const payload of right) host.send(started, method, payload as never);
      await host.settle();
      for (const parameter of wrong) started.instance.SendMessage(sceneObject, method, parameter);
      await host.settle();
      return `${right.length} right, ${wrong.length} malformed`;
    },
  );
}

export const checks: readonly Check[] = [
  must('the loader script defines createUnityInstance', async ({ host }) => host.load(), false),
  must(
    'createUnityInstance resolves',
    async (run) => {
      const started = await run.host.start();
      run.started = started;
      const { instance } = started;
      expect(typeof instance?.SendMessage === 'function', 'the instance has no SendMessage');
      expect(typeof instance.Quit === 'function', 'the instance has no Quit');
      expect(typeof instance.Module === 'object', 'the instance has no Module');
    },
    false,
  ),
  must('onProgress increases to 1', async ({ started: { progress } }) => {
    expect(progress.includes(1), `onProgress received ${progress.join(', ') || 'nothing'}`);
    const risen = progress.every((value, i) => value >= 0 && value >= (progress[i - 1] ?? 0));
    expect(risen && progress.at(-1) === 1, `onProgress received ${progress.join(', ')}`);
  }),
  must(
    'createUnityInstance resolves in the same tick as onProgress(1)',
    async ({ host, started: { order } }) => {
      await host.settle();
      const [first, second] = order;
      expect(first === 'progress 1' && second === 'instance', `the order was ${order.join(', ')}`);
    },
  ),
  must(
    'UnityReady is sent once, after createUnityInstance has resolved',
    async ({ host, started }) => {
      await host.waitForEvent('UnityReady');
      await host.settle();
      const { order } = started;
      expect(
        order.indexOf('UnityReady') > order.indexOf('instance'),
        'it was sent before createUnityInstance resolved',
      );
      const times = host.sentEvents.filter(({ name }) => name === 'UnityReady').length;
      expect(times === 1, `it was sent ${times} times`);
    },
  ),
  must('accepts the sign-in data and the scene of the page', async ({ host, started }) => {
    host.send(started, 'OnReceiveUserSignInData', host.scene.signIn);
    host.send(started, 'OnSwitchScene', { scene: 'Main' });
    host.send(started, 'OnSetActiveUnity', true);
    await host.settle();
  }),
  ...sceneNames.map((scene) =>
    must(`accepts a switch to the scene ${scene}`, async ({ host, started }) => {
      host.send(started, 'OnSwitchScene', { scene });
      await host.settle();
    }),
  ),
  ...methodNames.map(checkMethod),
  must('ignores messages to other objects and unknown methods', async ({ host, started }) => {
    const { instance } = started;
    instance.SendMessage(sceneObject, 'OnNothing', '{}');
    instance.SendMessage(sceneObject, 'toString', '{}');
    instance.SendMessage('Elsewhere', 'OnSwitchScene', '{"scene":"Main"}');
    await host.settle();
  }),
  should('responds to a logout with SetSystemState', async ({ host, started }) => {
    const since = host.sentEvents.length;
    host.send(started, 'OnRequestChangeState', { state: 'LOGOUT' });
    await host.waitForEvent('SetSystemState', since);
    const answer = host.sentEvents.findLast(({ name }) => name === 'SetSystemState');
    expect(answer?.raw === '{"state":"LOGOUT"}', `it sent ${String(answer?.raw)}`);
  }),
  must('sends only valid events of the 24', async ({ host }) => {
    const wrong = host.sentEvents.filter(({ problem }) => problem !== undefined);
    const problems = wrong.map(({ name, problem }) => `${name}: ${problem}`);
    expect(wrong.length === 0, [...new Set(problems)].join('; '));
    return [...new Set(host.sentEvents.map(({ name }) => name))].join(', ');
  }),
  must('Quit resolves for any Module.canvas and on repeated calls', async ({ host, started }) => {
    const { instance } = started;
    instance.Module.canvas = document.createElement('canvas');
    const quit = (what: string) =>
      host.within(host.scene.startTimeoutMs / 4, what, Promise.resolve(instance.Quit()));
    await Promise.all([quit('the first Quit'), quit('the second Quit')]);
    await quit('the third Quit');
  }),
  must(
    'sends nothing and accepts messages without an error after Quit',
    async ({ host, started }) => {
      await host.settle();
      const since = host.sentEvents.length;
      host.send(started, 'OnSwitchScene', { scene: 'Main' });
      host.send(started, 'OnRequestChangeState', { state: 'LOGOUT' });
      await host.settle();
      const later = host.sentEvents.slice(since).map(({ name }) => name);
      expect(later.length === 0, `it sent ${later.join(', ')}`);
    },
  ),
  must('the loader script can be loaded twice', async (run) => {
    const since = run.host.sentEvents.length;
    await run.host.load();
    run.started = await run.host.start();
    await run.host.waitForEvent('UnityReady', since);
  }),
  must('starts a second instance on the same canvas while the first one quits', async (run) => {
    const { host, started: first } = run;
    const since = host.sentEvents.length;
    const ending = first.instance.Quit();
    run.started = await host.start(first.canvas);
    await host.within(host.scene.startTimeoutMs / 4, 'Quit', Promise.resolve(ending));
    await host.waitForEvent('UnityReady', since);
    host.send(run.started, 'OnReceiveUserSignInData', host.scene.signIn);
    host.send(run.started, 'OnSwitchScene', { scene: 'Main' });
    await host.settle();
  }),
  must(
    'keeps working without errors when the canvas is removed before Quit',
    async ({ host, started }) => {
      started.canvas.remove();
      await host.settle();
      host.send(started, 'OnSwitchScene', { scene: 'WorldMap' });
      await host.settle();
      const quitting = Promise.resolve(started.instance.Quit());
      await host.within(host.scene.startTimeoutMs / 4, 'Quit', quitting);
    },
  ),
  should('createUnityInstance resolves or rejects without WebGL', async ({ host }) => {
    const { prototype } = HTMLCanvasElement;
    const { getContext } = prototype;
    prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d');
    } as typeof getContext;
    try {
      const outcome = await host.start().then(
        async ({ instance }) => {
          const quitting = Promise.resolve(instance.Quit());
          await host.within(host.scene.startTimeoutMs / 4, 'Quit', quitting);
          return 'it resolved';
        },
        (error: unknown) => {
          if (String(error).includes('did not arrive')) throw error;
          return 'it rejected';
        },
      );
      host.takeErrors();
      return outcome;
    } finally {
      prototype.getContext = getContext;
    }
  }),
];
