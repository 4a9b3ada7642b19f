import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import * as styles from './Brand.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface BrandProps extends RootProps<'span'> {
  /** Name of the product. Defaults to the text `productName`. */
  name?: string;
  /** Decorative picture before the name, 28 px high. Defaults to an open door with light. */
  mark?: ReactNode;
}

/** Mark and name of the product. */
export function Brand({ name, mark = <Door />, ...rest }: BrandProps) {
  const t = useText();
  return (
    <span {...rootProps({ 'data-component': 'Brand', className: styles.root }, rest)}>
      {mark}
      {name ?? t(texts.productName)}
    </span>
  );
}

function Door() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden className={styles.mark}>
      <rect width="28" height="28" rx="8" className={styles.tile} />
      <path
        d="M8 21V8.5A1.5 1.5 0 0 1 9.5 7h9A1.5 1.5 0 0 1 20 8.5V21h-2V9h-8v12z"
        className={styles.door}
      />
      <path d="M12 9h6v12l-6 1.6z" className={styles.light} />
      <path d="M12 9v13.6l4-1.1V10.4z" className={styles.door} />
    </svg>
  );
}
