import * as styles from './Separator.css.ts';

export interface SeparatorProps {
  /** The way that the line runs. */
  axis?: 'horizontal' | 'vertical';
  /** It parts what a screen reader should hear as two; else it is decoration. */
  semantic?: boolean;
}

/** A hairline between things. */
export function Separator({ axis = 'horizontal', semantic, ...rest }: SeparatorProps) {
  return (
    <div
      {...rest}
      role={semantic ? 'separator' : 'presentation'}
      aria-orientation={semantic ? axis : undefined}
      data-component="Separator"
      className={styles.axis[axis]}
    />
  );
}
