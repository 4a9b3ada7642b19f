export const scimUserSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const scimGroupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface ScimResource extends Record<string, unknown> {
  id: string;
  userName: string;
  displayName: string;
  active: boolean;
  name: Record<string, string>;
  members: { value: string; display?: string }[];
  groups?: { value: string; display: string }[];
  meta: { location: string; resourceType: string };
  schemas: string[];
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources: ScimResource[];
  status: string;
  scimType: string;
  detail: string;
}

export interface ScimAnswer {
  status: number;
  body: ScimResource;
  headers: Headers;
}

export interface ScimCalls {
  send(method: string, path: string, body?: unknown, type?: string): Promise<ScimAnswer>;
  patch(path: string, ...operations: object[]): Promise<ScimAnswer>;
}

export async function sendScim(
  { url }: { url: string },
  secret: string | null,
  method: string,
  path: string,
  { body, type = 'application/scim+json' }: { body?: unknown; type?: string } = {},
): Promise<ScimAnswer> {
  const response = await fetch(`${url}/api/scim/v2${path}`, {
    method,
    headers: {
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (text ? JSON.parse(text) : null) as ScimResource;
  return { status: response.status, body: answer, headers: response.headers };
}

export function scimCalls(office: { url: string }, secret: string): ScimCalls {
  const send: ScimCalls['send'] = (method, path, sent, type) =>
    sendScim(office, secret, method, path, { body: sent, ...(type && { type }) });
  return {
    send,
    patch: (path, ...Operations) => send('PATCH', path, { schemas: [patchSchema], Operations }),
  };
}
