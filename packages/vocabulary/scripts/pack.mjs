import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(here, '../../node_modules/.bin', name);

export function packVocabulary(directory) {
  const options = { cwd: here, encoding: 'utf8' };
  execFileSync(bin('pnpm'), ['pack', '--pack-destination', directory], options);
  return join(
    directory,
    readdirSync(directory).find((file) => file.startsWith('office-vocabulary')),
  );
}

export function installVocabulary(modules, given) {
  const directory = mkdtempSync(join(tmpdir(), 'office-vocabulary-'));
  try {
    const target = join(modules, '@office/vocabulary');
    mkdirSync(target, { recursive: true });
    const archive = given ?? packVocabulary(directory);
    execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
    return target;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
