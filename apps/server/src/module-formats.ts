import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Packages of hundreds of ES modules whose relative imports are ES modules, too. */
const large = /\/node_modules\/(?:drizzle-orm|date-fns)\/.*\.js$/;

const sources = new URL('.', import.meta.url).href;
/** Package imports of the server's sources, by specifier. */
const packageImports = new Map<string, ResolveFnOutput>();

/**
 * Node reads the package.json for each import, more than a third of the startup time: drizzle-orm's has 180 kB. The
 * hook skips this for relative imports whose format is known, and for repeated imports of a package.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, importAttributes, conditions } = context;
    const format = knownFormat(specifier, parentURL);
    if (format) return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    const isRepeatable =
      /^[@a-z]/.test(specifier) &&
      parentURL?.startsWith(sources) &&
      conditions.includes('import') &&
      Object.keys(importAttributes).length === 0;
    if (!isRepeatable) return nextResolve(specifier, context);
    const known = packageImports.get(specifier);
    if (known) return { ...known, shortCircuit: true };
    const resolved = nextResolve(specifier, context);
    packageImports.set(specifier, resolved);
    return resolved;
  },
});

function knownFormat(specifier: string, parentUrl = ''): string | undefined {
  if (!/^\.\.?\//.test(specifier)) return undefined;
  if (specifier.endsWith('.ts')) return 'module-typescript';
  return specifier.endsWith('.js') && large.test(parentUrl) ? 'module' : undefined;
}
