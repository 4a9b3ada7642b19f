import en from '@office/api/locales/en.json' with { type: 'json' };
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { InsecureContextError } from '../../lib/userMedia.ts';
import { deviceError, deviceProblemOf } from './deviceError.ts';

const texts = en.error.requestDevice;

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { errors: en } } }));

describe('a device error', () => {
  it.each([
    ['NotFoundError', texts.notFoundError],
    ['OverconstrainedError', texts.notFoundError],
    ['NotAllowedError', texts.notAllowedError],
    ['SecurityError', texts.notAllowedError],
    ['NotReadableError', texts.notReadableError],
    ['TrackStartError', texts.notReadableError],
    ['AbortError', texts.notReadableError],
    ['UnknownError', texts.notReadableError],
  ])('%s has its text of the catalogue', (name, text) => {
    const problem = deviceProblemOf(new DOMException('', name));
    expect(deviceError(problem)).toEqual({ problem, text });
  });

  it('of a page without HTTPS has no text of the catalogue', () => {
    const problem = deviceProblemOf(new InsecureContextError());
    expect(deviceError(problem)).toEqual({ problem: 'insecureError' });
  });
});
