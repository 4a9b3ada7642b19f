import { OfficeError } from '@office/api';
import { describe, expect, it } from 'vitest';
import { selectionErrorTexts } from './selectionErrorTexts.ts';

describe('selectionErrorTexts', () => {
  it.each([
    ['contractLimitUserAccess', 'web:officeReport', 'web:contractLimitUserAccess'],
    ['allContractsLayoutBlocked', 'web:officeReport', 'web:allContractsLayoutBlocked'],
    ['organizationBlocked', 'common:error', 'errors:errorResponse.organizationBlocked'],
  ])('%s', (errors, titleKey, textKey) => {
    const error = new OfficeError(403, { statusCode: 403, message: '', errors });
    expect(selectionErrorTexts(error)).toEqual({ titleKey, textKey });
  });

  it('no code at all', () => {
    expect(selectionErrorTexts(new TypeError()).textKey).toBe('errors:error.somethingWentWrong');
  });
});
