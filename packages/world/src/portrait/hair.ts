import type { OfficeAvatar } from '@office/vocabulary';
import { darker, dot, fill, lighter, line } from './svg.ts';

type Hair = OfficeAvatar['hair'];

export function backHair(hair: Hair, color: string): string {
  const deep = darker(color, 0.22);
  switch (hair) {
    case 'bob':
      return fill(
        'M48 21C63 21 70.5 31 70.5 45C70.5 56 71.5 62 69 66.5C64 70.5 32 70.5 27 66.5C24.5 62 25.5 56 25.5 45C25.5 31 33 21 48 21Z',
        deep,
      );
    case 'long':
      return fill(
        'M48 21C63 21 70.5 31 70.5 46C70.5 60 75 70 73.5 83C66 89 30 89 22.5 83C21 70 25.5 60 25.5 46C25.5 31 33 21 48 21Z',
        deep,
      );
    case 'curly':
      return curls(backCurls, deep, 8.4);
    default:
      return '';
  }
}

export function frontHair(hair: Hair, color: string): string {
  const shine = lighter(color, 0.22);
  switch (hair) {
    case 'none':
      return '';
    case 'crop':
      return fill(
        'M28.6 43.5C27.6 29 36 20.8 48 20.8C60 20.8 68.4 29 67.4 43.5C65.8 41.5 65.4 38 64 35C59 31.2 53.5 30.4 48 30.4C42.5 30.4 37 31.2 32 35C30.6 38 30.2 41.5 28.6 43.5Z',
        color,
      );
    case 'short':
      return (
        fill(
          'M27.8 46C25.4 29.5 34 18.6 48.5 18.6C62.5 18.6 70.6 29.5 68.2 46C66.4 44.5 65.6 41 64.6 37.8C61 38 57.5 36.6 55.4 33.6C53.6 36.6 50 38.4 46 38C46.6 36.6 46.4 35.4 45.6 34.2C42.4 37.2 36.5 39 31.6 38.2C30.5 41 29.7 44.5 27.8 46Z',
          color,
        ) + line('M36.5 26.5Q42 22.4 50 23', shine, 2.4, 0.5)
      );
    case 'sidePart':
      return (
        fill(
          'M27.6 47C25 30 33 18 48 18C63.5 18 71 29.5 68.4 47C66.6 45.5 66 41.5 65 37.5C57 37.5 46.5 34.5 40 27.5C38.5 33 35 36.5 31.4 38.5C30.4 41.5 29.6 45 27.6 47Z',
          color,
        ) +
        line('M40 27.3Q41.6 23.6 45.5 21', darker(color, 0.3), 1.3, 0.8) +
        line('M47 24.5Q55 29.5 62.5 31.5', shine, 2.2, 0.45)
      );
    case 'bob':
      return (
        fill(
          'M26 62C23.5 34 31 18.4 48 18.4C65 18.4 72.5 34 70 62C67.6 62.8 65.6 61.5 65.2 59C66.4 50 66 43.5 64.4 38.6C53 40.6 43 40.6 31.6 38.6C30 43.5 29.6 50 30.8 59C30.4 61.5 28.4 62.8 26 62Z',
          color,
        ) + line('M35 27.5Q47 22 60 27', shine, 2.4, 0.45)
      );
    case 'long':
      return (
        fill(
          'M27 70C22 46 27 18.2 48.5 18.2C69 18.2 74 46 69 70C66 69 65 64 65.8 58C66.6 49 65 42.5 59.5 37C54.5 34 51 31.5 49.6 27.6C46.5 34 38.5 37.5 33.5 40C30.5 44.5 29.4 50 30.2 58C31 64 30 69 27 70Z',
          color,
        ) + line('M53.5 25.5Q61.5 30 64.5 38', shine, 2.2, 0.42)
      );
    case 'bun':
      return (
        dot(48, 16.8, 8.2, darker(color, 0.08)) +
        line('M43.8 14.6Q47.5 11.2 52 13', shine, 2, 0.45) +
        fill(
          'M28 45.5C26 30 34.5 19.8 48 19.8C61.5 19.8 70 30 68 45.5C66.2 43.5 65.4 39.5 63.6 36.2C58.5 34.6 52.5 32.2 50 28.4C46 33 38 35.4 32.4 36.2C30.6 39.5 29.8 43.5 28 45.5Z',
          color,
        ) +
        line('M41.5 21.6Q48 25 54.5 21.6', darker(color, 0.3), 1.4, 0.6)
      );
    case 'curly':
      return (
        fill(
          'M29 44C27 30 35 21 48 21C61 21 69 30 67 44C65.5 42 65 39 63.5 36.5C58 33.5 38 33.5 32.5 36.5C31 39 30.5 42 29 44Z',
          color,
        ) +
        curls(frontCurls, color, 6.2) +
        curls(shineCurls, shine, 2.2, 0.4)
      );
  }
}

type Spot = readonly [number, number];
const backCurls: readonly Spot[] = [
  [27, 36],
  [69, 36],
  [25, 46],
  [71, 46],
  [27.5, 56],
  [68.5, 56],
  [31, 27],
  [65, 27],
  [40, 20],
  [56, 20],
];
const frontCurls: readonly Spot[] = [
  [30.5, 35.5],
  [34, 27.5],
  [40.5, 22],
  [48, 20],
  [55.5, 22],
  [62, 27.5],
  [65.5, 35.5],
  [37.5, 33],
  [44.5, 31],
  [52, 31.4],
  [59, 33],
  [27.6, 43.5],
  [68.4, 43.5],
  [46, 25],
  [55, 27],
];
const shineCurls: readonly Spot[] = [
  [39.5, 21.5],
  [47, 19],
  [33, 27],
  [55, 21.5],
];

function curls(spots: readonly Spot[], color: string, radius: number, opacity = 1): string {
  return spots.map(([x, y]) => dot(x, y, radius, color, opacity)).join('');
}
