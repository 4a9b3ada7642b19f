import { describe, expect, it } from 'vitest';
import { chooseCodeFiles, type BuiltFile } from './chooseCodeFiles.ts';

interface ChunkParts {
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  length?: number;
  css?: string[];
}

function chunk(parts: ChunkParts = {}): BuiltFile {
  const { name = 'chunk', isEntry = false, length = 100 } = parts;
  const { imports = [], dynamicImports = [], css = [] } = parts;
  return {
    type: 'chunk',
    name,
    isEntry,
    imports,
    dynamicImports,
    modules: { 'a.ts': { renderedLength: length }, 'b.ts': { renderedLength: 100 } },
    viteMetadata: { importedCss: new Set(css) },
  };
}

const asset: BuiltFile = { type: 'asset' };

describe('chooseCodeFiles', () => {
  it('lists the entry, its imports and styles, and lazily imported pages in this order', () => {
    const { code } = chooseCodeFiles({
      'assets/page-1.js': chunk({ imports: ['assets/shared-1.js'], css: ['assets/page-1.css'] }),
      'assets/page-1.css': asset,
      'assets/shared-1.js': chunk(),
      'assets/react-1.js': chunk(),
      'assets/index-1.js': chunk({
        isEntry: true,
        imports: ['assets/react-1.js'],
        dynamicImports: ['assets/page-1.js'],
        css: ['assets/index-1.css'],
      }),
      'assets/index-1.css': asset,
    });
    expect(code).toEqual([
      '/assets/index-1.js',
      '/assets/index-1.css',
      '/assets/react-1.js',
      '/assets/page-1.js',
      '/assets/page-1.css',
      '/assets/shared-1.js',
    ]);
  });

  it('leaves a lazy part with a large library, and files that no chunk imports, to the first use', () => {
    const { code, lazy } = chooseCodeFiles({
      'assets/index-1.js': chunk({
        isEntry: true,
        dynamicImports: ['assets/pdf-1.js', 'assets/page-1.js'],
      }),
      'assets/pdf-1.js': chunk({ imports: ['assets/pdfjs-1.js', 'assets/shared-1.js'] }),
      'assets/pdfjs-1.js': chunk({ length: 500_000 }),
      'assets/page-1.js': chunk({ imports: ['assets/shared-1.js'] }),
      'assets/shared-1.js': chunk(),
      'assets/pdf.worker-1.mjs': asset,
    });
    expect(code).toEqual(['/assets/index-1.js', '/assets/page-1.js', '/assets/shared-1.js']);
    expect(lazy).toEqual(['/assets/pdf-1.js', '/assets/pdfjs-1.js', '/assets/pdf.worker-1.mjs']);
  });

  it('includes large modules of the entry', () => {
    const { code } = chooseCodeFiles({
      'assets/index-1.js': chunk({ isEntry: true, imports: ['assets/react-1.js'] }),
      'assets/react-1.js': chunk({ length: 500_000 }),
    });
    expect(code).toEqual(['/assets/index-1.js', '/assets/react-1.js']);
  });

  it('includes large modules of the application, which the entry imports dynamically', () => {
    const { code } = chooseCodeFiles({
      'assets/index-1.js': chunk({ isEntry: true, dynamicImports: ['assets/app-1.js'] }),
      'assets/app-1.js': chunk({
        name: 'app',
        length: 500_000,
        dynamicImports: ['assets/page-1.js'],
      }),
      'assets/page-1.js': chunk({ imports: ['assets/app-1.js'] }),
    });
    expect(code).toEqual(['/assets/index-1.js', '/assets/app-1.js', '/assets/page-1.js']);
  });

  it('lists texts by language, the hashed files of the scene, and no other files', () => {
    const files = [
      'index.html',
      'favicon.svg',
      'push-worker.js',
      'pdf/wasm/openjpeg.wasm',
      'scene/builtin/office.loader.js',
      'scene/builtin/office.loader-Ab3xT_9z.js',
      'scene/builtin/office-Bb3xT_9z.js',
      'locales/Cb3xT_9z/ja/common.json',
      'locales/Cb3xT_9z/en/common.json',
    ];
    expect(chooseCodeFiles(Object.fromEntries(files.map((name) => [name, asset])))).toEqual({
      code: [],
      texts: {
        ja: ['/locales/Cb3xT_9z/ja/common.json'],
        en: ['/locales/Cb3xT_9z/en/common.json'],
      },
      scene: ['/scene/builtin/office.loader-Ab3xT_9z.js', '/scene/builtin/office-Bb3xT_9z.js'],
      lazy: [],
    });
  });
});
