import type { PlanDocument } from '@office/ui';
import type { SharedPage } from '../../sharing-document/index.ts';

export function toPlanDocuments(pages: readonly SharedPage[]): PlanDocument[] {
  return pages.flatMap(({ document: { zoneId, name, page, pages: count }, url }) =>
    zoneId ? [{ zoneId, name, page, pages: count, url }] : [],
  );
}
