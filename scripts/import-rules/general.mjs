import { rule } from './rule.mjs';
import { notProduct, testDoubles } from './file-kinds.mjs';

export const generalRules = [
  rule(
    'no-file-cycle',
    'Files must not import each other in a cycle. Merge them, or move the shared part to a third file.',
    {},
    { circular: true },
    { 'packages/api/src/one.ts': ['packages/api/src/other.ts'] },
  ),
  rule(
    'no-tests-in-product',
    'Product code does not import tests or test doubles.',
    {
      pathNot: notProduct,
    },
    {
      path: ['\\.test\\.tsx?$|/(test|e2e|bench)/', testDoubles],
      pathNot: 'node_modules',
    },
    {
      'apps/web/src/example.ts': [
        'apps/web/src/example.test.ts',
        'packages/client/src/lib/testExample.ts',
        'apps/web/src/platform/FakeExample.ts',
      ],
    },
  ),
];
