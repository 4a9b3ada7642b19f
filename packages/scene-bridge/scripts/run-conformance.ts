import type { Browser } from 'playwright';
import { build } from 'vite';
import type { CheckResult, ConformanceReport } from '../src/conformance/report.ts';
import type { SceneUnderTest } from '../src/conformance/host.ts';
import { signInSample } from '../src/conformance/samples.ts';

export interface ConformanceOptions {
  /** The address of the build's loader script. */
  loaderUrl: string;
  /** For `createUnityInstance`; where there is none, the files that Unity puts beside the loader. */
  config?: Record<string, unknown>;
  /** Changes to the sign-in data: a real token, floor and API for a build that needs them. */
  signIn?: Partial<SceneUnderTest['signIn']>;
  /** The address that the page pretends to have; by default beside the loader, so that `/api` is there too. */
  origin?: string;
  /** Milliseconds that a start may take. */
  patience?: number;
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

/** Tests a scene build in a browser: a page of its own, with the scripted host and nothing else. */
export async function runConformance(
  browser: Browser,
  { loaderUrl, config, signIn, origin, patience, onCheck }: ConformanceOptions,
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
        config: config ?? filesBeside(loaderUrl),
        signIn: { ...signInSample, ...signIn },
        ...(patience === undefined ? {} : { patience }),
      },
    );
  } finally {
    await page.close();
  }
}

/** Unity names a build's files after its loader: `office.loader.js`, `office.data`, … */
function filesBeside(loaderUrl: string): Record<string, string> {
  const base = loaderUrl.replace(/\.loader\.js(\?.*)?$/, '');
  return {
    dataUrl: `${base}.data`,
    frameworkUrl: `${base}.framework.js`,
    codeUrl: `${base}.wasm`,
    streamingAssetsUrl: new URL('StreamingAssets', base).href,
  };
}

let bundled: Promise<string> | undefined;

/** The scripted host as one classic script. */
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
