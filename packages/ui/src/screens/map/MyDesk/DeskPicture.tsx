import { useTranslation } from 'react-i18next';
import type { DeskDecoration, DeskNote } from '../map.ts';
import { Decoration } from './Decoration.tsx';
import * as styles from './DeskPicture.css.ts';

interface DeskPictureProps {
  decorations: readonly DeskDecoration[];
  notes: readonly Pick<DeskNote, 'noteId' | 'tint'>[];
}

/** The coordinates of the places on the desk, and on the shelf behind it. */
const places = {
  left: { x: 30, y: 76 },
  right: { x: 242, y: 76 },
  back: { x: 226, y: 2 },
} as const;

/** More notes than these lie on top of each other. */
const mostNotes = 6;

/** One's desk from the front: decorations, and the notes at its screen. */
export function DeskPicture({ decorations, notes }: DeskPictureProps) {
  const { t } = useTranslation('map');
  const parts = decorations.map(({ slot, kind }) =>
    t('desk.standsAt', { place: t(`deskSlot.${slot}`), thing: t(`decoration.${kind}`) }),
  );
  return (
    <svg
      viewBox="0 0 320 148"
      role="img"
      aria-label={[t('desk.picture'), ...parts].join(' ')}
      className={styles.root}
    >
      <rect width="320" height="148" className={styles.wall} />
      <path d="M0 132h320v16H0Z" className={styles.floor} />
      <path d="M206 50h88v5h-88Z" className={styles.wood} />
      <path d="M26 8h64v40H26Z" className={styles.window} />
      <path d="M58 8v40M26 28h64" className={styles.frame} />
      <path d="M112 44h96v60h-96Z" className={styles.monitor} />
      <path d="M117 49h86v50h-86Z" className={styles.screen} />
      <path d="M125 60h38M125 68h58M125 76h48" className={styles.text} />
      <path d="M152 104h16v14h-16Z" className={styles.metal} />
      <path d="M140 118h40v6h-40Z" className={styles.metal} />
      {notes.slice(0, mostNotes).map(({ noteId, tint }, index) => (
        <g
          key={noteId}
          transform={`translate(${118 + index * 14} 88) rotate(${index % 2 ? 5 : -4})`}
        >
          <rect width="13" height="13" rx="1" className={styles.note[tint]} />
        </g>
      ))}
      <path d="M12 124h296v8H12Z" className={styles.wood} />
      {decorations.map(({ slot, kind }) => (
        <Decoration key={slot} kind={kind} {...places[slot]} />
      ))}
    </svg>
  );
}
