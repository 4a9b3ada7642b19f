import en from '@office/api/locales/en.json' with { type: 'json' };
import i18next from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import web from '../i18n/strings.en.json' with { type: 'json' };
import { InsecureContextError } from '../../lib/userMedia.ts';
import { deviceError, deviceProblemOf } from './deviceError.ts';

const texts = en.error.requestDevice;

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { errors: en, web } } }));
// Test files of a process share the language.
afterAll(() => i18next.changeLanguage('ja'));

describe('a device error', () => {
  it.each([
    ['NotFoundError', texts.notFoundError],
    ['OverconstrainedError', texts.notFoundError],
    ['NotReadableError', texts.notReadableError],
    ['TrackStartError', texts.notReadableError],
    ['AbortError', texts.notReadableError],
    ['UnknownError', texts.notReadableError],
  ])('%s has its text of the catalogue', (name, text) => {
    const problem = deviceProblemOf(new DOMException('', name));
    expect(deviceError(problem, 'microphone')).toEqual({ problem, text });
  });

  it('of a page without HTTPS has no text of the catalogue', () => {
    const problem = deviceProblemOf(new InsecureContextError());
    expect(deviceError(problem, 'microphone')).toEqual({ problem: 'insecureError' });
  });

  it.each([
    ['NotAllowedError', 'microphone', 'chromium', /microphone.*address.*“Microphone”/],
    ['SecurityError', 'camera', 'chromium', /camera.*address.*“Camera”/],
    ['NotAllowedError', 'camera', 'firefox', /camera.*crossed-out/],
    ['NotAllowedError', 'microphone', 'safari', /microphone.*Safari menu/],
    ['NotAllowedError', 'microphone', 'ios', /microphone.*Settings app/],
    ['NotAllowedError', 'camera', 'android', /camera.*“Permissions”/],
    ['NotAllowedError', 'camera', 'other', /camera.*settings/],
  ] as const)('%s of the %s explains how to allow it in %s', (name, device, browser, text) => {
    const problem = deviceProblemOf(new DOMException('', name));
    expect(deviceError(problem, device, browser)).toEqual({
      problem: 'notAllowedError',
      text: expect.stringMatching(text),
    });
  });
});
