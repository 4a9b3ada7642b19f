import { OfficeError } from '@office/api';

/** What to say when selecting an organisation fails (spec §8): keys of our texts and the catalogue's. */
export function selectionErrorTexts(error: unknown): { titleKey: string; textKey: string } {
  const key = error instanceof OfficeError ? error.key : 'error.somethingWentWrong';
  switch (key) {
    case 'errorResponse.contractLimitUserAccess':
      return { titleKey: 'web:officeReport', textKey: 'web:contractLimitUserAccess' };
    case 'errorResponse.allContractsLayoutBlocked':
      return { titleKey: 'web:officeReport', textKey: 'web:allContractsLayoutBlocked' };
    default:
      return { titleKey: 'common:error', textKey: `errors:${key}` };
  }
}
