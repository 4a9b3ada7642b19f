import type { Status } from '@office/scene-bridge';

/** The colours of spec §3, used for presence alone. */
export const presenceColors: Record<Status, string> = {
  AVAILABLE: '#2f9e63',
  BUSY: '#dd4448',
  LEAVING: '#f0a020',
  LOGGED_OUT: '#8b8d98',
  ON_VACATION: '#1c1c22',
};

interface Mark {
  color: string;
  /** From the middle, in radii of the dot. */
  line: readonly (readonly [number, number])[];
}

/** What lies on the dot, as in the page's icon; none for who can be spoken to. */
export const presenceMarks: Partial<Record<Status, Mark>> = {
  BUSY: {
    color: '#ffffff',
    line: [
      [-0.45, 0],
      [0.45, 0],
    ],
  },
  LEAVING: {
    color: '#1c1c22',
    line: [
      [0, -0.5],
      [0, 0],
      [0.35, 0.25],
    ],
  },
};
