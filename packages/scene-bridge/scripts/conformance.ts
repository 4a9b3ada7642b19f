import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions, fullBrowserOptions } from '../../../scripts/browser.mjs';
import { formatReport } from '../src/conformance/report.ts';
import { runConformance } from './run-conformance.ts';

const usage = `Tests a scene build against the bridge:

  node packages/scene-bridge/scripts/conformance.ts <address of its loader script> [options]

  --config <file>     JSON: the second argument of createUnityInstance (default: the files
                      that Unity writes beside the loader: .data, .framework.js, .wasm)
  --sign-in <file>    JSON: overrides of the sign-in data (accessToken, floorId, apiBaseUrl, …)
  --origin <url>      origin of the test page (default: the origin of the loader)
  --timeout <s>       timeout of the start in seconds (default: 60)
  --json              prints the report as JSON
  --headed            shows the browser

Exits with 0 if the scene conforms, otherwise with 1.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string' },
    'sign-in': { type: 'string' },
    origin: { type: 'string' },
    timeout: { type: 'string' },
    json: { type: 'boolean' },
    headed: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const [loaderUrl] = positionals;
if (values.help || !loaderUrl || !URL.canParse(loaderUrl)) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 2);
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const options = values.headed ? fullBrowserOptions : launchOptions;
const browser = await chromium.launch({
  ...options,
  headless: !values.headed,
  // Software rendering, because a GPU may be missing.
  args: [
    ...options.args.filter((argument) => argument !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
const report = await runConformance(browser, {
  loaderUrl,
  ...(values.config ? { config: read(values.config) } : {}),
  ...(values['sign-in'] ? { signIn: read(values['sign-in']) } : {}),
  ...(values.origin ? { origin: values.origin } : {}),
  ...(values.timeout ? { timeout: Number(values.timeout) * 1000 } : {}),
});
await browser.close();
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
process.exit(report.conforms ? 0 : 1);
