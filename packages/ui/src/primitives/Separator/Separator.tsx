import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Separator.css.ts';

export interface SeparatorProps extends RootProps<'div'> {
  /** Direction of the line. */
  axis?: 'horizontal' | 'vertical';
  /** Exposes the separator to screen readers. Decorative by default. */
  semantic?: boolean;
}

/** Hairline between elements. */
export function Separator({ axis = 'horizontal', semantic, ...rest }: SeparatorProps) {
  return (
    <div
      {...rootProps(
        {
          role: semantic ? 'separator' : 'presentation',
          'aria-orientation': semantic ? axis : undefined,
          'data-component': 'Separator',
          className: styles.axis[axis],
        },
        rest,
      )}
    />
  );
}
