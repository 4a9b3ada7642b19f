import { notProduct } from './file-kinds.mjs';

export const folderCycles = {
  name: 'no-folder-cycle',
  /** Imports of these files, and from them, do not count. */
  ignored: `${notProduct}|\\.(fixtures|decorator|play)\\.tsx?$|/dist/`,
  /** Imports that close a cycle, and a test import that must not be reported. */
  proof: {
    cycle: {
      'packages/api/src/first/one.ts': 'packages/api/src/second/two.ts',
      'packages/api/src/second/three.ts': 'packages/api/src/first/four.ts',
    },
    reported: 'no-folder-cycle: packages/api/src: first → second → first',
    ignored: {
      'packages/api/src/first/one.ts': 'packages/api/src/third/five.ts',
      'packages/api/src/third/five.test.ts': 'packages/api/src/first/one.ts',
    },
  },
};
