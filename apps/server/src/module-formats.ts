import { registerHooks } from 'node:module';

/**
 * Node looks for the package.json of each module, about 13 % of the startup time. The hook skips this for relative
 * imports of the workspace and of packages with hundreds of ES modules.
 */
const large = /\/node_modules\/(?:drizzle-orm|date-fns)\/.*\.js$/;
const formats: Record<string, string> = { js: 'module', ts: 'module-typescript' };

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    const [, extension] = /^\.\.?\/.*\.(js|ts)$/.exec(specifier) ?? [];
    const isOwn = extension === 'ts' || large.test(parentURL);
    if (!extension || !isOwn) return nextResolve(specifier, context);
    const { href } = new URL(specifier, parentURL);
    return { url: href, format: formats[extension], shortCircuit: true };
  },
});
