import { dirname, join, matchesGlob } from 'node:path/posix';

export const codeFence = /^(```|~~~).*?^\1/gms;
const sourceFile = /^[\w.*{},/-]+\.(?:tsx?|mjs|yaml)$/;
const setting =
  /^(?:OFFICE_[A-Z0-9_]+|DATABASE_(?:OWNER_)?URL|REDIS_(?:URL|SENTINELS)|TRUST_PROXY)(?==|$)/;

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchorsOf(text) {
  return text
    .replaceAll(codeFence, '')
    .split('\n')
    .filter((line) => /^#{1,6} /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    );
}

/**
 * A source file can be named by the end of its path, also as a glob (`http/app.test.ts`, `auth/*.test.ts`), or
 * relative to the document.
 */
function isNamed(files, name, path) {
  if (/^\.\.?\//.test(name)) return files.includes(join(dirname(path), name));
  return files.some(
    // `**` does not match folders whose name starts with a dot.
    (file) => file === name || file.endsWith(`/${name}`) || matchesGlob(file, `**/${name}`),
  );
}

function brokenLink({ path, target, documents, paths }) {
  const [file, anchor] = target.split('#');
  const to = file === '' ? path : join(dirname(path), decodeURI(file));
  if (!paths.has(to)) return 'no such file';
  if (!anchor || !documents.has(to)) return null;
  return anchorsOf(documents.get(to)).includes(anchor) ? null : 'no such heading';
}

/**
 * Reports links to missing files and headings, and names of missing source files and settings.
 * @param documents Markdown texts by path
 * @param files paths of all files
 * @param settings texts that name every setting
 */
export function findBrokenReferences({ documents, files, settings }) {
  const folders = files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, at) => parts.slice(0, at).join('/') || '.');
  });
  const paths = new Set([...files, ...folders, ...folders.map((folder) => `${folder}/`)]);
  return [...documents].flatMap(([path, text]) => {
    const prose = text.replaceAll(codeFence, '');
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target.replace(/^<|>$/g, ''))
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
      .map((target) => [target, brokenLink({ path, target, documents, paths })]);
    const spans = [...new Set([...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span))];
    const names = spans
      .filter((span) => sourceFile.test(span))
      .map((span) => [span, isNamed(files, span, path) ? null : 'no such file']);
    const variables = spans
      .map((span) => setting.exec(span)?.[0])
      .filter((name) => name !== undefined)
      .map((name) => [name, settings.includes(name) ? null : 'no such setting']);
    return [...links, ...names, ...variables]
      .filter(([, problem]) => problem)
      .map(([reference, problem]) => `${path}: ${reference}: ${problem}`);
  });
}
