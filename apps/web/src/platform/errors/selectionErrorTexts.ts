import { OfficeError } from '@office/api';

/** Errors with a separate title: the office is full or blocked (spec §8). */
const officeUnavailableErrors = [
  'errorResponse.contractLimitUserAccess',
  'errorResponse.allContractsLayoutBlocked',
];

export function selectionErrorTexts(error: unknown): { titleKey: string; textKey: string } {
  const key = error instanceof OfficeError ? error.key : 'error.somethingWentWrong';
  const isReport = officeUnavailableErrors.includes(key);
  return {
    titleKey: isReport ? 'errors:error.metaverseOfficeReport' : 'common:error',
    textKey: `errors:${key}`,
  };
}
