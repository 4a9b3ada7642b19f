import { OfficeError } from '@office/api';

/** Selecting fails for these because the office itself is full or shut (spec §8); they have a title of their own. */
const officeReports = [
  'errorResponse.contractLimitUserAccess',
  'errorResponse.allContractsLayoutBlocked',
];

/** Keys of the texts for a selection of an organisation that failed (spec §8). */
export function selectionErrorTexts(error: unknown): { titleKey: string; textKey: string } {
  const key = error instanceof OfficeError ? error.key : 'error.somethingWentWrong';
  const isReport = officeReports.includes(key);
  return {
    titleKey: isReport ? 'errors:error.metaverseOfficeReport' : 'common:error',
    textKey: `errors:${key}`,
  };
}
