import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import ja from '../locales/ja.json' with { type: 'json' };
import { toErrorKey } from '../src/errors/error-key.ts';
import { errorStatuses, fieldErrorValues } from '@office/vocabulary';
import { calls, codesOf, requestFields } from './contract.ts';

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const languages = { en: flatten(en), ja: flatten(ja) };
const placeholders = (text: string | undefined) => text?.match(/\{\{\w+\}\}/g) ?? [];

/** Keys listed in spec §8 that are not error codes. */
const named = [
  'errorStatus.cors',
  'errorStatus.401',
  'errorStatus.403',
  'errorStatus.500',
  'errorStatus.blockedInOrganization',
  'error.somethingWentWrong',
  'error.metaverseOfficeReport',
  'error.noPermissionForNotification',
  'error.requestDevice.notFoundError',
  'error.requestDevice.notAllowedError',
  'error.push.permissionBlocked',
  'error.push.unsupportedBrowser',
  'error.push.tokenSubscribeFailed',
  'error.push.noToken',
  'error.push.serviceWorkerRegistrationFailed',
  'error.push.indexedDbUnsupported',
  ...[4010, 4011, 4014, 4015, 4017].map((code) => `error.block.${code}`),
];

/** Texts that are not in the specification. */
const beyondSpec = [
  'error.requestDevice.notReadableError',
  'error.systemMaintenance',
  'error.idleSignOut',
];

/** Fields that the server requires depending on other fields, which the schemas do not express. */
const conditionallyRequired = [
  'width',
  'depth',
  'roles',
  'departments',
  'publishAt',
  'invitationIds',
].map((field) => toErrorKey({ errors: { [field]: 'required' } }));

const codeKeys = new Set(
  [...Object.keys(errorStatuses), ...calls.flatMap(([, call]) => codesOf(call))].map((code) =>
    toErrorKey({ errors: code }),
  ),
);
const fieldKeys = new Set(
  [...requestFields()].flatMap(([field, values]) =>
    [...values].map((value) => toErrorKey({ errors: { [field]: value } })),
  ),
);
/** A code can have a more specific text for a reason, for example `meetingCreateFailed_FORBIDDEN`. */
const withoutReason = (key: string) => key.replace(/_[A-Z_]+$/, '');

describe.each(Object.entries(languages))('error texts in %s', (_, texts) => {
  it('contain every error code of the contract', () => {
    expect([...codeKeys].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('contain every validation error of every request field', () => {
    expect(fieldKeys.size).toBeGreaterThan(50);
    expect([...fieldKeys].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('contain no unused key', () => {
    const used = new Set([
      ...codeKeys,
      ...fieldKeys,
      ...named,
      ...beyondSpec,
      ...conditionallyRequired,
    ]);
    const keys = [...texts.keys()];
    expect(keys.filter((key) => !used.has(key) && !used.has(withoutReason(key)))).toEqual([]);
  });

  it('contain the keys listed in the spec', () => {
    expect(named.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('are never empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('languages', () => {
  it('have the same keys', () => {
    expect([...languages.ja.keys()]).toEqual([...languages.en.keys()]);
  });

  it('have the same placeholders', () => {
    for (const [key, text] of languages.en) {
      expect(placeholders(languages.ja.get(key)).sort(), key).toEqual(placeholders(text).sort());
    }
  });

  it('use their own script', () => {
    const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
    expect([...languages.ja].filter(([, text]) => !japanese.test(text))).toEqual([]);
    expect([...languages.en].filter(([, text]) => japanese.test(text))).toEqual([]);
  });
});

it('fieldErrorValues matches the validation errors of the contract', () => {
  const used = new Set([...requestFields().values()].flatMap((values) => [...values]));
  expect([...used].sort()).toEqual([...fieldErrorValues].sort());
});
