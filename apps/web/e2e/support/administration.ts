import type { Page } from 'playwright/test';
import type { OfficeServer } from './officeServer.ts';
import { mailedCode, password } from './test.ts';

export async function enterAdministration(
  page: Page,
  office: OfficeServer,
  email: string,
  path = '/admin',
): Promise<void> {
  const login = await post(office, 'login', { email, password });
  const { session, refreshToken } = login.errors
    ? await post(office, 'verify-new-ip', {
        email,
        password,
        code: await mailedCode(office, email),
      })
    : login;
  const value = encodeURIComponent(JSON.stringify({ ...session, token: 'none', tokenExpires: 0 }));
  const domain = new URL(office.url).hostname;
  const server = { httpOnly: true, sameSite: 'Strict' } as const;
  await page.context().addCookies([
    { domain, path: '/admin', name: 'office_admin_session', value },
    { domain, path: '/api/v1/admin/auth', name: refreshCookie, value: refreshToken, ...server },
  ]);
  await page.goto(path);
}

/** Signs out the administrator of a page in another way than by the page. */
export async function endAdministration(page: Page, office: OfficeServer): Promise<void> {
  const path = `${office.url}/api/v1/admin/auth`;
  const [cookie] = await page.context().cookies(path);
  const headers = { authorization: 'Bearer any', cookie: `${cookie!.name}=${cookie!.value}` };
  const refreshed = await fetch(`${path}/refresh`, { method: 'POST', headers });
  const { token } = (await refreshed.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  await fetch(`${path}/logout`, { method: 'POST', headers: { authorization } });
}

const refreshCookie = 'office_admin_refresh';

async function post(office: OfficeServer, call: string, body: object) {
  const response = await fetch(`${office.url}/api/v1/admin/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const session = (await response.json()) as { errors?: unknown };
  if (!response.ok && session.errors !== 'loginIpUnknown')
    throw new Error(`${email(body)}: ${response.status} ${JSON.stringify(session)}`);
  const cookie = response.headers.get('set-cookie') ?? '';
  const refreshToken = new RegExp(`^${refreshCookie}=([^;]*)`).exec(cookie)?.[1] ?? '';
  return { session, refreshToken, errors: session.errors };
}

const email = (body: object) => ('email' in body ? String(body.email) : '');
