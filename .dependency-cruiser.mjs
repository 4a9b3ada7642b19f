// Forbidden import directions, checked by `npm run lint` (scripts/check-imports.mjs).
import { rules } from './scripts/import-rules/index.mjs';

export default {
  forbidden: rules.map(({ name, comment, severity, from, to }) => ({
    name,
    comment,
    severity,
    from,
    to,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Excludes only our own build output: most installed packages also ship a dist/ folder.
    exclude: { path: '^((apps|packages)/[^/]+/dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
