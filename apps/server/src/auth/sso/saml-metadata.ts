import type { Schemas } from '@office/api';
import { Parser } from 'htmlparser2';
import { ApiError } from '../../http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCertificate } from './saml-certificates.ts';
import { readUrl } from './sso-settings.ts';

const maxCertificates = 5;
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/**
 * Reads the metadata of one identity provider. Ignores its signature: the administrator reviews
 * and saves the result.
 * @throws {ApiError} 400 `metadata`
 */
export function readSamlMetadata(
  context: Pick<Platform, 'config'>,
  { metadata }: Schemas['ReadSamlMetadataRequest'],
): Schemas['SamlMetadata'] {
  const { issuers, signOnUrls, certificates } = parse(metadata);
  const [issuer, signOnUrl] = [issuers[0], signOnUrls[0]];
  const pems = new Set(certificates.map(readCertificate).filter((each) => each !== null));
  const isComplete = issuer && signOnUrl && pems.size > 0;
  if (!isComplete || issuers.length > 1 || pems.size > maxCertificates) {
    throw new ApiError({ metadata: 'invalid' });
  }
  readUrl(context, 'metadata', signOnUrl);
  return { issuer, signOnUrl, certificates: [...pems] };
}

function parse(metadata: string) {
  const found = {
    issuers: [] as string[],
    signOnUrls: [] as string[],
    certificates: [] as string[],
  };
  let isProvider = false;
  let isSigningKey = false;
  let isCertificate = false;
  const parser = new Parser(
    {
      onopentag(prefixed, { entityID = '', use = 'signing', Binding, Location = '' }) {
        const name = localName(prefixed);
        if (name === 'EntityDescriptor') found.issuers.push(entityID);
        if (name === 'IDPSSODescriptor') isProvider = true;
        if (!isProvider) return;
        if (name === 'SingleSignOnService' && Binding === redirectBinding)
          found.signOnUrls.push(Location);
        if (name === 'KeyDescriptor') isSigningKey = use === 'signing';
        isCertificate = isSigningKey && name === 'X509Certificate';
        if (isCertificate) found.certificates.push('');
      },
      ontext(text) {
        if (isCertificate) found.certificates.push((found.certificates.pop() ?? '') + text);
      },
      onclosetag(prefixed) {
        const name = localName(prefixed);
        isCertificate = false;
        if (name === 'KeyDescriptor') isSigningKey = false;
        if (name === 'IDPSSODescriptor') isProvider = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(metadata);
  return found;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
