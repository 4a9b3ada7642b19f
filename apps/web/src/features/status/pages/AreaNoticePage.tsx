import { AreaNotice, type NoticeArea } from '@office/ui';

/** An area whose screens come later: says so, and what there is instead. */
export function AreaNoticePage({ area }: { area: NoticeArea }) {
  return <AreaNotice area={area} peopleHref="/people" />;
}
