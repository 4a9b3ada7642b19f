import { AreaNotice, type NoticeArea } from '@office/ui';
import type { ComponentType } from 'react';

/** The page of an area whose screens come later: says so, and what there is instead. */
export function areaNoticePage(area: NoticeArea): ComponentType {
  return function AreaNoticePage() {
    return <AreaNotice area={area} peopleHref="/people" />;
  };
}
