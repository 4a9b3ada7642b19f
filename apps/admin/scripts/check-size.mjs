// Checks the size of the administration's sign-in page: all scripts and styles loaded before it can be used.
// Fails above the limits below. Run after the build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limits = { js: 150 * 1024, css: 25 * 1024 };
const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const firstPages = ['index.html', 'src/shell/StandaloneSignIn.tsx'];

/** Returns a chunk and all its static imports. */
function chunksOf(key, found = new Map()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build manifest`);
  if (found.has(key)) return found;
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) chunksOf(imported, found);
  return found;
}

const files = { js: new Set(), css: new Set() };
for (const { file, css = [] } of firstPages
  .reduce((found, page) => chunksOf(page, found), new Map())
  .values()) {
  files.js.add(file);
  for (const style of css) files.css.add(style);
}

for (const kind of ['js', 'css']) {
  const bytes = [...files[kind]]
    .map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    .reduce((sum, length) => sum + length, 0);
  const [is, limit] = [bytes, limits[kind]].map((length) => (length / 1024).toFixed(1));
  console.log(
    `Sign-in page, ${kind}, gzipped: ${is} KB in ${files[kind].size} files, of at most ${limit} KB`,
  );
  if (bytes > limits[kind]) process.exitCode = 1;
}
