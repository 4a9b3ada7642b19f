import type { OfficeAvatar } from '@office/vocabulary';
import { darker, dot, fill, lighter, lightness, line, mirrored } from './svg.ts';

const widths: Record<OfficeAvatar['body'], number> = { slim: 24, regular: 29, broad: 34.5 };

export function shoulders(avatar: {
  body: OfficeAvatar['body'];
  top: OfficeAvatar['top'];
  skin: string;
  cloth: string;
}): string {
  const { cloth, skin, top } = avatar;
  const reach = widths[avatar.body];
  const [left, right] = [48 - reach, 48 + reach];
  const torso = `M${left - 3} 100C${left - 2.5} 84 ${left + 4} 77.5 ${left + 12} 75.5L40 72Q48 78 56 72L${right - 12} 75.5C${right - 4} 77.5 ${right + 2.5} 84 ${right + 3} 100Z`;
  const shade = darker(cloth, lightness(cloth) < 0.35 ? 0.35 : 0.16);
  return [
    top === 'hoodie'
      ? fill('M31 78C30 68 38 64 48 64C58 64 66 68 65 78C60 84 36 84 31 78Z', shade)
      : '',
    neck(skin),
    fill(torso, top === 'vest' ? '#f6f1e7' : cloth),
    cuts[top](cloth, shade, skin, reach),
  ].join('');
}

function neck(skin: string): string {
  return (
    fill('M41 58L55 58L55.5 73Q48 80 40.5 73Z', darker(skin, 0.05)) +
    fill('M41 62Q48 70 55 62L55.1 66.5Q48 73.5 40.9 66.5Z', darker(skin, 0.2))
  );
}

type Cut = (cloth: string, shade: string, skin: string, reach: number) => string;

const opening = (skin: string, depth: number) =>
  fill(`M40 71.5Q48 ${depth} 56 71.5L55.4 69L40.6 69Z`, darker(skin, 0.05));

const cuts: Record<OfficeAvatar['top'], Cut> = {
  tee: (_, shade, skin) => opening(skin, 83) + line('M39.2 72.2Q48 84.5 56.8 72.2', shade, 2.4),
  shirt: (cloth, shade, skin) =>
    fill('M40 71.5L48 82L56 71.5L55.4 68L40.6 68Z', darker(skin, 0.05)) +
    mirrored(
      fill('M39.6 69.4L34.8 74.6L41.4 83.4L48 80.6Z', lighter(cloth, 0.28)) +
        line('M39.6 69.4L34.8 74.6L41.4 83.4L48 80.8', shade, 1.1, 0.8),
    ) +
    line('M48 82L48 98', shade, 1.3) +
    dot(50.4, 88, 1, shade),
  sweater: (_, shade, skin) =>
    opening(skin, 78) +
    line('M38.6 72Q48 81.5 57.4 72', shade, 4.6) +
    [42, 45, 48, 51, 54]
      .map((x) =>
        line(`M${x} ${75.2 - Math.abs(x - 48) * 0.28}v1.8`, darker(shade, 0.18), 0.8, 0.7),
      )
      .join(''),
  jacket: (cloth, shade, skin) =>
    fill('M38.5 72L48 98L57.5 72L55 69L41 69Z', '#fbf7ef') +
    opening(skin, 80) +
    line('M40.4 72.6Q48 81.4 55.6 72.6', '#e2d8c6', 1.6) +
    mirrored(
      fill(
        'M39.8 70L33.2 75.2L36.2 83.4L33.4 85.4L47.6 100L48 96Z',
        darker(cloth, lightness(cloth) < 0.35 ? 0.28 : 0.2),
      ) + line('M36.2 83.4L33.4 85.4', shade, 1, 0.9),
    ),
  hoodie: (cloth, shade, skin) =>
    opening(skin, 80) +
    mirrored(
      fill(
        'M39.8 68.2C33 70 31.5 75 33.6 79.6C38 84.5 44 85 48 82.4L48 79.5C43.5 78.5 40.5 74 39.8 68.2Z',
        lighter(cloth, 0.14),
      ),
    ) +
    line('M33.6 79.6C38 84.5 44 85 48 82.4C52 85 58 84.5 62.4 79.6', shade, 1.1, 0.8) +
    mirrored(line('M43.4 82.6L43 90.5', '#f7f3ec', 1.5) + dot(43, 91, 1.1, '#f7f3ec')),
  vest: (cloth, shade, skin, reach) =>
    fill('M40 71.5L48 82L56 71.5L55.4 68L40.6 68Z', darker(skin, 0.05)) +
    mirrored(
      fill(
        `M38.4 72.4L48 91L48 100L${48 - reach + 7} 100C${48 - reach + 9.5} 90 ${48 - reach + 9} 82 ${48 - reach + 11} 75.8Z`,
        cloth,
      ) +
        line('M38.4 72.4L48 91', shade, 1.8) +
        fill('M39.6 69.4L35.6 74.2L41.6 82.2L48 80.4Z', '#ffffff') +
        line('M35.6 74.2L41.6 82.2L48 80.6', '#d8ccb8', 1),
    ) +
    line('M48 91L48 99', shade, 1.2),
};
