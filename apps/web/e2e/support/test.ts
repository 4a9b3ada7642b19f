import { scriptedGuest } from '@office/scene-bridge/conformance';
import type { Language } from '@office/vocabulary';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright/test';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { startOffice, type OfficeServer } from './officeServer.ts';

export const password = 'Office#2026';
export const sakura = 'Sakura Works';

/** A stub scene without rendering, since most tests do not depend on the scene. */
export const stubSceneLoader = scriptedGuest();

/** Prevents the real loader from replacing the stub. A route would disable the HTTP cache. */
const preventLoaderOverride = `{
  const { createUnityInstance } = window;
  Object.defineProperty(window, 'createUnityInstance', { get: () => createUnityInstance, set() {} });
}`;

/** A route does not intercept requests that a worker answers. */
const preventPrecache = `{
  const container = self.ServiceWorkerContainer?.prototype;
  const register = container?.register;
  if (container)
    container.register = function (script, options) {
      return String(script).includes('/precache-worker.js')
        ? Promise.reject(new Error('Prevented by the test'))
        : register.call(this, script, options);
    };
}`;

interface WorkerFixtures {
  environment: Record<string, string>;
  isolatedOffice: string;
  office: OfficeServer;
}

export type NewBrowser = (
  options?: NewBrowserOptions,
) => Promise<{ context: BrowserContext; page: Page }>;

interface TestFixtures {
  newBrowser: NewBrowser;
}

export interface NewBrowserOptions extends BrowserContextOptions {
  language?: Language;
  realScene?: boolean;
  precache?: boolean;
  /** Email address of a member to sign in. With `organization`, the organisation is also selected. */
  as?: string;
  organization?: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],
  isolatedOffice: ['', { scope: 'worker', option: true }],
  office: [
    async ({ environment }, use) => {
      const office = await startOffice(environment);
      await use(office);
      await office.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  newBrowser: async ({ browser, office }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await openBrowser(browser, office, options);
      contexts.push(context);
      return { context, page: await context.newPage() };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Skips a test in the quick set; called outside of a test, all tests of the file. */
export function skipInQuickSet(): void {
  base.skip(isQuickSet, 'Only in `npm test -- all`');
}

async function openBrowser(
  browser: Browser,
  office: OfficeServer,
  { language, realScene, precache, as, organization, ...options }: NewBrowserOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: office.url, ...options });
  // Suppresses notices about demo meetings. Tests enable them with `allowNotice`.
  if (as)
    await context.addInitScript(() => {
      const key = 'office.meetingsAvailableNotify';
      localStorage.setItem(key, localStorage.getItem(key) ?? String(Date.now()));
    });
  // Suppresses the hint about blocked notifications, which is otherwise shown once per sign-in.
  await context.addInitScript(() => {
    const key = 'office.pushSaid';
    localStorage.setItem(key, localStorage.getItem(key) ?? 'no-permission');
  });
  // Suppresses the device test before the first call.
  await context.addInitScript(() => localStorage.setItem('office.device.devicesTested', 'true'));
  // Suppresses the names of the navigation, which a first visit shows in a wide window, beside the office.
  await context.addInitScript(() => {
    const key = 'office.device.navExpanded';
    localStorage.setItem(key, localStorage.getItem(key) ?? 'false');
  });
  if (language)
    await context.addInitScript((value) => {
      localStorage.setItem('office.language', localStorage.getItem('office.language') ?? value);
    }, language);
  if (!precache) await context.addInitScript(preventPrecache);
  if (!realScene) await context.addInitScript(stubSceneLoader + preventLoaderOverride);
  if (as) await putSession(context, office, as, organization);
  return context;
}

/** Signs in by REST and sets the session cookies (spec §3). */
async function putSession(
  context: BrowserContext,
  office: OfficeServer,
  email: string,
  organization?: string,
): Promise<void> {
  const call = async (path: string, token?: string, data?: unknown) => {
    const response = await fetch(`${office.url}/api/v1${path}`, {
      method: data ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    const answer = await response.json();
    if (!response.ok && answer.errors !== 'loginIpUnknown')
      throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  let session = await call('/auth/user/login', undefined, { email, password });
  if (session.errors) {
    const code = await mailedCode(office, email);
    session = await call('/auth/user/verify-new-ip', undefined, { email, password, code });
  }
  if (organization) {
    const list = await call('/organizations/user/joined', session.token);
    const found = list.data.find((each: { name: string }) => each.name === organization);
    if (!found) throw new Error(`${email} is not in ${organization}`);
    const selected = { organizationId: found.id };
    session = await call('/auth/user/organization', session.token, selected);
  }
  await context.addCookies([
    { url: office.url, name: 'office_session', value: encodeURIComponent(JSON.stringify(session)) },
    { url: office.url, name: 'office_organization_type', value: session.organizationType },
  ]);
}

export async function mailedCode(office: OfficeServer, email: string): Promise<string> {
  return /\b\d{4}\b/.exec((await office.mailTo(email)).text)?.[0] ?? '';
}

export async function fillCode(page: Page, office: OfficeServer, email: string): Promise<void> {
  await page.getByRole('heading', { name: /^(認証コードを入力|Enter your code)$/ }).waitFor();
  await page
    .getByRole('textbox')
    .first()
    .fill(await mailedCode(office, email));
  await page.locator('button[type=submit]').click();
}

export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel(/^(メールアドレス|Email address)/).fill(email);
  await page.getByLabel(/^(パスワード|Password)$/).fill(secret);
  await page.locator('button[type=submit]').click();
}
