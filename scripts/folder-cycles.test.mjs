import { describe, expect, it } from 'vitest';
import { findFolderCycles } from './folder-cycles.mjs';

/** `a/x.ts > b/y.ts` as an import. */
const imports = (...texts) =>
  texts.map((text) => {
    const [from, to] = text.split(' > ');
    return { from, to };
  });

describe('findFolderCycles', () => {
  it('reports two folders that import each other by different files', () => {
    const both = imports('src/a/one.ts > src/b/two.ts', 'src/b/three.ts > src/a/four.ts');
    expect(findFolderCycles(both)).toEqual([{ folder: 'src', cycle: ['a', 'b'], imports: both }]);
  });

  it('reports a cycle over three folders once', () => {
    const three = imports(
      'src/a/x.ts > src/b/x.ts',
      'src/b/y.ts > src/c/x.ts',
      'src/c/y.ts > src/a/y.ts',
    );
    expect(findFolderCycles(three).map(({ cycle }) => cycle)).toEqual([['a', 'b', 'c']]);
  });

  it('reports folders below different parents at the parent that they share', () => {
    const deep = imports('src/a/one/x.ts > src/b/two/x.ts', 'src/b/y.ts > src/a/y.ts');
    expect(findFolderCycles(deep)).toMatchObject([{ folder: 'src', cycle: ['a', 'b'] }]);
  });

  it('reports the shortest cycle of a group', () => {
    const group = imports(
      'src/a/x.ts > src/b/x.ts',
      'src/b/y.ts > src/c/x.ts',
      'src/c/y.ts > src/a/y.ts',
      'src/c/z.ts > src/b/z.ts',
    );
    expect(findFolderCycles(group).map(({ cycle }) => cycle)).toEqual([['b', 'c']]);
  });

  it('reports nothing for imports in one direction', () => {
    const down = imports(
      'src/a/x.ts > src/b/x.ts',
      'src/a/y.ts > src/c/x.ts',
      'src/b/y.ts > src/c/y.ts',
    );
    expect(findFolderCycles(down)).toEqual([]);
  });

  it('ignores imports inside a folder, and those from and to files beside the folders', () => {
    const others = imports(
      'src/a/x.ts > src/a/y.ts',
      'src/main.ts > src/a/x.ts',
      'src/a/x.ts > src/types.ts',
    );
    expect(findFolderCycles(others)).toEqual([]);
  });
});
