// The differences as a page: before (the reduced reference), after, and after with the changed cells marked.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib.mjs';
import { cellSize } from './signature.mjs';

const folder = join(root, 'test-results/pictures');
const path = join(folder, 'index.html');

/** More would make the page too large for a browser. */
const shownDifferences = 300;

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const style = `
body { font: 14px system-ui, sans-serif; margin: 2rem; background: #f5f5f7; color: #1c2024 }
section { margin-block-end: 2rem; padding: 1rem; background: #fff; border: 1px solid #d9d9e0; border-radius: 8px }
h2 { font-size: 1rem; margin: 0 0 0.75rem }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0; position: relative }
img { max-width: 100%; display: block; outline: 1px solid #d9d9e0 }
img.cells { image-rendering: pixelated }
img.marks { position: absolute; inset-block-start: 0 }
figcaption { margin-block-start: 0.25rem; color: #60646c }`;

/**
 * Writes the contact sheet and returns its path from the root of the repository.
 * @param {{ file: string, name: string, reason: string, png?: Buffer, reference?: object, shown?: object,
 *   cells?: number[] }[]} differences
 */
export async function writeContactSheet(differences) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections = await Promise.all(differences.slice(0, shownDifferences).map(section));
  const omitted = differences.length - sections.length;
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title><style>${style}</style>
<h1>${differences.length} changed pictures</h1>
${omitted > 0 ? `<p>The first ${sections.length} are shown.</p>` : ''}
${sections.join('\n')}</html>\n`,
  );
  return relative(root, path);
}

async function section({ file, name, reason, png, reference, shown, cells = [] }, index) {
  const figures = [];
  const add = async (caption, className, image, extra = '') => {
    const source = `${index}-${caption.toLowerCase()}.webp`;
    await image.toFile(join(folder, source));
    figures.push(
      `<figure><img class="${className}" src="${source}" alt="" loading="lazy"${sizeOf(shown ?? reference)}>${extra}<figcaption>${caption}</figcaption></figure>`,
    );
  };
  if (reference) await add('Before', 'cells', cellsOf(reference.means, reference, 3));
  if (png) {
    await add('After', '', sharp(png).webp({ lossless: true }));
    const marks = await marksOf(shown, cells);
    const overlay = `<img class="cells marks" src="data:image/png;base64,${marks.toString('base64')}" alt=""${sizeOf(shown)}>`;
    await add('Marked', '', sharp(png).webp({ quality: 40 }), overlay);
  }
  return `<section><h2>${escape(`${file} · ${name}: ${reason}`)}</h2><div>${figures.join('')}</div></section>`;
}

const sizeOf = ({ width, height }) =>
  ` width="${width * cellSize}" height="${height * cellSize}" style="height: auto"`;

const cellsOf = (data, { width, height }, channels) =>
  sharp(Buffer.from(data), { raw: { width, height, channels } });

async function marksOf(shown, cells) {
  const data = new Uint8Array(shown.width * shown.height * 4);
  for (const cell of cells) data.set([229, 0, 80, 150], cell * 4);
  return cellsOf(data, shown, 4).png().toBuffer();
}
