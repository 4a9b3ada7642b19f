// Checks the size of the sign-in page: all scripts and styles loaded before it is usable. Also
// checks how many scripts a chat room waits for, that heavy components load only with their page,
// and that `plugins/chunks.ts` creates no circular imports. Fails above the limits below. Run after
// the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limits = { js: 150 * 1024, css: 25 * 1024 };
/** Lazily loaded dependencies that must not be in the initial chunks. */
const lazy = [/firebase/, /socket\.io/, /react-unity-webgl/, /three/, /pdf/i];
const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const page = 'src/shell/SignInAlone.tsx';
/** Entry modules whose chunks a directly opened chat room waits for. */
const room = [
  'src/shell/RoutedApp.tsx',
  'src/shell/MemberWorkplace.tsx',
  'src/features/chat/pages/ChatPage.tsx',
];
const maxScripts = 60;
/** Heavy components by their `data-component` name, and the single page that loads each. */
const singlePageComponents = {
  CalendarGrid: 'src/features/calendar/pages/CalendarPage.tsx',
  MeetingForm: 'src/features/meeting/pages/OnlineMeetingPage.tsx',
};

/** Returns a chunk and its static imports, recursively. */
function chunksOf(key, found = new Map()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build manifest`);
  if (found.has(key)) return found;
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) chunksOf(imported, found);
  return found;
}

const chunks = chunksOf(page, chunksOf('index.html'));
const startScript = readdirSync(dist).find((name) => /^start-.*\.js$/.test(name));
const files = { js: new Set([startScript]), css: new Set() };
for (const chunk of chunks.values()) {
  files.js.add(chunk.file);
  for (const file of chunk.css ?? []) files.css.add(file);
}

let failed = false;
const row = (name, bytes) => console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KB  ${name}`);
for (const kind of ['js', 'css']) {
  let total = 0;
  console.log(`\nSign-in page, ${kind}, gzipped:`);
  for (const file of files[kind]) {
    const bytes = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
    total += bytes;
    row(file, bytes);
  }
  row(`in all, of at most ${limits[kind] / 1024} KB`, total);
  if (total > limits[kind]) failed = true;
}

const early = [...chunks.keys()].filter((key) => lazy.some((name) => name.test(key)));
if (early.length > 0) {
  console.error(`\nShould load lazily: ${early.join(', ')}`);
  failed = true;
}
if (failed) console.error('\nThe sign-in page is too heavy.');

const roomChunks = ['index.html', ...room].reduce((found, key) => chunksOf(key, found), new Map());
console.log(`\nChat room: ${roomChunks.size} scripts, of at most ${maxScripts}`);
if (roomChunks.size > maxScripts) failed = true;

for (const [component, its] of Object.entries(singlePageComponents)) {
  const named = new RegExp(`data-component["'\`]?:["'\`]${component}["'\`]`);
  const has = ({ file }) => named.test(readFileSync(join(dist, file), 'utf8'));
  const isOnPage = [...chunksOf(its).values()].some(has);
  const isElsewhere = [...roomChunks.values()].some(has);
  if (isOnPage && !isElsewhere) continue;
  console.error(`\n${component} ${isOnPage ? 'is loaded before its page' : 'is not on its page'}`);
  failed = true;
}

const circle = findCircle();
if (circle) {
  console.error(`\nScripts import each other in a circle: ${circle.join(' → ')}`);
  failed = true;
}
if (failed) process.exit(1);

function findCircle(keys = Object.keys(manifest), path = [], done = new Set()) {
  for (const key of keys) {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) continue;
    const found = findCircle(manifest[key].imports ?? [], [...path, key], done);
    if (found) return found;
    done.add(key);
  }
  return null;
}
