import type { DeskDecorationKind } from '@office/vocabulary';
import type { ReactNode } from 'react';
import * as styles from './Decoration.css.ts';

/** Drawings are bottom-aligned and centred in a 48 × 48 view box. */
const drawings: Record<DeskDecorationKind, ReactNode> = {
  plant: (
    <>
      <path d="M24 32C16 30 12 22 13 14c7 1 11 8 11 18Z" className={styles.leaf} />
      <path d="M24 32c8-2 12-10 11-18-7 1-11 8-11 18Z" className={styles.leaf} />
      <path d="M24 34C21 24 21 14 24 7c3 7 3 17 0 27Z" className={styles.leaf} />
      <path d="M15 32h18l-3 16H18Z" className={styles.clay} />
    </>
  ),
  cactus: (
    <>
      <path
        d="M19 36V16a5 5 0 0 1 10 0v4h2v-3a3 3 0 0 1 6 0v6a4 4 0 0 1-4 4h-4v9Z"
        className={styles.leaf}
      />
      <path d="M24 13v20M15 22v5a3 3 0 0 0 3 3" className={styles.line} />
      <path d="M15 35h18l-3 13H18Z" className={styles.rose} />
    </>
  ),
  photo: (
    <>
      <path d="M8 18h32v26H8Z" className={styles.wood} />
      <path d="M12 22h24v18H12Z" className={styles.sky} />
      <path d="m12 40 8-9 6 6 5-5 5 5v3Z" className={styles.leaf} />
      <path d="m20 44-3 4h14l-3-4" className={styles.wood} />
    </>
  ),
  lamp: (
    <>
      <path d="M24 46V26L14 18" className={styles.stem} />
      <path d="m8 22 10-12 6 6-11 9Z" className={styles.iris} />
      <path d="M14 48c0-3 4-4 10-4s10 1 10 4Z" className={styles.iris} />
    </>
  ),
  cup: (
    <>
      <path d="M33 31h3a5 5 0 0 1 0 10h-3" className={styles.stem} />
      <path d="M13 28h20v14a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6Z" className={styles.ivory} />
      <path d="M19 23c0-3 3-3 3-6M26 23c0-3 3-3 3-6" className={styles.line} />
    </>
  ),
  books: (
    <>
      <path d="M8 41h32v7H8Z" className={styles.iris} />
      <path d="M11 34h28v7H11Z" className={styles.clay} />
      <path d="M9 27h27v7H9Z" className={styles.sage} />
      <path d="M15 27v7M17 34v7M14 41v7" className={styles.line} />
    </>
  ),
  clock: (
    <>
      <circle cx="24" cy="31" r="14" className={styles.ivory} />
      <path d="M24 23v8l5 4" className={styles.stem} />
      <path d="m15 43-3 5M33 43l3 5" className={styles.stem} />
    </>
  ),
  figure: (
    <>
      <path
        d="M24 22c8 0 12 8 12 16 0 6-4 10-12 10s-12-4-12-10c0-8 4-16 12-16Z"
        className={styles.ivory}
      />
      <circle cx="24" cy="20" r="11" className={styles.ivory} />
      <path d="m15 13-2-8 8 4M33 13l2-8-8 4" className={styles.ivory} />
      <path d="M20 19v2M28 19v2M22 25q2 2 4 0" className={styles.stem} />
      <path d="M15 30q9 5 18 0" className={styles.band} />
    </>
  ),
};

interface DecorationProps {
  kind: DeskDecorationKind;
  size?: number;
  x?: number;
  y?: number;
}

export function Decoration({ kind, size = 48, x, y }: DecorationProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} x={x} y={y} aria-hidden="true">
      {drawings[kind]}
    </svg>
  );
}
