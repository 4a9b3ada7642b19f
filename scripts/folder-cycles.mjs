/**
 * Finds the folders beside each other that import each other in a circle, at every depth: those of
 * `apps/web/src/features` as well as those of one feature.
 *
 * An import from `a/b/c/x.ts` to `a/d/y.ts` is an edge from `b` to `d` in the folder `a`. Imports between a folder
 * and the files directly above it are no edges.
 * @param {{ from: string, to: string }[]} imports paths of files, with `/`
 * @returns {{ folder: string, cycle: string[], imports: { from: string, to: string }[] }[]} one of the shortest
 *   cycles for each group of folders that reach each other, with one import for each of its edges
 */
export function findFolderCycles(imports) {
  return [...foldersOf(imports)].flatMap(([folder, edges]) => {
    const groups = [...edges.keys()].map((name) => cycleThrough(name, edges)).filter(Boolean);
    // Shortest first: a longer cycle is reported only if it shares no folder with a reported one.
    groups.sort((a, b) => a.length - b.length || a[0].localeCompare(b[0]));
    const reported = new Set();
    return groups
      .filter((cycle) => {
        const isNew = !cycle.some((name) => reported.has(name));
        for (const name of cycle) reported.add(name);
        return isNew;
      })
      .map((cycle) => ({
        folder,
        cycle,
        imports: cycle.map((name, i) => edges.get(name).get(cycle[(i + 1) % cycle.length])),
      }));
  });
}

/** The edges between the folders in each folder: Map<folder, Map<name, Map<imported name, an import>>>. */
function foldersOf(imports) {
  const folders = new Map();
  for (const each of imports) {
    const [from, to] = [each.from.split('/'), each.to.split('/')];
    const depth = from.findIndex((part, i) => part !== to[i]);
    // One of them is a file directly in the folder that they share.
    if (depth < 0 || depth >= from.length - 1 || depth >= to.length - 1) continue;
    const folder = getOrAdd(folders, from.slice(0, depth).join('/'));
    const targets = getOrAdd(folder, from[depth]);
    if (!targets.has(to[depth])) targets.set(to[depth], each);
  }
  return folders;
}

function getOrAdd(map, key) {
  if (!map.has(key)) map.set(key, new Map());
  return map.get(key);
}

/** The shortest cycle that begins and ends at `start`, found breadth first; `null` if there is none. */
function cycleThrough(start, edges) {
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths) {
    for (const next of edges.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return null;
}
