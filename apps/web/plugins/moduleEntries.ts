import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Builds without chunk groups and returns, for each module, the entries and dynamically imported modules that
 * load it. Unlike the import graph, the result does not count imports that tree shaking removes.
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
