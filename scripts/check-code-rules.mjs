// The code rules themselves: every selector of eslint.config.mjs reports the code that breaks it, and every
// file pattern matches a file.
import { globSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import config, { forbidden } from '../eslint.config.mjs';
import { root } from './lib.mjs';

const files = globSync(['**/*.{ts,tsx,mjs,js}', '.storybook/*'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/storybook-static', '**/test-results'],
});

const deadPatterns = config
  .filter(({ name, files: patterns }) => patterns && !name?.startsWith('typescript-eslint/'))
  .flatMap(({ files: patterns, ignores = [] }) => [...patterns, ...ignores].flat())
  .filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))
  .map((pattern) => `${pattern}: matches no file`);

const linter = new Linter();

function reports({ selector, message }, code) {
  const found = linter.verify(code, {
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', { selector, message }] },
  });
  return found.some(({ ruleId, message: said }) => ruleId !== null && said === message);
}

const unproved = Object.values(forbidden)
  .flat()
  .flatMap((rule) =>
    rule.breaks.filter((code) => !reports(rule, code)).map((code) => `${code}: not reported`),
  );

/**
 * Returns the lists that are missing for a file. In ESLint, a later config entry replaces the
 * options of an earlier one.
 */
async function missingIn(file, ...lists) {
  const eslint = new ESLint({ cwd: root });
  const { rules } = await eslint.calculateConfigForFile(join(root, file));
  const active = new Set(rules['no-restricted-syntax'].slice(1).map(({ selector }) => selector));
  return lists
    .flat()
    .filter(({ selector }) => !active.has(selector))
    .map(({ selector }) => `${selector}: does not hold for ${file}`);
}

/** Returns the files in which ESLint does not check the language of comments and test titles. */
async function filesWithoutLanguageCheck(...paths) {
  const eslint = new ESLint({ cwd: root });
  const comment = '// Nobody is here.';
  const results = await Promise.all(
    paths.map((path) => eslint.lintText(comment, { filePath: join(root, path) })),
  );
  return results
    .flat()
    .filter(({ messages }) => !messages.some(({ ruleId }) => ruleId === 'office/plain-language'))
    .map(({ filePath }) => `${relative(root, filePath)}: language is not checked`);
}

const findings = [
  ...deadPatterns,
  ...unproved,
  ...(await missingIn('apps/web/src/main.tsx', forbidden.everywhere)),
  ...(await missingIn(
    'packages/ui/src/patterns/Brand/Brand.css.ts',
    forbidden.everywhere,
    forbidden.rawValues,
    forbidden.physicalSides,
  )),
  ...(await filesWithoutLanguageCheck(
    'apps/web/src/main.tsx',
    'apps/server/src/main.ts',
    'packages/client/src/build/public/start.js',
    'packages/scene/dev/page.js',
    'scripts/lib.mjs',
  )),
];
console.log(findings.join('\n'));
process.exit(findings.length === 0 ? 0 : 1);
