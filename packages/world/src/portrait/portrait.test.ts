import type { AvatarPart, OfficeAvatar } from '@office/vocabulary';
import { avatarOptions } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { defaultAvatar } from '../avatar/avatar.ts';
import { parsePortraitPath, portraitPath, portraitSvg } from './portrait.ts';

const plain: OfficeAvatar = {
  body: 'regular',
  skin: 'sand',
  hair: 'bob',
  hairColor: 'black',
  face: 'calm',
  top: 'tee',
  topColor: 'iris',
  bottom: 'skirt',
  bottomColor: 'navy',
  accessory: 'none',
};
const changed: AvatarPart[] = [
  'body',
  'skin',
  'hair',
  'hairColor',
  'face',
  'top',
  'topColor',
  'accessory',
];
const looks = changed.flatMap((part) =>
  avatarOptions[part].map((choice) => ({ part, choice, avatar: { ...plain, [part]: choice } })),
);

it.each(looks)('draws $part $choice as a self-contained SVG', ({ avatar }) => {
  const svg = portraitSvg(avatar);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 96 96">/);
  expect(svg).not.toMatch(/undefined|NaN|<script|<text|<image|href|<style|\son\w+=/);
  expect(svg.length).toBeLessThan(8_000);
  const open: string[] = [];
  for (const [, end, name, self] of svg.matchAll(/<(\/?)(\w+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  expect(open).toEqual([]);
});

it.each(changed)('draws every choice of %s differently', (part) => {
  const drawings = looks
    .filter((look) => look.part === part)
    .map((look) => portraitSvg(look.avatar));
  expect(new Set(drawings).size).toBe(avatarOptions[part].length);
});

it('depends only on the choices that are visible in a portrait', () => {
  expect(portraitSvg(plain)).toBe(portraitSvg({ ...plain }));
  const otherwise: OfficeAvatar = { ...plain, bottom: 'shorts', bottomColor: 'ivory' };
  expect(portraitSvg(otherwise)).toBe(portraitSvg(plain));
});

it('encodes the choices in the file name and parses them', () => {
  expect(portraitPath(plain)).toBe('regular_sand_bob_black_calm_tee_iris_none.svg');
  for (let i = 0; i < 200; i++) {
    const avatar = defaultAvatar(`user-${i}`);
    const read = parsePortraitPath(portraitPath(avatar));
    expect(avatar).toMatchObject(read!);
    expect(portraitSvg(read!)).toBe(portraitSvg(avatar));
  }
});

it.each([
  '',
  '.svg',
  'regular_sand_bob_black_calm_tee_iris_none',
  'regular_sand_bob_black_calm_tee_iris_none.png',
  'regular_sand_bob_black_calm_tee_iris_none.svg.svg',
  'regular_sand_bob_black_calm_tee_iris.svg',
  'regular_sand_bob_black_calm_tee_iris_none_none.svg',
  'sand_regular_bob_black_calm_tee_iris_none.svg',
  'REGULAR_sand_bob_black_calm_tee_iris_none.svg',
  'regular_sand_bob_black_calm_tee_iris_toString.svg',
  'regular_sand_bob_black_calm_tee_iris___proto__.svg',
  '../regular_sand_bob_black_calm_tee_iris_none.svg',
  'regular_sand_bob_black_calm_tee_iris_none.svg\n',
  `${'a_'.repeat(10_000)}.svg`,
])('rejects %j', (name) => {
  expect(parsePortraitPath(name)).toBeUndefined();
});
