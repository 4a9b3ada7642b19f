import type { Handlers } from '../../platform/operation.ts';
import { addDomain, removeDomain, updateDomain, verifyDomain } from '../../auth/sso/sso-domains.ts';
import { readSamlMetadata } from '../../auth/sso/saml-metadata.ts';
import {
  getSso,
  removeSso,
  testSso,
  updateSamlSso,
  updateSso,
} from '../../auth/sso/sso-settings.ts';

export const ssoHandlers = {
  getSso: (_input, context) => getSso(context),
  updateSso: ({ body }, context) => updateSso(context, body),
  updateSamlSso: ({ body }, context) => updateSamlSso(context, body),
  readSamlMetadata: ({ body }, context) => readSamlMetadata(context, body),
  removeSso: (_input, context) => removeSso(context),
  testSso: (_input, context) => testSso(context),
  addSsoDomain: ({ body }, context) => addDomain(context, body),
  updateSsoDomain: ({ params, body }, context) => updateDomain(context, params.ssoDomainId, body),
  removeSsoDomain: ({ params }, context) => removeDomain(context, params.ssoDomainId),
  verifySsoDomain: ({ params }, context) => verifyDomain(context, params.ssoDomainId),
} satisfies Handlers;
