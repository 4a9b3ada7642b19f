import { Parser } from 'htmlparser2';
import { z } from 'zod';
import type { SamlConnection } from '../store/sso-store.ts';
import { clockToleranceSeconds } from './identity-provider.ts';
import { samlClient, type SamlServiceProvider } from './saml-provider.ts';

/**
 * Limits above the responses of providers, also with 150 groups. Verification takes quadratic time,
 * and the sender of a response is unknown before it.
 */
const maxTags = 600;
const maxEntities = 600;
const maxAttributes = 600;
const maxAttributeLength = 2000;
const maxDepth = 30;

/**
 * Names that every parser reads alike. `xmldom` treats other characters as white space than
 * `htmlparser2`, so that a name could contain attributes.
 */
const plainName = /^[\w.-]+(?::[\w.-]+)?$/;
/** Control characters and line separators, except tab, line feed and carriage return. */
const controlCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029]/;

const algorithms = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

/** Claims of an assertion, with the names of `readProfile`. */
export interface SamlClaims {
  iss: string;
  sub: string;
  email: string | undefined;
  name: string | undefined;
  office_role: string | undefined;
  department: string | undefined;
}

/**
 * Verifies a response and returns the claims of its signed assertion. `node-saml` checks the
 * signature, the audience and the conditions.
 * @throws for every other response
 */
export async function verifySamlResponse(
  serviceProvider: SamlServiceProvider,
  connection: SamlConnection,
  { response, requestId, now }: { response: string; requestId: string; now: Date },
): Promise<SamlClaims> {
  checkDocument(Buffer.from(response, 'base64').toString('utf8'));
  const client = samlClient(serviceProvider, connection, requestId);
  const { profile } = await client.validatePostResponseAsync({ SAMLResponse: response });
  const { Assertion: assertion } = documents.parse(profile?.getAssertion?.());
  if (assertion.Issuer !== connection.issuer) throw new Error('another issuer');
  const { NameID: nameId, SubjectConfirmation: confirmations } = assertion.Subject;
  const confirmed = bearerConfirmation(serviceProvider, requestId, now);
  if (!confirmations.some((each) => confirmed.safeParse(each).success)) {
    throw new Error('no confirmation of the subject for this recipient, request and time');
  }
  if (nameId.$?.Format === formats.transient) throw new Error('the NameID is transient');
  const attributes = new Map(
    assertion.AttributeStatement.flatMap(({ Attribute }) => Attribute)
      .map(({ $, AttributeValue }) => [$.Name.toLowerCase(), AttributeValue.find(Boolean)] as const)
      .filter(([, value]) => value),
  );
  const find = (names: readonly string[]) =>
    names.map((name) => attributes.get(name)).find(Boolean);
  return {
    iss: assertion.Issuer,
    sub: nameId._,
    email:
      find(attributeNames.email) ?? (nameId.$?.Format === formats.email ? nameId._ : undefined),
    name: find(attributeNames.name),
    office_role: find(attributeNames.office_role),
    department: find(attributeNames.department),
  };
}

/** Rejects documents with entities, weak algorithms or a size that takes too long to verify. */
function checkDocument(xml: string): void {
  if (/<!(?!--|\[CDATA\[)/.test(xml)) throw new Error('the response has a document type');
  if (controlCharacters.test(xml)) throw new Error('the response has control characters');
  // Counted in the text, so that parsers cannot differ.
  const isLong =
    xml.split('<', maxTags + 2).length > maxTags + 1 ||
    xml.split('&', maxEntities + 2).length > maxEntities + 1;
  if (isLong) throw new Error('too many tags or entities');
  let [attributes, depth] = [0, 0];
  const parser = new Parser(
    {
      onopentag(name, values) {
        if (![name, ...Object.keys(values)].every((each) => plainName.test(each))) {
          throw new Error('an element or attribute has an unusual name');
        }
        const texts = Object.values(values);
        attributes += texts.length;
        depth += 1;
        const isLarge =
          attributes > maxAttributes || texts.some(({ length }) => length > maxAttributeLength);
        if (isLarge || depth > maxDepth) throw new Error('too many attributes or levels');
        const { Algorithm = '' } = values;
        const isChecked = /(?:^|:)(?:SignatureMethod|DigestMethod)$/.test(name);
        if (isChecked && !algorithms.has(Algorithm)) throw new Error(`weak: ${Algorithm}`);
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

const formats = {
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
};

const claim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** Names in lower case: those of this product, of LDAP (with OID) and of Microsoft Entra ID. */
const attributeNames = {
  email: ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claim}/emailaddress`],
  name: [
    'name',
    'displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'http://schemas.microsoft.com/identity/claims/displayname',
  ],
  office_role: ['office_role'],
  department: ['department'],
};

/** Exactly one element of a name. */
const one = <T extends z.ZodType>(element: T) => z.tuple([element]).transform(([only]) => only);

const text = z.object({ _: z.string().trim() });
const nameId = z.object({
  _: z.string().trim().min(1).max(255),
  $: z.object({ Format: z.string() }).partial().optional(),
});

/** Assertion in the format of `xml2js`: arrays of elements, `$` for attributes, `_` for text. */
const documents = z.object({
  Assertion: z.object({
    Issuer: one(text).transform(({ _ }) => _),
    Subject: one(
      z.object({
        NameID: one(nameId),
        SubjectConfirmation: z.array(z.unknown()),
      }),
    ),
    Conditions: one(z.unknown()),
    // Signed assertions for other purposes have none.
    AuthnStatement: z.array(z.unknown()).min(1),
    AttributeStatement: z
      .array(
        z.object({
          Attribute: z
            .array(
              z.object({
                $: z.object({ Name: z.string() }),
                AttributeValue: z.array(text.transform(({ _ }) => _).catch('')).default([]),
              }),
            )
            .default([]),
        }),
      )
      .catch([]),
  }),
});

function bearerConfirmation({ acsUrl }: SamlServiceProvider, requestId: string, now: Date) {
  const tolerance = clockToleranceSeconds * 1000;
  const time = z.string().transform((value) => Date.parse(value));
  return z.object({
    $: z.object({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
    SubjectConfirmationData: one(
      z.object({
        $: z.object({
          Recipient: z.literal(acsUrl),
          InResponseTo: z.literal(requestId),
          NotBefore: time.refine((value) => value <= now.getTime() + tolerance).optional(),
          NotOnOrAfter: time.refine((value) => value > now.getTime() - tolerance),
        }),
      }),
    ),
  });
}
