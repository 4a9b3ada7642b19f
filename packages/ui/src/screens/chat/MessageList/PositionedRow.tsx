import type { Ref } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { row } from './MessageList.css.ts';

/**
 * Positions a row by a transform, which needs no layout when rows above it are measured. Hides an unmeasured
 * row by opacity. `visibility` is inherited, so its descendants would be restyled.
 */
export function PositionedRow({
  style: { visibility, top, ...style },
  index: _index,
  ...rest
}: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  // Rounded, because text at fractional positions is blurred.
  const transform = `translateY(${Math.round(Number(top))}px)`;
  const hidden = visibility === 'hidden' ? { opacity: 0 } : {};
  return <div {...rest} className={row} style={{ ...style, ...hidden, top: 0, transform }} />;
}
