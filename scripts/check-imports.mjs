// Checks the import directions of scripts/import-rules: no import violates a rule, each rule reports its
// `violations`, and each pattern of a rule matches a file. Also fails when folders import each other in a cycle.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findFolderCycles } from './folder-cycles.mjs';
import { folderCycles } from './import-rules/folder-cycles.mjs';
import { rules } from './import-rules/index.mjs';
import { root } from './lib.mjs';

const options = await extractOptions(join(root, '.dependency-cruiser.mjs'));
const tsConfig = extractTsConfig(join(root, options.tsConfig.fileName));

async function graph(baseDir) {
  const { output } = await cruise(['packages', 'apps'], { ...options, baseDir }, undefined, {
    tsConfig,
  });
  return {
    files: output.modules.map(({ source }) => source),
    violations: output.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
    ),
    folderCycles: findFolderCycles(countedImports(output.modules)).map(
      ({ folder, cycle, imports }) =>
        [
          `${folderCycles.name}: ${folder}: ${[...cycle, cycle[0]].join(' → ')}`,
          ...imports.map(({ from, to }) => `  ${from} imports ${to}`),
        ].join('\n'),
    ),
    unresolved: output.modules.flatMap(({ source, dependencies }) =>
      dependencies
        // The resolver does not find files with a query in the `exports` of a package.
        .filter(({ couldNotResolve, module }) => couldNotResolve && !module.endsWith('?url'))
        .map(({ module }) => `${source} imports ${module}, which is not found: no rule sees it`),
    ),
  };
}

/** Imports between files of the repository that make a folder depend on another. */
function countedImports(modules) {
  const ignored = new RegExp(`node_modules|${folderCycles.ignored}`);
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve }) => !couldNotResolve)
      .map(({ resolved }) => ({ from: source, to: resolved }))
      .filter(({ from, to }) => !ignored.test(from) && !ignored.test(to)),
  );
}

function* unmatchedPatterns({ name, from, to }, files) {
  const sources = files.filter((file) => selects(from, file));
  if (sources.length === 0) yield `${name}: no file is matched by "from"`;
  // The patterns of `to` may refer to groups captured by `from` ($1, $2 …).
  const targets = [
    ...new Set(sources.map((file) => JSON.stringify(withGroups(to, from, file)))),
  ].map((text) => JSON.parse(text));
  for (const [index, pattern] of [to.path ?? []].flat().entries()) {
    const alive = targets.some(({ path, pathNot }) =>
      files.some((file) => selects({ path: [path].flat()[index], pathNot }, file)),
    );
    if (!alive) yield `${name}: no file is matched by "to" ${pattern}`;
  }
}

function selects({ path, pathNot }, file) {
  return (!path || matches(path, file)) && !(pathNot && matches(pathNot, file));
}

function matches(pattern, file) {
  return [pattern].flat().some((one) => new RegExp(one).test(file));
}

function withGroups(to, from, file) {
  const groups = [from.path ?? []].flat().map((pattern) => new RegExp(pattern).exec(file));
  const captured = groups.find((found) => found) ?? [];
  const fill = (pattern) => pattern?.replace(/\$(\d)/g, (_, index) => captured[index] ?? '');
  const fillAll = (pattern) => (Array.isArray(pattern) ? pattern.map(fill) : fill(pattern));
  return { path: fillAll(to.path), pathNot: fillAll(to.pathNot) };
}

/** Writes folders that import each other. Resolves to missing and wrong reports of the rule. */
async function unprovedFolderCycle() {
  const { name, proof } = folderCycles;
  const folder = mkdtempSync(join(tmpdir(), 'office-folders-'));
  try {
    for (const part of ['packages', 'apps']) mkdirSync(join(folder, part));
    for (const [from, to] of Object.entries(proof.cycle)) addImport(folder, from, to);
    for (const [from, to] of Object.entries(proof.ignored)) addImport(folder, from, to);
    const reports = (await graph(folder)).folderCycles.map((report) => report.split('\n')[0]);
    if (reports.join() === proof.reported) return [];
    return [`${name}: reports "${reports.join('", "')}" in place of "${proof.reported}"`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function unreportedViolations() {
  const expected = rules.flatMap(({ name, to: { circular }, violations }) =>
    Object.entries(violations).flatMap(([from, targets]) =>
      targets.map((to) => ({ violation: `${name}: ${from} → ${to}`, from, to, circular })),
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), 'office-imports-'));
  try {
    for (const { from, to, circular } of expected) {
      addImport(folder, from, to);
      if (circular) addImport(folder, to, from);
    }
    const reported = new Set((await graph(folder)).violations);
    return expected
      .filter(({ violation }) => !reported.has(violation))
      .map(({ violation }) => `${violation}: not reported`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addImport(folder, from, to) {
  for (const file of [from, to]) mkdirSync(join(folder, dirname(file)), { recursive: true });
  appendFileSync(join(folder, from), `import './${relative(dirname(from), to)}';\n`);
  appendFileSync(join(folder, to), 'export {};\n');
}

const here = await graph(root);
const findings = [
  ...here.violations,
  ...here.folderCycles,
  ...here.unresolved,
  ...rules.flatMap((rule) => [...unmatchedPatterns(rule, here.files)]),
  ...(await unreportedViolations()),
  ...(await unprovedFolderCycle()),
];
console.log(findings.join('\n'));
console.log(`${here.files.length} files, ${rules.length + 1} rules, ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);
