import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { selectionErrorTexts } from './selectionErrorTexts.ts';

describe('selectionErrorTexts', () => {
  it.each([
    ['contractLimitUserAccess', 'errors:error.metaverseOfficeReport'],
    ['allContractsLayoutBlocked', 'errors:error.metaverseOfficeReport'],
    ['organizationBlocked', 'common:error'],
  ])('%s', (errors, titleKey) => {
    const error = new OfficeError(403, { statusCode: 403, message: '', errors });
    const textKey = `errors:errorResponse.${errors}`;
    expect(selectionErrorTexts(error)).toEqual({ titleKey, textKey });
  });

  it('falls back to a general text without an error code', () => {
    expect(selectionErrorTexts(new TypeError()).textKey).toBe('errors:error.somethingWentWrong');
  });
});
