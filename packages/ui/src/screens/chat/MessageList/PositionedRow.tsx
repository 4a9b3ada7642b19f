import type { Ref } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { row } from './MessageList.css.ts';

/** Hides an unmeasured row by opacity. `visibility` is inherited, so its descendants would be restyled. */
export function PositionedRow({
  style: { visibility, ...style },
  index: _index,
  ...rest
}: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  const shown = visibility === 'hidden' ? { ...style, opacity: 0 } : style;
  return <div {...rest} className={row} style={shown} />;
}
