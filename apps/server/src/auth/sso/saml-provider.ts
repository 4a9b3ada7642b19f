import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { ssoSignInMs } from '@office/vocabulary';
import type { Platform } from '../../platform/platform.ts';
import type { SamlConnection } from '../store/sso-store.ts';
import { clockToleranceSeconds } from './identity-provider.ts';

export const samlPath = (organizationId: string): string =>
  `/api/v1/auth/sso/${organizationId}/saml`;

export interface SamlServiceProvider {
  /** Also the URL of the metadata. */
  entityId: string;
  acsUrl: string;
}

/** Each organisation is a separate service provider, so that assertions for another one are rejected. */
export function serviceProviderOf(
  { config }: Pick<Platform, 'config'>,
  organizationId: string,
): SamlServiceProvider {
  const entityId = `${config.publicUrl}${samlPath(organizationId)}`;
  return { entityId, acsUrl: `${entityId}/acs` };
}

export function serviceProviderMetadata({ entityId, acsUrl }: SamlServiceProvider): string {
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
    // The default is random, which would change the metadata with each request.
    generateUniqueId: () => '_metadata',
  });
}

/** Creates the client for one request, whose ID its response must contain. */
export function samlClient(
  { entityId, acsUrl }: SamlServiceProvider,
  { signOnUrl, certificates }: SamlConnection,
  requestId: string,
): SAML {
  const requestedAt = new Date().toISOString();
  return new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    entryPoint: signOnUrl,
    idpCert: certificates,
    wantAssertionsSigned: true,
    // Most providers sign only the assertion.
    wantAuthnResponseSigned: false,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: clockToleranceSeconds * 1000,
    maxAssertionAgeMs: ssoSignInMs,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => requestId,
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: (id) => Promise.resolve(id === requestId ? requestedAt : null),
      removeAsync: () => Promise.resolve(null),
    },
  });
}
