// Checks the files that the built pages load: bytes of the sign-in page and of the workplace, the number of scripts of a chat
// room, that heavy components load only with their page, the order of the cascade layers, and that scripts do not
// import each other in a circle.
// Run after the build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kB = 1024;
const maxScripts = 14;
/** Heavy components by their `data-component` name, and the single page that loads each. */
const singlePageComponents = {
  CalendarGrid: 'src/features/calendar/pages/CalendarPage.tsx',
  MeetingForm: 'src/features/meeting/pages/OnlineMeetingPage.tsx',
};
/** Libraries that load on demand in a chat room, by a text of their code. */
const onDemandLibraries = {
  'The Markdown parser': 'hardBreakEscape',
  'The code highlighter': 'hljs-',
  'The converter of pasted HTML': 'bulletListMarker',
  'The list of emoji': 'grinning face with smiling eyes',
};
const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const named = (name) => {
  const key = Object.keys(manifest).find((each) => manifest[each].name === name);
  if (!key) throw new Error(`The build has no chunk ${name}`);
  return key;
};
/** Entries of each start, and its limits in gzipped bytes. */
const starts = {
  'Sign-in page': {
    entries: ['index.html', named('app'), named('sign-in')],
    limits: { js: 150 * kB, css: 25 * kB },
  },
  Workplace: {
    entries: ['index.html', named('app'), named('workplace')],
    limits: { js: 353 * kB, css: 40 * kB },
  },
};
const roomEntries = ['index.html', named('workplace'), 'src/features/chat/pages/ChatPage.tsx'];

/** Returns the chunks of the entries and their static imports, recursively. */
function chunksOf(entries) {
  const found = new Map();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build manifest`);
    if (found.has(key)) return;
    found.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return found;
}

let failed = false;
const row = (name, bytes) => console.log(`${(bytes / kB).toFixed(1).padStart(8)} KB  ${name}`);
for (const [name, { entries, limits }] of Object.entries(starts)) {
  const chunks = [...chunksOf(entries).values()];
  const files = {
    js: new Set(chunks.map(({ file }) => file)),
    css: new Set(chunks.flatMap(({ css = [] }) => css)),
  };
  for (const kind of ['js', 'css']) {
    let total = 0;
    console.log(`\n${name}, ${kind}, gzipped:`);
    for (const file of files[kind]) {
      const bytes = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
      total += bytes;
      row(file, bytes);
    }
    row(`total, of at most ${limits[kind] / kB} KB`, total);
    if (total <= limits[kind]) continue;
    console.error(`\n${name}: too many bytes of ${kind}`);
    failed = true;
  }
}

const roomChunks = chunksOf(roomEntries);
console.log(`\nChat room: ${roomChunks.size} scripts, of at most ${maxScripts}`);
if (roomChunks.size > maxScripts) failed = true;

for (const [component, its] of Object.entries(singlePageComponents)) {
  const test = new RegExp(`data-component["'\`]?:["'\`]${component}["'\`]`);
  const has = ({ file }) => test.test(readFileSync(join(dist, file), 'utf8'));
  const isOnPage = [...chunksOf([its]).values()].some(has);
  const isElsewhere = [...roomChunks.values()].some(has);
  if (isOnPage && !isElsewhere) continue;
  console.error(`\n${component} ${isOnPage ? 'is loaded before its page' : 'is not on its page'}`);
  failed = true;
}

for (const [library, text] of Object.entries(onDemandLibraries)) {
  const has = ({ file }) => readFileSync(join(dist, file), 'utf8').includes(text);
  if (!Object.values(manifest).some((chunk) => chunk.file.endsWith('.js') && has(chunk))) {
    console.error(`\n${library} is not in the build`);
    failed = true;
  }
  if (![...roomChunks.values()].some(has)) continue;
  console.error(`\n${library} is loaded with the chat room`);
  failed = true;
}

// The first style sheet decides the order of the cascade layers.
const layers = ['radix', 'radix.base', 'radix.component', 'ui.base', 'ui.primitive', 'ui.pattern'];
const firstStyles = readFileSync(join(dist, manifest['index.html'].css[0]), 'utf8');
const declared = new Set(
  [...firstStyles.matchAll(/@layer ([\w., ]+)[;{]/g)].flatMap(([, names]) => names.split(',')),
);
if ([...declared].slice(0, layers.length).join() !== layers.join()) {
  console.error(`\nThe first style sheet declares the layers ${[...declared].join(', ')}`);
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
