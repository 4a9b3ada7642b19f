import * as styles from './OutfitPicture.css.ts';

const drawings: Record<'body' | 'bottom', Record<string, string>> = {
  body: {
    slim: 'M20 4a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM14 18q6-3 12 0l-1 11h-2l-.500 8h-5l-.500-8h-2Z',
    regular:
      'M20 4a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM12 18q8-4 16 0l-1 12h-2.500l-.500 7h-8l-.500-7H13Z',
    broad:
      'M20 4a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM9 19q11-6 22 0l-1.500 12H27l-.500 6h-13l-.500-6h-2.500Z',
  },
  bottom: {
    trousers: 'M12 5h16l2 31h-7l-3-20-3 20h-7Z',
    skirt: 'M14 8h12l7 22q-13 5-26 0Z',
    shorts: 'M11 9h18l2 18h-8l-3-9-3 9H9Z',
  },
};

interface OutfitPictureProps {
  part: 'body' | 'bottom';
  value: string;
}

/** Draws values that a portrait does not show. Renders nothing for an unknown value. */
export function OutfitPicture({ part, value }: OutfitPictureProps) {
  const path = drawings[part][value];
  if (!path) return null;
  return (
    <svg viewBox="0 0 40 40" className={styles.root} aria-hidden="true">
      <path d={path} className={styles.shape} />
    </svg>
  );
}
