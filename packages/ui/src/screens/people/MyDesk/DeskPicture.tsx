import { useTranslation } from 'react-i18next';
import type { DeskDecoration, DeskNote } from '../people.ts';
import { Decoration } from './Decoration.tsx';
import * as styles from './DeskPicture.css.ts';

interface DeskPictureProps {
  decorations: readonly DeskDecoration[];
  notes: readonly Pick<DeskNote, 'noteId' | 'tint'>[];
}

/** Slot coordinates on the desk and on the shelf to the right of the board, matching the scene. */
const slotPositions = {
  left: { x: 62, y: 76 },
  right: { x: 222, y: 76 },
  back: { x: 253, y: 4 },
} as const;

const maxNotes = 6;

export function DeskPicture({ decorations, notes }: DeskPictureProps) {
  const { t } = useTranslation('people');
  const parts = decorations.map(({ slot, kind }) =>
    t('desk.decorationAt', { place: t(`deskSlot.${slot}`), item: t(`decoration.${kind}`) }),
  );
  return (
    <svg
      viewBox="0 0 320 148"
      role="img"
      aria-label={[t('desk.picture'), ...parts].join(' ')}
      className={styles.root}
    >
      <rect width="320" height="148" className={styles.wall} />
      <path d="M0 136h320v12H0Z" className={styles.floor} />
      <path d="M92 6h140v54H92Z" className={styles.wood} />
      <path d="M96 10h132v46H96Z" className={styles.board} />
      {notes.slice(0, maxNotes).map(({ noteId, tint }, index) => (
        <g
          key={noteId}
          transform={`translate(${100 + index * 21} 24) rotate(${index % 2 ? 5 : -4})`}
        >
          <rect width="18" height="18" rx="1" className={styles.note[tint]} />
        </g>
      ))}
      <path d="M242 52h70v5h-70Z" className={styles.wood} />
      <path d="M250 57v8M304 57v8" className={styles.frame} />
      <path d="M140 92h44v28h-44Z" className={styles.monitor} />
      <path d="M143 95h38v22h-38Z" className={styles.screen} />
      <path d="M148 101h16M148 106h26M148 111h20" className={styles.text} />
      <path d="M132 120h60v4h-60Z" className={styles.metal} />
      <path d="M52 124h228v8H52Z" className={styles.wood} />
      <path d="M62 132h6v12h-6ZM264 132h6v12h-6Z" className={styles.wood} />
      <path d="M8 84h8l6 30h-8Z" className={styles.chair} />
      <path d="M12 114h30v7H12Z" className={styles.chair} />
      <path d="M25 121h4v15h-4ZM12 136h30v4H12Z" className={styles.metal} />
      {decorations.map(({ slot, kind }) => (
        <Decoration key={slot} kind={kind} {...slotPositions[slot]} />
      ))}
    </svg>
  );
}
