import type { OfficeAvatar } from '@office/vocabulary';

export const skinPaint: Record<OfficeAvatar['skin'], string> = {
  porcelain: '#f8dcc8',
  fair: '#f2c9a8',
  sand: '#e3b088',
  honey: '#c98d60',
  bronze: '#a06a45',
  umber: '#6f4732',
};

export const hairPaint: Record<OfficeAvatar['hairColor'], string> = {
  black: '#2b2830',
  espresso: '#3f2f2a',
  chestnut: '#6b4630',
  copper: '#a85f38',
  blond: '#d9b271',
  ash: '#a9a29a',
  plum: '#5c3a55',
};

export const topPaint: Record<OfficeAvatar['topColor'], string> = {
  ivory: '#f2eadc',
  sand: '#d8c3a0',
  iris: '#6b6bd8',
  navy: '#3b4770',
  forest: '#4d7058',
  terracotta: '#c9734f',
  rose: '#d98f94',
  charcoal: '#53525c',
  sky: '#86b2d0',
  mustard: '#d9a441',
};

export const bottomPaint: Record<OfficeAvatar['bottomColor'], string> = {
  charcoal: '#45444d',
  navy: '#333d5e',
  stone: '#b3a895',
  olive: '#767a54',
  cocoa: '#6a4c3c',
  ivory: '#e9e0d0',
};

export const accessoryPaint = {
  graphite: '#3a3942',
  iris: '#5b5bd6',
  cap: '#6b6bd8',
  capDark: '#5555b8',
  scarf: '#d9a441',
  white: '#ffffff',
} as const;
