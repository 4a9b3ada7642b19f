import { describe, expect, it } from 'vitest';
import { pictureType, imageProblem } from './picture.ts';

it.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0], undefined],
  [[0x3c, 0x73, 0x76, 0x67, 0x20, 0x78, 0x6d, 0x6c], undefined],
  [[0x89, 0x50, 0x4e], undefined],
  [[], undefined],
])('detects %o as %s', (head, type) => {
  expect(pictureType(new Uint8Array(head))).toBe(type);
});

describe('imageProblem', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 5 * 1024, undefined],
    ['a.JPEG', 'image/jpeg', 9000, undefined],
    ['a.png', 'image/png', 5 * 1024 * 1024, undefined],
    ['a.png', 'image/png', 5 * 1024 - 1, 'validation.imageTooSmall'],
    ['a.png', 'image/png', 5 * 1024 * 1024 + 1, 'validation.imageTooLarge'],
    ['a.gif', 'image/gif', 9000, 'validation.imageType'],
    ['a.svg', 'image/png', 9000, 'validation.imageType'],
    ['a.png', 'text/html', 9000, 'validation.imageType'],
  ])('%s %s %d → %s', (name, type, size, problem) => {
    expect(imageProblem({ name, type, size })).toBe(problem);
  });
});
