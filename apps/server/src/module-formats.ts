import { registerHooks } from 'node:module';

/**
 * Node parses the package.json again for each of their hundreds of files, about 20 % of the startup
 * time. The hook skips this, as ES modules of these packages import only ES modules.
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
