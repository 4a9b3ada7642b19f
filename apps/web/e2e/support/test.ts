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
import { startOffice, type OfficeServer } from './officeServer.ts';

export const password = 'Office#2026';
export const sakura = 'Sakura Works';

/** A scene that costs nothing: most tests are about what is around it. */
export const guestLoader = scriptedGuest();

/**
 * The page's own loader does not take the guest's place. A route could give it the guest's script, but would have
 * the browser ask the test for every request, and keep no file from one page to the next.
 */
const keepsGuest = `{
  const { createUnityInstance } = window;
  Object.defineProperty(window, 'createUnityInstance', { get: () => createUnityInstance, set() {} });
}`;

interface WorkerFixtures {
  /** The configuration of this file's server. */
  environment: Record<string, string>;
  /** A file that gives its name here has an office to itself, as it is on the first day. */
  ownOffice: string;
  office: OfficeServer;
}

interface TestFixtures {
  /** A member's browser of its own: nothing is shared with the others. */
  newBrowser(options?: NewBrowserOptions): Promise<{ context: BrowserContext; page: Page }>;
}

export interface NewBrowserOptions extends BrowserContextOptions {
  language?: Language;
  /** Draws the real scene. */
  realScene?: boolean;
  /** Signed in already: an address, and with `organization` inside it. */
  as?: string;
  organization?: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],
  ownOffice: ['', { scope: 'worker', option: true }],
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

async function openBrowser(
  browser: Browser,
  office: OfficeServer,
  { language, realScene, as, organization, ...options }: NewBrowserOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: office.url, ...options });
  // The demo's meetings are of the hour at which a walk is made: it hears of them where it asks to.
  if (as)
    await context.addInitScript(() => {
      const key = 'office.meetingsAvailableNotify';
      localStorage.setItem(key, localStorage.getItem(key) ?? String(Date.now()));
    });
  // The browser of most tests allows no notifications, which is said once a sign-in.
  await context.addInitScript(() => {
    const key = 'office.pushSaid';
    localStorage.setItem(key, localStorage.getItem(key) ?? 'no-permission');
  });
  if (language)
    await context.addInitScript((value) => {
      localStorage.setItem('office.language', localStorage.getItem('office.language') ?? value);
    }, language);
  if (!realScene) await context.addInitScript(guestLoader + keepsGuest);
  if (as) await putSession(context, office, as, organization);
  return context;
}

/** Signs in by REST and puts the cookies where the page looks for them (spec §3). */
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

/** The code of the newest mail to someone who signs in where nobody knows them. */
export async function mailedCode(office: OfficeServer, email: string): Promise<string> {
  return /\b\d{4}\b/.exec((await office.mailTo(email)).text)?.[0] ?? '';
}

/** Types the code that was mailed. */
export async function fillCode(page: Page, office: OfficeServer, email: string): Promise<void> {
  await page.getByRole('heading', { name: /^(認証コードを入力|Enter your code)$/ }).waitFor();
  await page
    .getByRole('textbox')
    .first()
    .fill(await mailedCode(office, email));
  await page.locator('button[type=submit]').click();
}

/** Types address and password and presses the one button. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel(/^(メールアドレス|Email address)/).fill(email);
  await page.getByLabel(/^(パスワード|Password)$/).fill(secret);
  await page.locator('button[type=submit]').click();
}
