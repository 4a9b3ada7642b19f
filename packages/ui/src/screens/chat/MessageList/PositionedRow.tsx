import type { Ref } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/**
 * Positions a row. Opacity hides it until it is measured: `visibility` would
 * be inherited, and the style of everything in it made a second time.
 */
export function PositionedRow({
  style: { visibility, ...style },
  index: _index,
  ...rest
}: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  return <div {...rest} style={visibility === 'hidden' ? { ...style, opacity: 0 } : style} />;
}
