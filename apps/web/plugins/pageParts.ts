import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';

/** Element of `index.html` for the application. */
export const emptyRoot = '<div id="root"></div>';

export const showPrerendered = inlineScript('showPrerendered.js');

export function inlineScript(name: string): string {
  return `<script>${readFileSync(join(import.meta.dirname, name), 'utf8')}</script>`;
}

export function styleLinks(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
}

export function chunksOf(bundle: Rolldown.OutputBundle, names: string[]): Rolldown.OutputChunk[] {
  return names.map((name) => {
    const chunk = Object.values(bundle).find(
      (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.name === name,
    );
    if (!chunk) throw new Error(`The build has no chunk ${name}`);
    return chunk;
  });
}

export function templates(pages: readonly PrerenderedPage[]): string[] {
  return pages.map(
    ({ language, appearance, html }) =>
      `<template data-language="${language}" data-theme="${appearance}">${html.replaceAll(' style="', ' data-style="')}</template>`,
  );
}
