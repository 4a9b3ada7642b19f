import type { Ref } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/** Hides an unmeasured row by opacity. `visibility` is inherited, so its descendants would be restyled. */
export function PositionedRow({
  style: { visibility, ...style },
  index: _index,
  ...rest
}: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  return <div {...rest} style={visibility === 'hidden' ? { ...style, opacity: 0 } : style} />;
}
