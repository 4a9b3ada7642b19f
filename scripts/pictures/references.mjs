// References in .storybook/pictures/references: one lossless WebP for each story file, with the reduced pictures of its
// stories one below the other. Its XMP holds their names and places.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib.mjs';

const folder = join(root, '.storybook/pictures/references');
const pathOf = (file) => join(folder, `${file}.webp`);

/** Names of the story files that have references. */
export const storedFiles = () =>
  globSync('**/*.webp', { cwd: folder }).map((path) => path.replace(/\.webp$/, ''));

/** Returns the references of a story file by name. */
export async function readReferences(file) {
  const path = pathOf(file);
  if (!existsSync(path)) return new Map();
  const image = sharp(path);
  const { xmp } = await image.metadata();
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { pictures } = JSON.parse(/<pictures>(.*)<\/pictures>/s.exec(xmp.toString())[1]);
  let top = 0;
  return new Map(
    pictures.map(([name, width, height]) => {
      const means = new Uint8Array(width * height * 3);
      for (let row = 0; row < height; row++) {
        const start = (top + row) * info.width * 3;
        means.set(data.subarray(start, start + width * 3), row * width * 3);
      }
      top += height;
      return [name, { width, height, means }];
    }),
  );
}

/** Stores the references of a story file, or removes them if there are none. */
export async function writeReferences(file, references) {
  const path = pathOf(file);
  if (references.size === 0) return rm(path, { force: true });
  const sorted = [...references].sort(([one], [other]) => (one < other ? -1 : 1));
  const width = Math.max(...sorted.map(([, signature]) => signature.width));
  const height = sorted.reduce((sum, [, signature]) => sum + signature.height, 0);
  const data = Buffer.alloc(width * height * 3);
  let top = 0;
  for (const [, signature] of sorted) {
    for (let row = 0; row < signature.height; row++) {
      const start = row * signature.width * 3;
      const cells = signature.means.subarray(start, start + signature.width * 3);
      data.set(cells, (top + row) * width * 3);
    }
    top += signature.height;
  }
  const pictures = sorted.map(([name, signature]) => [name, signature.width, signature.height]);
  await mkdir(dirname(path), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 3 } })
    .withXmp(`<pictures>${JSON.stringify({ pictures })}</pictures>`)
    .webp({ lossless: true, effort: 6 })
    .toFile(path);
}

const environmentPath = join(folder, 'environment.json');

/** Browser and fonts of the references, or undefined before the first ones. */
export async function readEnvironment() {
  return existsSync(environmentPath)
    ? JSON.parse(await readFile(environmentPath, 'utf8'))
    : undefined;
}

export async function writeEnvironment(environment) {
  await mkdir(folder, { recursive: true });
  await writeFile(environmentPath, `${JSON.stringify(environment, null, 2)}\n`);
}
