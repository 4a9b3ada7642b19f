import type { Page } from 'playwright/test';
import type { OfficeServer } from './officeServer.ts';
import { mailedCode, password } from './test.ts';

const cookieName = 'office_admin_session';

export async function enterAdministration(
  page: Page,
  office: OfficeServer,
  email: string,
  path = '/admin',
): Promise<void> {
  const login = await post(office, 'login', { email, password });
  const session = login.errors
    ? await post(office, 'verify-new-ip', {
        email,
        password,
        code: await mailedCode(office, email),
      })
    : login;
  const value = encodeURIComponent(JSON.stringify(session));
  const domain = new URL(office.url).hostname;
  await page.context().addCookies([{ domain, path: '/admin', name: cookieName, value }]);
  await page.goto(path);
}

export async function adminToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  const session = cookies.find(({ name }) => name === cookieName);
  return (JSON.parse(decodeURIComponent(session?.value ?? '{}')) as { token: string }).token;
}

async function post(office: OfficeServer, call: string, body: object) {
  const response = await fetch(`${office.url}/api/v1/admin/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { errors?: unknown };
  if (!response.ok && answer.errors !== 'loginIpUnknown')
    throw new Error(`${email(body)}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const email = (body: object) => ('email' in body ? String(body.email) : '');
