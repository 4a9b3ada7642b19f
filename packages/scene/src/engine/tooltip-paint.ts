import type { Appearance } from './daylight.ts';
import type { Board } from './board.ts';
import { signFontFamily } from './font-family.ts';

const colors = {
  light: { ground: '#21201c', ink: '#fdfdfc', quiet: '#cfceca' },
  dark: { ground: '#eeeeec', ink: '#111110', quiet: '#5c5b56' },
} as const;
const font = `400 12px ${signFontFamily}`;
const lineHeight = 16;
const padding = { x: 8, y: 4 };
const radius = 4;
const dot = 8;

export interface TipText {
  lines: readonly string[];
  mark?: string;
}

export function paintTooltip(
  board: Board,
  { lines, mark }: TipText,
  ratio: number,
  appearance: Appearance,
): boolean {
  const probe = document.createElement('canvas').getContext('2d');
  if (!probe) return false;
  probe.font = font;
  const indent = mark ? dot + 6 : 0;
  const widths = lines.map((line, index) => probe.measureText(line).width + (index ? 0 : indent));
  const width = Math.ceil(Math.max(...widths)) + 2 * padding.x;
  const height = lines.length * lineHeight + 2 * padding.y;
  const { ground, ink, quiet } = colors[appearance];
  board.paint(width, height, ratio, (context) => {
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
    context.fill();
    if (mark) {
      context.fillStyle = mark;
      context.beginPath();
      context.arc(padding.x + dot / 2, padding.y + lineHeight / 2, dot / 2, 0, 7);
      context.fill();
    }
    context.font = font;
    context.textBaseline = 'middle';
    for (const [index, line] of lines.entries()) {
      context.fillStyle = index === 0 ? ink : quiet;
      const y = padding.y + (index + 0.5) * lineHeight + 0.5;
      context.fillText(line, padding.x + (index === 0 ? indent : 0), y);
    }
  });
  return true;
}
