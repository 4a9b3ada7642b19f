import { OfficeError } from '@office/api';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import errors from '@office/api/locales/en.json' with { type: 'json' };
import { errorText } from './errorText.ts';

beforeAll(() =>
  i18next.init({
    lng: 'en',
    resources: { en: { errors } },
    interpolation: { escapeValue: false },
  }),
);
// Test files of a process share the language.
afterAll(() => i18next.changeLanguage('ja'));

const failed = (code: string, data?: object) =>
  errorText(new OfficeError(422, { statusCode: 422, message: '', errors: code, data }));

it('uses the text of the meeting provider’s reason, or else the text of the error code', () => {
  const plain = 'The meeting could not be changed.';
  expect(failed('meetingUpdateFailed')).toBe(plain);
  const refused = { providerProblem: 'REFUSED', providerMessage: 'Invalid passcode <1>' };
  expect(failed('meetingUpdateFailed', refused)).toBe(
    `${plain} The meeting service says: Invalid passcode <1>`,
  );
  expect(failed('meetingUpdateFailed', { providerProblem: 'GONE' })).toMatch(/no longer exists/);
  expect(failed('meetingDeleteFailed', { providerProblem: 'GONE' })).toBe(
    'The meeting could not be cancelled.',
  );
});
