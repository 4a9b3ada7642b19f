import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Entries and dynamic imports that load each module. Unlike the import graph, excludes imports that
 * tree shaking removes.
 */
export async function moduleEntries(config: InlineConfig): Promise<Map<string, Set<string>>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const entries = new Map<string, Set<string>>();
  for (const { facadeModuleId: entry, fileName } of chunks.values()) {
    if (!entry) continue;
    const visited = new Set<string>();
    const visit = (name: string) => {
      const chunk = chunks.get(name);
      if (!chunk || visited.has(name)) return;
      visited.add(name);
      for (const id of chunk.moduleIds) {
        if (!entries.has(id)) entries.set(id, new Set());
        entries.get(id)!.add(entry);
      }
      chunk.imports.forEach(visit);
    };
    visit(fileName);
  }
  return entries;
}
