// The code rules themselves: every selector of eslint.config.mjs reports the code that breaks it, and every
// file pattern matches a file.
import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import config, { forbidden } from '../eslint.config.mjs';
import { root } from './lib.mjs';

const files = globSync(['**/*.{ts,tsx,mjs}', '.storybook/*'], {
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

const findings = [
  ...deadPatterns,
  ...unproved,
  ...(await missingIn('apps/web/src/main.tsx', forbidden.everywhere)),
  ...(await missingIn(
    'packages/ui/src/patterns/Brand/Brand.css.ts',
    forbidden.everywhere,
    forbidden.rawValues,
  )),
];
console.log(findings.join('\n'));
process.exit(findings.length === 0 ? 0 : 1);
