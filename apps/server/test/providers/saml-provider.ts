import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

export const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const assertionNamespace = 'urn:oasis:names:tc:SAML:2.0:assertion';

interface SamlAccount {
  nameId: string;
  /** Attributes of the assertion. */
  attributes: Record<string, string>;
}

/** Values of a response that differ from those of a correct provider. */
export interface ResponseChange {
  account?: SamlAccount;
  nameIdFormat?: string;
  issuer?: string;
  audience?: string;
  recipient?: string;
  method?: string;
  requestId?: string;
  /** Seconds from now. */
  issuedIn?: number;
  notBefore?: number;
  notOnOrAfter?: number;
  /** Defaults to `Assertion`. */
  sign?: readonly ('Assertion' | 'Response')[];
  signatureAlgorithm?: string;
  /** Changes the XML before it is signed, or after. */
  edit?(xml: string): string;
  tamper?(xml: string): string;
}

export interface SamlForm {
  SAMLResponse: string;
  RelayState: string;
}

/** Identity provider that signs in `account` without a form. */
export interface SamlProvider {
  entityId: string;
  signOnUrl: string;
  account: SamlAccount;
  /** PEM certificate of the current key. */
  certificate: string;
  metadata(): string;
  /** Answers the request in a URL of the office. */
  respond(url: string, change?: ResponseChange): SamlForm;
  rotateKey(): void;
}

const rsaSha256 = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
/** `CN=Test identity provider` */
const commonName = Buffer.from('550403', 'hex');

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x82]), length, body]);
}

/** Creates a key with a self-signed certificate, which Node.js cannot create. */
function newKey(modulusLength = 2048) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const name = der(
    0x30,
    der(0x31, der(0x30, der(0x06, commonName), der(0x0c, Buffer.from('Test identity provider')))),
  );
  const certificate = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    rsaSha256,
    name,
    der(0x30, der(0x17, Buffer.from('260101000000Z')), der(0x17, Buffer.from('360101000000Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', certificate, privateKey);
  const signed = der(0x30, certificate, rsaSha256, der(0x03, Buffer.from([0]), signature));
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificate: new X509Certificate(signed).toString(),
  };
}

export const newCertificate = (modulusLength?: number): string => newKey(modulusLength).certificate;

export function createSamlProvider(
  entityId = 'https://idp.example/saml',
  signOnUrl = 'https://idp.example/sign-on?tenant=1',
): SamlProvider {
  let key = newKey();
  const provider: SamlProvider = {
    entityId,
    signOnUrl,
    account: { nameId: 'unset', attributes: {} },
    certificate: key.certificate,
    metadata: () => `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="${protocol}">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
      <ds:X509Data><ds:X509Certificate>
        ${key.certificate.replace(/-----[A-Z ]+-----/g, '').trim()}
      </ds:X509Certificate></ds:X509Data>
    </ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://post.example/"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signOnUrl.replaceAll('&', '&amp;')}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`,
    respond(url, change = {}) {
      const query = new URL(url).searchParams;
      const built = responseXml(requestIn(url), { entityId, account: provider.account, ...change });
      const edited = change.edit?.(built) ?? built;
      const signed = (change.sign ?? ['Assertion']).reduce(
        (xml, name) => signXml(xml, name, key.privateKey, change.signatureAlgorithm),
        edited,
      );
      const xml = change.tamper?.(signed) ?? signed;
      return {
        SAMLResponse: Buffer.from(xml).toString('base64'),
        RelayState: query.get('RelayState')!,
      };
    },
    rotateKey() {
      key = newKey();
      provider.certificate = key.certificate;
    },
  };
  return provider;
}

const valueOf = (xml: string, pattern: RegExp) => pattern.exec(xml)![1]!;
const newId = () => `_${randomBytes(16).toString('hex')}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function responseXml(
  request: string,
  {
    entityId,
    account: { nameId, attributes } = { nameId: '', attributes: {} },
    nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    issuer = entityId,
    audience = valueOf(request, /<saml:Issuer[^>]*>([^<]+)/),
    recipient = valueOf(request, /AssertionConsumerServiceURL="([^"]+)"/),
    method = bearer,
    requestId = valueOf(request, / ID="([^"]+)"/),
    issuedIn = 0,
    notBefore = -5,
    notOnOrAfter = 300,
  }: ResponseChange & { entityId: string },
): string {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const issued = `Version="2.0" IssueInstant="${at(issuedIn)}"`;
  const attributeXml = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${escaped(value)}</saml:AttributeValue></saml:Attribute>`,
  );
  return [
    `<samlp:Response xmlns:samlp="${protocol}" xmlns:saml="${assertionNamespace}" ID="${newId()}" ${issued} Destination="${recipient}" InResponseTo="${requestId}">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
    `<saml:Assertion ID="${newId()}" ${issued}>`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${nameIdFormat}">${escaped(nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${method}"><saml:SubjectConfirmationData Recipient="${recipient}" InResponseTo="${requestId}" NotOnOrAfter="${at(notOnOrAfter)}"/></saml:SubjectConfirmation>`,
    `</saml:Subject>`,
    `<saml:Conditions NotBefore="${at(notBefore)}" NotOnOrAfter="${at(notOnOrAfter)}">`,
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${newId()}"><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${attributeXml.join('')}</saml:AttributeStatement>`,
    `</saml:Assertion></samlp:Response>`,
  ].join('');
}

/** Adds an enveloped signature after the issuer of an element. */
function signXml(
  xml: string,
  name: 'Assertion' | 'Response',
  privateKey: string,
  signatureAlgorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
): string {
  const signed = new SignedXml({
    privateKey,
    signatureAlgorithm,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  const isWeak = signatureAlgorithm.endsWith('sha1');
  signed.addReference({
    xpath: `//*[local-name(.)='${name}']`,
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
    digestAlgorithm: isWeak
      ? 'http://www.w3.org/2000/09/xmldsig#sha1'
      : 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const reference = `//*[local-name(.)='${name}']/*[local-name(.)='Issuer']`;
  signed.computeSignature(xml, { prefix: 'ds', location: { reference, action: 'after' } });
  return signed.getSignedXml();
}

/** Serves a sign-on page, which posts the response to the office. */
export async function serveSamlProvider(): Promise<{ provider: SamlProvider; server: Server }> {
  const server = createServer(({ url = '' }, response) => {
    const acsUrl = valueOf(requestIn(url), /AssertionConsumerServiceURL="([^"]+)"/);
    const fields = Object.entries(provider.respond(`http://localhost${url}`)).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    response.setHeader('content-type', 'text/html');
    response.end(
      `<form method="post" action="${acsUrl}">${fields.join('')}</form><script>document.forms[0].submit()</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createSamlProvider(`${origin}/saml`, `${origin}/sign-on`);
  return { provider, server };
}

function requestIn(url: string): string {
  const encoded = new URL(url, 'http://localhost').searchParams.get('SAMLRequest')!;
  return inflateRawSync(Buffer.from(encoded, 'base64')).toString();
}
