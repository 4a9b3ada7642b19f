import type { OfficeAvatar } from '@office/vocabulary';
import { accessoryPaint as paint } from '../avatar/paint.ts';
import { darker, dot, fill, lighter, line, mirrored } from './svg.ts';

export const accessories: Record<OfficeAvatar['accessory'], string> = {
  none: '',
  glasses:
    mirrored(
      '<circle cx="40" cy="48" r="6.4" fill="#ffffff" fill-opacity="0.22" stroke="#3a3942" stroke-width="1.9"/>' +
        line('M33.7 46.6L29.4 45.4', paint.graphite, 1.7),
    ) + line('M46.2 46.6Q48 45.2 49.8 46.6', paint.graphite, 1.8),
  headset:
    line('M27.4 47C25.2 28 34 15.6 48 15.6C62 15.6 70.8 28 68.6 47', paint.graphite, 3) +
    mirrored(
      '<rect x="23.6" y="42" width="7.4" height="13" rx="3.6" fill="#5b5bd6"/>' +
        '<rect x="23.6" y="42" width="3" height="13" rx="1.5" fill="#4747b4"/>',
    ) +
    line('M27 54.5C27.5 61 33 64.6 41 64.4', paint.graphite, 1.7) +
    dot(42, 64.3, 2.1, paint.graphite),
  cap:
    fill(
      'M27.4 37.5C26 24 35 14.4 48 14.4C61 14.4 70 24 68.6 37.5C62 33.4 34 33.4 27.4 37.5Z',
      paint.cap,
    ) +
    fill(
      'M48 14.4C61 14.4 70 24 68.6 37.5C66 35.8 60.5 34.8 55.5 34.5C56.5 26 53.5 18.5 48 14.4Z',
      lighter(paint.cap, 0.14),
    ) +
    fill(
      'M25.6 38.4C31 31.6 65 31.6 70.4 38.4C72 41 69.5 42.2 67 41.2C56 36.8 40 36.8 29 41.2C26.5 42.2 24 41 25.6 38.4Z',
      paint.capDark,
    ) +
    dot(48, 14.6, 1.8, paint.capDark),
  scarf:
    fill(
      'M34.6 70.5C38 66.5 42 68.8 48 68.8C54 68.8 58 66.5 61.4 70.5C64 75 62.5 80 58 81.6C51 84 45 84 38 81.6C33.5 80 32 75 34.6 70.5Z',
      paint.scarf,
    ) +
    fill(
      'M53 80L61.5 78.5C63 85 63.5 92 63 98L54.5 98C55 92 54.5 86 53 80Z',
      darker(paint.scarf, 0.1),
    ) +
    line('M36 74.5Q48 80 60.4 73.6', darker(paint.scarf, 0.28), 1.4, 0.7) +
    line('M38.5 79.4Q46 82 53 80.4', darker(paint.scarf, 0.28), 1.2, 0.55),
  lanyard:
    mirrored(line('M37.4 73.4L47.6 87', paint.iris, 2)) +
    '<rect x="42.6" y="84" width="10.8" height="12" rx="1.6" fill="#ffffff" stroke="#c9c6d8" stroke-width="0.8"/>' +
    '<rect x="45" y="86.6" width="6" height="1.8" rx="0.9" fill="#5b5bd6"/>',
};
