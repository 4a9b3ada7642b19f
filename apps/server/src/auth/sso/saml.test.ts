import { Resolver } from 'node:dns/promises';
import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type Answer, type TestOffice } from '../../../test/office.ts';
import { ssoConnections } from '../../database/schema/sso.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import {
  createSamlProvider,
  emailFormat,
  newCertificate,
  type ResponseChange,
  type SamlForm,
  type SamlProvider,
} from '../../../test/providers/saml-provider.ts';

type Session = Schemas['Session'];
type Settings = Schemas['SsoSettings'];

const path = '/v1/admin/organization/sso';
const domain = 'saml.example';
const failed = { status: 422, errors: 'ssoSignInFailed' };

let office: TestOffice;
let organizationId: string;
let admin: TestAdministrator;
let provider: SamlProvider;
let count = 0;

beforeAll(async () => {
  office = await startOffice({ publicUrl: 'https://office.example' });
  // Responses contain the time of this machine.
  alignClock();
  ({ organizationId } = await makeOrganization(office, 'Saml'));
  admin = await makeAdministrator(office, organizationId);
  provider = createSamlProvider();
  await configure(admin, provider);
  await addVerifiedDomain(admin, domain);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await office.close();
});
beforeEach(() => {
  provider.account = newAccount();
});

function alignClock() {
  office.advanceClock({ seconds: (Date.now() - office.platform.now().getTime()) / 1000 });
}

function newAccount(attributes: Record<string, string> = {}) {
  count += 1;
  return {
    nameId: `subject-${count}`,
    attributes: { email: `aoi-${count}@${domain}`, displayName: '青木 葵', ...attributes },
  };
}

async function configure(
  by: TestAdministrator,
  { entityId: issuer, signOnUrl, certificate }: SamlProvider,
  change: object = {},
): Promise<Answer<Settings>> {
  const { version } = (await by.ask<Settings>('GET', path)).body;
  const values = { issuer, signOnUrl, certificates: [certificate], breakGlassUserIds: [] };
  return by.ask<Settings>('PUT', `${path}/saml`, { body: { version, ...values, ...change } });
}

async function addVerifiedDomain(by: TestAdministrator, name: string) {
  const { body } = await by.ask<Settings>('POST', `${path}/domains`, { body: { domain: name } });
  const { id, txtValue } = body.domains.find((each) => each.domain === name)!;
  vi.spyOn(Resolver.prototype, 'resolveTxt').mockResolvedValue([[txtValue]]);
  await by.ask('POST', `${path}/domains/${id}/verify`);
}

async function start(email = `anyone@${domain}`, base = '/v1/auth/user/sso') {
  return (await office.call<Schemas['StartedSso']>('POST', base, { body: { email } })).body;
}

/** Posts a response like a browser. Returns the redirect of the assertion consumer service. */
async function post(form: Partial<SamlForm>, organization = organizationId): Promise<URL> {
  const response = await fetch(`${office.url}/api/v1/auth/sso/${organization}/saml/acs`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: 'https://idp.example' },
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location')!);
}

function finish(url: URL, browserToken: string, base = '/v1/auth/user/sso') {
  const query = url.search.slice(1);
  return office.call<Session>('POST', `${base}/callback`, { body: { query, browserToken } });
}

interface SignInOptions {
  email?: string;
  base?: string;
  by?: SamlProvider;
  organization?: string;
}

async function signIn(
  change: ResponseChange = {},
  { email, base, by = provider, organization }: SignInOptions = {},
): Promise<Answer<Session>> {
  const { url, browserToken } = await start(email, base);
  return finish(await post(by.respond(url, change), organization), browserToken, base);
}

describe('a sign-in with a SAML provider', () => {
  it('creates the account and the member with role and department of the attributes', async () => {
    provider.account = newAccount({ office_role: 'guest', department: '営業部' });
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body.user.email).toBe(provider.account.attributes.email);
    const member = await admin.ask('GET', `/v1/admin/members/${body.user.id}`);
    expect(member.body).toMatchObject({
      nameKanji: '青木 葵',
      role: 'GUEST',
      department: '営業部',
    });
    const actions = (await auditEntriesOf(admin)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['SSO_ACCOUNT_LINKED', 'MEMBER_ADDED']));
  });

  it('links an existing account, and finds it by the NameID later', async () => {
    const email = provider.account.attributes.email!;
    const { userId } = await makePerson(office, organizationId, { email });
    expect((await signIn()).body.user.id).toBe(userId);
    provider.account = { ...provider.account, attributes: {} };
    expect((await signIn()).body.user.id).toBe(userId);
  });

  it('takes the address from a NameID in the email format', async () => {
    const nameId = `by-name-id@${domain}`;
    const answer = await signIn({ account: { nameId, attributes: {} }, nameIdFormat: emailFormat });
    expect(answer.body.user.email).toBe(nameId);
  });

  it.each([
    ['attribute', { email: '', mail: `second-attribute@${domain}` }, (xml: string) => xml],
    [
      'value of an attribute',
      { email: `second-value@${domain}` },
      (xml: string) =>
        xml.replace('<saml:AttributeValue>', '<saml:AttributeValue/><saml:AttributeValue>'),
    ],
    [
      'attribute of the same name',
      { email: `same-name@${domain}`, EMAIL: '' },
      (xml: string) => xml,
    ],
  ])('ignores an empty %s', async (_kind, attributes, edit) => {
    const { body } = await signIn({ account: { ...newAccount(), attributes }, edit });
    expect(body.user.email).toContain(`@${domain}`);
  });

  it('ignores white space around the NameID and the issuer', async () => {
    const { user } = (await signIn()).body;
    const account = { nameId: ` ${provider.account.nameId}\n`, attributes: {} };
    const answer = await signIn({ account, issuer: `\n${provider.entityId} ` });
    expect(answer.body.user.id).toBe(user.id);
  });

  it.each([
    ['another domain', 'aoi@elsewhere.example'],
    ['a subdomain', `aoi@sub.${domain}`],
    ['no address', 'aoi'],
  ])('is rejected with %s', async (_reason, email) => {
    const rejected = { status: 403, errors: 'ssoAccountNotAllowed' };
    expect(await signIn({ account: newAccount({ email }) })).toMatchObject(rejected);
  });

  it.each([
    ['the response is signed, too', { sign: ['Assertion', 'Response'] as const }],
    [
      'RSA-SHA512 is used',
      { signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512' },
    ],
    ['the clocks differ by 30 seconds', { notBefore: 30, issuedIn: 30 }],
  ])('is accepted if %s', async (_reason, change) => {
    expect((await signIn(change)).status).toBe(200);
  });

  it('opens the administration only for administrators', async () => {
    const base = '/v1/admin/auth/sso';
    expect(await signIn({}, { base })).toMatchObject({ status: 403, errors: 'notAdministrator' });
    provider.account = newAccount({ office_role: 'administrator' });
    const { url } = await start(undefined, base);
    expect((await post(provider.respond(url))).pathname).toBe('/admin/sso-callback');
    expect(await signIn({}, { base })).toMatchObject({ status: 200, body: { organizationId } });
  });

  it('is required like with OpenID Connect', async () => {
    const firm = await makeOrganization(office, 'Firm');
    const by = await makeAdministrator(office, firm.organizationId);
    const { email } = await makePerson(office, firm.organizationId, { email: 'aoi@firm.example' });
    await configure(by, provider, { breakGlassUserIds: [by.userId] });
    await addVerifiedDomain(by, 'firm.example');
    const { domains } = (await by.ask<Settings>('GET', path)).body;
    await by.ask('PATCH', `${path}/domains/${domains[0]!.id}`, { body: { required: true } });
    const attempt = office.call('POST', '/v1/auth/user/login', {
      body: { email, password: 'x#12' },
    });
    expect(await attempt).toMatchObject({ status: 403, errors: 'ssoRequired' });
    const account = { nameId: 'aoi', attributes: { email } };
    const organization = firm.organizationId;
    expect((await signIn({ account }, { email, organization })).status).toBe(200);
  });
});

describe('a response', () => {
  const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
  const padded = (xml: string) =>
    xml.replace('</samlp:Response>', `${'<a/>'.repeat(1000)}</samlp:Response>`);
  const attributes = Array.from({ length: 1000 }, (_, at) => `a${at}=""`).join(' ');
  const wide = (xml: string) => xml.replace('<samlp:Status>', `<a ${attributes}/><samlp:Status>`);
  const long = (xml: string) =>
    xml.replace('<ds:Transforms>', `<ds:Transforms a="${'p '.repeat(2000)}">`);
  // `xmldom` reads these characters as white space, `htmlparser2` as part of a name.
  const spaces = { 'U+0085': '\x85', 'U+2028': '\u2028', 'U+0000': '\0', 'U+0001': '\x01' };
  const hidden = (space: string) => (xml: string) =>
    wide(xml).replace(/<a a0[^>]*/, (tag) => tag.replaceAll(' ', space));
  const weak = (space: string) => (xml: string) =>
    xml.replace(/<ds:(SignatureMethod|DigestMethod) /g, `<ds:$1${space}`);
  const deep = (xml: string) =>
    xml.replace('<samlp:Status>', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}<samlp:Status>`);
  const withoutSubject = (xml: string) => xml.replace(/<saml:NameID.*<\/saml:NameID>/, '');
  const withoutAuthn = (xml: string) =>
    xml.replace(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, '');
  const withoutAudience = (xml: string) =>
    xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '');
  const withoutRequest = (xml: string) =>
    xml.replace(/ InResponseTo="[^"]+" NotOnOrAfter/, ' NotOnOrAfter');

  it.each<[string, ResponseChange]>([
    ['without a signature', { sign: [] }],
    ['with a signed envelope only', { sign: ['Response'] }],
    ['with another issuer', { issuer: 'https://evil.example' }],
    ['for another audience', { audience: 'https://other.example' }],
    ['without an audience', { edit: withoutAudience }],
    ['for another recipient', { recipient: 'https://office.example/acs' }],
    ['that expired', { notOnOrAfter: -90 }],
    ['that is valid later', { notBefore: 90 }],
    ['that was issued 12 minutes ago', { issuedIn: -720, notOnOrAfter: 7200 }],
    ['to another request', { requestId: '_other' }],
    ['whose assertion names no request', { edit: withoutRequest }],
    [
      'that the holder of a key must confirm',
      { method: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' },
    ],
    ['without a subject', { edit: withoutSubject }],
    ['with an empty NameID', { account: { ...newAccount(), nameId: '' } }],
    ['with a NameID of white space', { account: { ...newAccount(), nameId: ' \n ' } }],
    ['with a NameID of 256 characters', { account: { ...newAccount(), nameId: 'a'.repeat(256) } }],
    ['without an authentication', { edit: withoutAuthn }],
    [
      'with a transient NameID',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
    ],
    ['with SHA-1', { signatureAlgorithm: sha1 }],
    ['with a changed address', { tamper: (xml) => xml.replace(`@${domain}`, `1@${domain}`) }],
    ['with too many elements', { tamper: padded }],
    ['with deep elements', { tamper: deep }],
    ['with too many attributes', { tamper: wide }],
    ['with a long attribute', { tamper: long }],
    ...Object.entries(spaces).flatMap(([name, space]): [string, ResponseChange][] => [
      [`with attributes after ${name}`, { tamper: hidden(space) }],
      [`with SHA-1 after ${name}`, { signatureAlgorithm: sha1, tamper: weak(space) }],
    ]),
    ['that is not XML', { tamper: () => 'Response' }],
    ['that is empty', { tamper: () => '' }],
  ])('%s is rejected', async (_reason, change) => {
    expect(await signIn(change)).toMatchObject(failed);
  });

  it('of an unknown key is rejected', async () => {
    const other = createSamlProvider(provider.entityId);
    expect(await signIn({ account: newAccount() }, { by: other })).toMatchObject(failed);
  });

  it('is accepted once, also if it is posted simultaneously', async () => {
    const { url, browserToken } = await start();
    const form = provider.respond(url);
    const targets = await Promise.all([0, 1, 2].map(() => post(form)));
    const accepted = targets.filter(({ searchParams }) => searchParams.has('code'));
    expect(accepted).toHaveLength(1);
    const answers = await Promise.all([0, 1].map(() => finish(accepted[0]!, browserToken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await post(form)).search).toBe('');
  });

  it('is rejected for the request of another sign-in', async () => {
    const [first, second] = [await start(), await start()];
    const { SAMLResponse } = provider.respond(first.url);
    const { RelayState } = provider.respond(second.url);
    const target = await post({ SAMLResponse, RelayState });
    expect(await finish(target, second.browserToken)).toMatchObject(failed);
  });

  it('is rejected in another browser, which does not consume it', async () => {
    const { url, browserToken } = await start();
    const target = await post(provider.respond(url));
    expect(await finish(target, 'other')).toMatchObject(failed);
    expect((await finish(target, browserToken)).status).toBe(200);
  });

  it('cannot be finished without the code that the redirect contains', async () => {
    const { url, browserToken } = await start();
    const target = await post(provider.respond(url));
    target.searchParams.set('code', 'guess');
    expect(await finish(target, browserToken)).toMatchObject(failed);
  });

  it('without a request is not accepted', async () => {
    const { url } = await start();
    const { SAMLResponse } = provider.respond(url);
    for (const RelayState of [undefined, '', 'https://office.example/', 'x'.repeat(200)]) {
      const target = await post({ SAMLResponse, ...(RelayState !== undefined && { RelayState }) });
      expect(target.href).toBe('https://office.example/auth/sso-callback');
    }
  });

  it('is rejected 10 minutes after the request', async () => {
    const { url } = await start();
    const form = provider.respond(url);
    office.advanceClock({ minutes: 10 });
    const target = await post(form);
    alignClock();
    expect(target.search).toBe('');
  });

  it('is rejected after the settings have changed', async () => {
    const { url, browserToken } = await start();
    const target = await post(provider.respond(url));
    await configure(admin, provider);
    expect(await finish(target, browserToken)).toMatchObject(failed);
  });

  it('is rejected if another provider replaces the connection during the sign-in', async () => {
    const { url, browserToken } = await start();
    const target = await post(provider.respond(url));
    const setIssuer = (issuer: string) =>
      office.platform.db
        .update(ssoConnections)
        .set({ issuer })
        .where(eq(ssoConnections.organizationId, organizationId));
    await setIssuer('https://other.example/saml');
    const answer = await finish(target, browserToken);
    await setIssuer(provider.entityId);
    expect(answer).toMatchObject(failed);
  });

  it('is refused above 128 KB', async () => {
    const response = await fetch(`${office.url}/api/v1/auth/sso/${organizationId}/saml/acs`, {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: 'A'.repeat(140_000), RelayState: 'x' }),
    });
    expect(response.status).toBe(413);
  });

  it.each(['application/json', 'text/plain', 'text/xml', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (type) => {
      const response = await fetch(`${office.url}/api/v1/auth/sso/${organizationId}/saml/acs`, {
        ...{ method: 'POST', body: '{}', headers: { 'content-type': type }, redirect: 'manual' },
      });
      expect(response.status).toBe(415);
    },
  );
});

describe('a wrapped signature', () => {
  const victim = `victim@${domain}`;

  /** Parts of a response: the signed assertion, its signature, and a forged copy. */
  function partsOf(xml: string, element: 'Assertion' | 'Response') {
    const [tag] = [element === 'Assertion' ? 'saml:Assertion' : 'samlp:Response'];
    const signed = new RegExp(`<${tag} .*</${tag}>`, 's').exec(xml)![0];
    const signature = /<ds:Signature .*<\/ds:Signature>/s.exec(signed)![0];
    const unsigned = signed.replace(signature, '');
    const forged = unsigned
      .replace(/ ID="[^"]+"/, ' ID="_forged"')
      .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1victim')
      .replace(/aoi-\d+@[a-z.]+/, victim);
    const forgedWith = (inner: string, at = '</saml:Issuer>') =>
      forged.replace(at, `${at}${inner}`);
    return { signed, signature, unsigned, forged, forgedWith };
  }
  const inSignature = (signature: string, inner: string) =>
    signature.replace('</ds:Signature>', `${inner}</ds:Signature>`);

  type Shape = (xml: string) => string;
  const ofResponse =
    (shape: (parts: ReturnType<typeof partsOf>) => string): Shape =>
    (xml) =>
      shape(partsOf(xml, 'Response'));
  const ofAssertion =
    (shape: (parts: ReturnType<typeof partsOf>) => string): Shape =>
    (xml) => {
      const parts = partsOf(xml, 'Assertion');
      return xml.replace(parts.signed, shape(parts).replaceAll('$', '$$$$'));
    };

  it.each<[string, Shape, readonly ('Assertion' | 'Response')[]]>([
    [
      'XSW1: the signed response in the signature of a forged one',
      ofResponse((p) => p.forgedWith(inSignature(p.signature, p.unsigned))),
      ['Response'],
    ],
    [
      'XSW2: the signed response beside its signature in a forged one',
      ofResponse((p) => p.forgedWith(`${p.unsigned}${p.signature}`)),
      ['Response'],
    ],
    [
      'XSW3: a forged assertion before the signed one',
      ofAssertion((p) => p.forged + p.signed),
      ['Assertion'],
    ],
    [
      'XSW4: the signed assertion in a forged one',
      ofAssertion((p) => p.forgedWith(p.signed)),
      ['Assertion'],
    ],
    [
      'XSW5: the signature in a forged assertion, the signed one after it',
      ofAssertion((p) => p.forgedWith(p.signature) + p.unsigned),
      ['Assertion'],
    ],
    [
      'XSW6: the signed assertion in the signature of a forged one',
      ofAssertion((p) => p.forgedWith(inSignature(p.signature, p.unsigned))),
      ['Assertion'],
    ],
    [
      'XSW8: the signed assertion in an object of the signature',
      ofAssertion((p) =>
        p.forgedWith(inSignature(p.signature, `<ds:Object>${p.unsigned}</ds:Object>`)),
      ),
      ['Assertion'],
    ],
    [
      'the same ID twice',
      ofAssertion((p) => {
        const id = / ID="[^"]+"/.exec(p.signed)![0];
        return p.forged.replace(' ID="_forged"', id) + p.signed;
      }),
      ['Assertion'],
    ],
    [
      'an empty reference',
      ofAssertion((p) => p.forgedWith(p.signature.replace(/URI="[^"]+"/, 'URI=""'))),
      ['Assertion'],
    ],
  ])('is rejected, %s', async (_shape, tamper, sign) => {
    expect(await signIn({ sign, tamper })).toMatchObject(failed);
  });

  it('does not sign in the subject of a forged assertion in the extensions (XSW7)', async () => {
    const tamper = ofAssertion(
      (p) => `<samlp:Extensions>${p.forged}</samlp:Extensions>${p.signed}`,
    );
    const { body } = await signIn({ tamper });
    expect(body.user.email).toBe(provider.account.attributes.email);
  });
});

describe('XML features', () => {
  const withDoctype = (declarations: string) => (xml: string) =>
    `<!DOCTYPE r [${declarations}]>${xml}`;
  const nested = Array.from(
    { length: 10 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  ).join('');

  it.each([
    ['an external entity', withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">')],
    ['an external parameter entity', withDoctype('<!ENTITY % x SYSTEM "http://127.0.0.1/x"> %x;')],
    ['nested entities', withDoctype(`<!ENTITY e0 "ha">${nested}`)],
    ['a document type only', (xml: string) => `<!doctype r>${xml}`],
  ])('are rejected: %s', async (_feature, change) => {
    expect(await signIn({ tamper: change })).toMatchObject(failed);
  });

  it.each([
    ['in the NameID', (xml: string) => xml.replace('victim.evil', 'victim<!-- x -->.evil')],
    ['in the address', (xml: string) => xml.replace(`@${domain}.evil`, `@${domain}<!---->.evil`)],
  ])('a comment %s does not shorten the value', async (_place, tamper) => {
    const account = {
      nameId: `victim.evil`,
      attributes: { email: `victim@${domain}.evil.example` },
    };
    const answer = await signIn({ account, tamper });
    expect(answer).toMatchObject({ status: 403, errors: 'ssoAccountNotAllowed' });
  });
});

describe('a provider of another organisation', () => {
  let evil: SamlProvider;
  let other: { organizationId: string };

  beforeAll(async () => {
    other = await makeOrganization(office, 'Evil');
    evil = createSamlProvider('https://evil.example/saml', 'https://evil.example/sign-on');
    const by = await makeAdministrator(office, other.organizationId);
    await configure(by, evil);
    await addVerifiedDomain(by, 'evil.example');
  });

  it('cannot answer requests of this organisation', async () => {
    const account = newAccount();
    expect(await signIn({ account }, { by: evil })).toMatchObject(failed);
    const { entityId: issuer } = provider;
    expect(await signIn({ account, issuer }, { by: evil })).toMatchObject(failed);
  });

  it('cannot sign in accounts of this organisation', async () => {
    const { email } = await makePerson(office, organizationId, { email: `owner@${domain}` });
    const { url, browserToken } = await start('a@evil.example');
    const form = evil.respond(url, { account: { nameId: 'x', attributes: { email } } });
    const target = await post(form, other.organizationId);
    const rejected = { status: 403, errors: 'ssoAccountNotAllowed' };
    expect(await finish(target, browserToken)).toMatchObject(rejected);
  });

  it('cannot use the consumer service of this organisation', async () => {
    const { url } = await start('a@evil.example');
    const account = { nameId: 'a', attributes: { email: 'a@evil.example' } };
    expect((await post(evil.respond(url, { account }))).search).toBe('');
  });

  it('cannot claim the entity ID of this provider to reuse its NameIDs', async () => {
    const owner = (await signIn()).body.user;
    const impostor = createSamlProvider(provider.entityId);
    const third = await makeOrganization(office, 'Impostor');
    const by = await makeAdministrator(office, third.organizationId);
    await configure(by, impostor);
    await addVerifiedDomain(by, 'impostor.example');
    const { nameId } = provider.account;
    const { url, browserToken } = await start('a@impostor.example');
    const account = { nameId, attributes: { email: owner.email } };
    const target = await post(impostor.respond(url, { account }), third.organizationId);
    expect(await finish(target, browserToken)).toMatchObject({ errors: 'ssoAccountNotAllowed' });
  });
});

describe('the settings', () => {
  it('read the metadata of a provider', async () => {
    const { entityId: issuer, signOnUrl, certificate } = provider;
    const answer = await admin.ask<Schemas['SamlMetadata']>('POST', `${path}/saml/metadata`, {
      body: { metadata: provider.metadata() },
    });
    expect(answer).toMatchObject({ status: 200, body: { issuer, signOnUrl } });
    const [read] = answer.body.certificates;
    expect(read!.replace(/\s/g, '')).toBe(certificate.replace(/\s/g, ''));
  });

  it.each([
    ['text', () => 'metadata'],
    ['several providers', (xml: string) => `<x>${xml.slice(21)}${xml.slice(21)}</x>`],
    [
      'an inner sign-on URL',
      (xml: string) => xml.replace('https://idp.example/sign-on', 'https://10.0.0.1/'),
    ],
    [
      'six certificates',
      (xml: string) => {
        const [key] = /<md:KeyDescriptor.*<\/md:KeyDescriptor>/s.exec(xml)!;
        const keys = Array.from({ length: 6 }, () =>
          key.replace(/MII[^<]*/, newCertificate().replace(/-----[A-Z ]+-----/g, '')),
        );
        return xml.replace(key, keys.join(''));
      },
    ],
    ['no redirect binding', (xml: string) => xml.replace('HTTP-Redirect', 'SOAP')],
    ['no signing key', (xml: string) => xml.replace('use="signing"', 'use="encryption"')],
    [
      'an entity as the address',
      (xml: string) =>
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.slice(21)}`.replace(
          /entityID="[^"]+"/,
          'entityID=""',
        ),
    ],
  ])('reject metadata with %s', async (_content, change) => {
    const body = { metadata: change(provider.metadata()) };
    const answer = await admin.ask('POST', `${path}/saml/metadata`, { body });
    expect(answer).toMatchObject({ status: 400, errors: { metadata: 'invalid' } });
  });

  it('read metadata of 200,000 characters', async () => {
    const xml = provider.metadata();
    const metadata = `${xml}<!--${'x'.repeat(200_000 - xml.length - 7)}-->`;
    const answer = await admin.ask('POST', `${path}/saml/metadata`, { body: { metadata } });
    expect(answer.status).toBe(200);
  });

  it('describe the certificates and the service provider', async () => {
    const { saml, connection, samlServiceProvider } = (await admin.ask<Settings>('GET', path)).body;
    expect(connection).toBeNull();
    expect(saml!.certificates[0]).toMatchObject({ subject: 'CN=Test identity provider' });
    const metadata = await fetch(
      samlServiceProvider.entityId.replace('https://office.example', office.url),
    );
    expect(metadata.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const xml = await metadata.text();
    expect(xml).toContain(`entityID="${samlServiceProvider.entityId}"`);
    expect(xml).toContain(`Location="${samlServiceProvider.acsUrl}"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
  });

  it.each([
    ['signOnUrl', { signOnUrl: 'https://10.0.0.1/' }],
    ['signOnUrl', { signOnUrl: 'http://login.example/' }],
    ['signOnUrl', { signOnUrl: 'javascript:alert(1)' }],
    ['certificates', { certificates: ['certificate'] }],
    ['certificates', { certificates: [] }],
  ])('reject a wrong %s: %o', async (field, change) => {
    const answer = await configure(admin, provider, change);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.errors as object)).toEqual([field]);
  });

  it('reject two certificates in one text', async () => {
    const certificates = [`${provider.certificate}${newCertificate()}`];
    expect(await configure(admin, provider, { certificates })).toMatchObject({
      errors: { certificates: 'invalid' },
    });
  });

  it('reject a key with 1024 bits', async () => {
    const certificates = [newCertificate(1024)];
    expect(await configure(admin, provider, { certificates })).toMatchObject({
      errors: { certificates: 'invalid' },
    });
  });

  it('accept the old and the new key during a rotation, then only the new one', async () => {
    const old = provider.certificate;
    const before = createSamlProvider(provider.entityId);
    await configure(admin, before);
    await configure(admin, before, { certificates: [before.certificate, old] });
    expect((await signIn()).status).toBe(200);
    expect((await signIn({ account: newAccount() }, { by: before })).status).toBe(200);
    await configure(admin, provider);
    expect(await signIn({ account: newAccount() }, { by: before })).toMatchObject(failed);
    expect((await signIn()).status).toBe(200);
  });

  it('are audited with the protocol and the fingerprints', async () => {
    const { saml } = (await admin.ask<Settings>('GET', path)).body;
    const { fingerprint } = saml!.certificates[0]!;
    const [entry] = (await auditEntriesOf(admin)).filter(({ action }) => action === 'SSO_CHANGED');
    expect(entry).toMatchObject({
      after: { protocol: 'SAML', signOnUrl: provider.signOnUrl, certificates: [fingerprint] },
    });
  });

  it('have no test of the connection', async () => {
    expect(await admin.ask('POST', `${path}/test`)).toMatchObject({ errors: 'ssoNotAvailable' });
  });

  it('end the sessions of the provider when they are removed', async () => {
    const { token } = (await signIn()).body;
    expect((await admin.ask('DELETE', path)).status).toBe(204);
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(401);
  });
});
