import { registerHooks } from 'node:module';

/** Packages of hundreds of ES modules whose relative imports are ES modules, too. */
const large = /\/node_modules\/(?:drizzle-orm|date-fns)\/.*\.js$/;

/**
 * Node looks for the package.json of each module, about 13 % of the startup time. The hook skips this for relative
 * imports whose format is known.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const format = knownFormat(specifier, parentURL);
    if (!format) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
  },
});

function knownFormat(specifier: string, parentUrl = ''): string | undefined {
  if (!/^\.\.?\//.test(specifier)) return undefined;
  if (specifier.endsWith('.ts')) return 'module-typescript';
  return specifier.endsWith('.js') && large.test(parentUrl) ? 'module' : undefined;
}
