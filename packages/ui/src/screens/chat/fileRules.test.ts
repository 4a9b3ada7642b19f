import { describe, expect, it } from 'vitest';
import { fileSizeOf, sortFiles } from './fileRules.ts';

const kilobyte = 1024;

describe('sortFiles', () => {
  it.each([
    ['photo.PNG', 50 * kilobyte, undefined],
    ['photo.png', 50 * kilobyte - 1, 'tooSmall'],
    ['報告書.pdf', 5 * kilobyte * kilobyte, undefined],
    ['報告書.pdf', 5 * kilobyte * kilobyte + 1, 'tooLarge'],
    ['table.xlsx', 60 * kilobyte, undefined],
    ['page.svg', 60 * kilobyte, 'type'],
    ['page.png.html', 60 * kilobyte, 'type'],
    ['png', 60 * kilobyte, 'type'],
  ])('%s of %i bytes → %s', (name, size, problem) => {
    const { accepted, refused } = sortFiles([{ name, size }], []);
    expect(refused[0]?.problem).toBe(problem);
    expect(accepted).toHaveLength(problem ? 0 : 1);
  });

  it('accepts ten images and twenty files, including the present ones', () => {
    const images = Array.from({ length: 12 }, (_, i) => ({
      name: `${i}.jpg`,
      size: 60 * kilobyte,
    }));
    const { accepted, refused } = sortFiles(images, [{ fileName: 'a.gif' }]);
    expect(accepted).toHaveLength(9);
    expect(refused.map(({ problem }) => problem)).toEqual(Array(3).fill('tooManyImages'));
    const texts = images.map((file) => ({ ...file, name: `${file.name}.txt` }));
    const present = Array.from({ length: 15 }, () => ({ fileName: 'a.csv' }));
    expect(sortFiles(texts, present).refused.map(({ problem }) => problem)).toEqual(
      Array(7).fill('tooMany'),
    );
  });
});

describe('fileSizeOf', () => {
  it.each([
    [10, 'file.kilobytes', '1'],
    [640 * kilobyte, 'file.kilobytes', '640'],
    [1.25 * kilobyte * kilobyte, 'file.megabytes', '1.3'],
  ])('%i → %s %s', (bytes, key, size) => expect(fileSizeOf(bytes)).toEqual([key, { size }]));
});
