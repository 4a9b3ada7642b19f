import type { AvatarPart, OfficeAvatar } from '@office/vocabulary';
import { avatarOptions } from '@office/vocabulary';
import { hairPaint, skinPaint, topPaint } from '../avatar/paint.ts';
import { shoulders } from './clothes.ts';
import { face, head } from './face.ts';
import { backHair, frontHair } from './hair.ts';
import { accessories } from './accessories.ts';

const parts = [
  'body',
  'skin',
  'hair',
  'hairColor',
  'face',
  'top',
  'topColor',
  'accessory',
] as const satisfies readonly AvatarPart[];

/** An avatar from the shoulders up, without trousers and skirts. */
export type PortraitAvatar = Pick<OfficeAvatar, (typeof parts)[number]>;

const grounds: Record<OfficeAvatar['topColor'], string> = {
  ivory: '#c9d2f0',
  sand: '#cfdcec',
  iris: '#f6e2c4',
  navy: '#dcdff8',
  forest: '#f2e3c6',
  terracotta: '#d3e5e6',
  rose: '#d9e6d4',
  charcoal: '#e2def6',
  sky: '#fae3cc',
  mustard: '#d6d9f6',
};

/**
 * Head and shoulders of an avatar as SVG of 96 × 96. Deterministic, without text and references.
 */
export function portraitSvg(avatar: PortraitAvatar): string {
  const skin = skinPaint[avatar.skin];
  const hair = hairPaint[avatar.hairColor];
  const cloth = topPaint[avatar.topColor];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    '<clipPath id="portrait"><circle cx="48" cy="48" r="48"/></clipPath>',
    '<g clip-path="url(#portrait)">',
    `<rect width="96" height="96" fill="${grounds[avatar.topColor]}"/>`,
    '<g transform="translate(48 64) scale(1.15) translate(-48 -64)">',
    backHair(avatar.hair, hair),
    shoulders({ body: avatar.body, top: avatar.top, skin, cloth }),
    avatar.accessory === 'scarf' || avatar.accessory === 'lanyard'
      ? accessories[avatar.accessory]
      : '',
    head(skin),
    face(avatar.face, skin, hair),
    frontHair(avatar.hair, hair),
    avatar.accessory === 'scarf' || avatar.accessory === 'lanyard'
      ? ''
      : accessories[avatar.accessory],
    '</g></g></svg>',
  ].join('');
}

export function portraitPath(avatar: PortraitAvatar): string {
  return `${parts.map((part) => avatar[part]).join('_')}.svg`;
}

/** Returns undefined for names that {@link portraitPath} cannot produce. */
export function parsePortraitPath(path: string): PortraitAvatar | undefined {
  const words = /^([A-Za-z_]{1,200})\.svg$/.exec(path)?.[1]?.split('_');
  if (words?.length !== parts.length) return undefined;
  const known = parts.every((part, i) =>
    (avatarOptions[part] as readonly string[]).includes(words[i]!),
  );
  if (!known) return undefined;
  return Object.fromEntries(parts.map((part, i) => [part, words[i]])) as PortraitAvatar;
}
