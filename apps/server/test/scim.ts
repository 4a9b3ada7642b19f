import type { TestAdministrator } from './administrators.ts';
import type { TestOffice } from './office.ts';
import type { Schemas } from '@office/api';
import { scimCalls, type ScimCalls } from './providers/scim-calls.ts';

export * from './providers/scim-calls.ts';

export interface ScimClient extends ScimCalls {
  secret: string;
  tokenId: string;
}

/** Creates a token of the administrator's organisation. */
export async function makeScimClient(
  office: TestOffice,
  admin: TestAdministrator,
): Promise<ScimClient> {
  const { body, status } = await admin.ask<Schemas['CreatedScimToken']>(
    'POST',
    '/v1/admin/organization/scim/tokens',
    { body: { name: 'Okta', expiresInDays: 30 } },
  );
  if (status !== 201) throw new Error(`the token answered ${JSON.stringify(body)}`);
  const { secret, id } = body;
  return { secret, tokenId: id, ...scimCalls(office, secret) };
}

/** Stores a verified domain. */
export async function addOwnDomain(
  { database }: Pick<TestOffice, 'database'>,
  organizationId: string,
  domain: string,
): Promise<void> {
  await database.pool.query(
    `INSERT INTO sso_domains (organization_id, domain, token, verified_at) VALUES ($1, $2, 'x', now())`,
    [organizationId, domain],
  );
}
