import type { Status } from '@office/vocabulary';

/** Colours of spec §3, reserved for presence. */
const presenceColors: Record<Status, string> = {
  AVAILABLE: '#2f9e63',
  BUSY: '#dd4448',
  LEAVING: '#f0a020',
  LOGGED_OUT: '#8b8d98',
  ON_VACATION: '#1c1c22',
};

interface Mark {
  color: string;
  /** Offsets from the centre, in radii of the dot. */
  line: readonly (readonly [number, number])[];
}

/** The symbols match the presence icons of the page. */
const marks: Partial<Record<Status, Mark>> = {
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

interface Dot {
  x: number;
  y: number;
  radius: number;
  ring?: { color: string; width: number };
}

/** Paints the shapes of the page, so that presences are distinguishable without colour. */
export function paintPresence(
  context: CanvasRenderingContext2D,
  status: Status,
  { x, y, radius, ring }: Dot,
): void {
  const circle = (size: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, size, 0, 7);
    context.fill();
  };
  if (ring) circle(radius + ring.width, ring.color);
  circle(radius, presenceColors[status]);
  if (status === 'LOGGED_OUT') circle(radius * 0.5, '#ffffff');
  if (status === 'ON_VACATION') circle(radius * 0.3, '#ffffff');
  const mark = marks[status];
  if (!mark) return;
  context.strokeStyle = mark.color;
  context.lineWidth = radius * 0.32;
  context.beginPath();
  for (const [u, v] of mark.line) context.lineTo(x + u * radius, y + v * radius);
  context.stroke();
}
