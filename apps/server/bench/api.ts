import type { Schemas } from '@office/api';
import { demoPassword } from '../src/demo/seed.ts';

/** Returns the status and body. Throws if the connection breaks. */
export async function call<T = unknown>(
  url: string,
  method: string,
  path: string,
  { token, body, signal }: { token?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<{ status: number; body: T }> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
}

export async function signIn(
  url: string,
  email: string,
  organizationId: string,
): Promise<{ token: string; userId: string }> {
  const first = await call<{ token: string; user: { id: string } }>(
    url,
    'POST',
    '/v1/auth/user/login',
    { body: { email, password: demoPassword } },
  );
  if (first.status !== 200) throw new Error(`${email}: ${JSON.stringify(first.body)}`);
  const second = await call<{ token: string }>(url, 'POST', '/v1/auth/user/organization', {
    token: first.body.token,
    body: { organizationId },
  });
  if (second.status !== 200) throw new Error(`${email}: ${JSON.stringify(second.body)}`);
  return { token: second.body.token, userId: first.body.user.id };
}

/** Returns the id of an organisation of the member. */
export async function findOrganization(url: string, email: string, name: string): Promise<string> {
  const session = await call<Schemas['Session']>(url, 'POST', '/v1/auth/user/login', {
    body: { email, password: demoPassword },
  });
  const { body } = await call<Schemas['OrganizationList']>(
    url,
    'GET',
    '/v1/organizations/user/joined',
    { token: session.body.token },
  );
  return body.data.find((each) => each.name === name)!.id;
}
