import type { Browser } from 'playwright';
import { build } from 'vite';
import type { CheckResult, ConformanceReport } from '../src/conformance/report.ts';
import type { SceneUnderTest } from '../src/conformance/host.ts';
import { signInSample } from '../src/conformance/samples.ts';

export interface ConformanceOptions {
  loaderUrl: string;
  /** Argument of `createUnityInstance`. Defaults to the files that Unity places next to the loader. */
  config?: Record<string, unknown>;
  /** Overrides of the sign-in data: token, floor and API for builds that require real ones. */
  signIn?: Partial<SceneUnderTest['signIn']>;
  /** Origin of the test page. Defaults to the origin of the loader, so that `/api` is also available. */
  origin?: string;
  /** Start timeout in milliseconds. */
  timeout?: number;
  onCheck?(result: CheckResult): void;
}

declare global {
  interface Window {
    sceneConformance: {
      testScene(
        scene: Partial<SceneUnderTest> & { loaderUrl: string },
        onCheck: (result: CheckResult) => void,
      ): Promise<ConformanceReport>;
    };
    onSceneCheck(result: CheckResult): void;
  }
}

const folder = '/scene-conformance/';

export async function runConformance(
  browser: Browser,
  { loaderUrl, config, signIn, origin, timeout, onCheck }: ConformanceOptions,
): Promise<ConformanceReport> {
  const script = await bundle();
  const address = new URL(folder, origin ?? loaderUrl).href;
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  try {
    await page.route(`${address}**`, (route) =>
      route.request().url() === address
        ? route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><script src="host.js"></script><body>',
          })
        : route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.exposeFunction('onSceneCheck', (result: CheckResult) => onCheck?.(result));
    await page.goto(address);
    return await page.evaluate(
      (scene) => window.sceneConformance.testScene(scene, (result) => window.onSceneCheck(result)),
      {
        loaderUrl,
        config: config ?? filesInFolder(loaderUrl),
        signIn: { ...signInSample, ...signIn },
        ...(timeout === undefined ? {} : { startTimeoutMs: timeout }),
      },
    );
  } finally {
    await page.close();
  }
}

/** Unity names the files of a build after its loader: `office.loader.js`, `office.data`, … */
function filesInFolder(loaderUrl: string): Record<string, string> {
  const base = loaderUrl.replace(/\.loader\.js(\?.*)?$/, '');
  return {
    dataUrl: `${base}.data`,
    frameworkUrl: `${base}.framework.js`,
    codeUrl: `${base}.wasm`,
    streamingAssetsUrl: new URL('StreamingAssets', base).href,
  };
}

let bundled: Promise<string> | undefined;

function bundle(): Promise<string> {
  bundled ??= build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: new URL('../src/conformance/test-scene.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'sceneConformance',
      },
    },
  }).then((result) => {
    const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
    const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
    if (chunk?.type !== 'chunk') throw new Error('the scripted host was not bundled');
    return chunk.code;
  });
  return bundled;
}
