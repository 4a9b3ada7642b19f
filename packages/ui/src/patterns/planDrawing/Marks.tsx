import type { Mark } from './mark.ts';
import type { MergedMarks } from './mergeMarks.ts';

/** Marks of a drawing, one path each. One unit is one metre. */
export function Marks({ marks }: { marks: readonly (Mark | MergedMarks)[] }) {
  return marks.map((mark, index) => (
    <path
      key={'key' in mark ? mark.key : index}
      d={mark.path}
      strokeWidth={mark.lineWidth}
      className={mark.className}
    />
  ));
}
