import { registerHooks } from 'node:module';

/**
 * Packages of hundreds of exports. For the format of each of their files Node reads their whole package.json anew, which
 * is a fifth of a start; the ES modules of these import ES modules.
 */
const large = /\/node_modules\/(?:drizzle-orm|date-fns)\/.*\.js$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const isOwn = /^\.\.?\/.*\.js$/.test(specifier) && parentURL && large.test(parentURL);
    if (!isOwn) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
