import { useState, type DragEvent } from 'react';
import type { ComposerFile } from '../chat.ts';
import type { RefusedFile } from '../Composer/FileTray.tsx';
import { sortFiles } from '../fileRules.ts';

interface FileParts {
  files: readonly ComposerFile[];
  /** Files can be attached now. */
  enabled: boolean;
  onAddFiles(event: { files: File[] }): void;
}

/** Files that were chosen, pasted or dropped: those that may be attached, and why the others may not. */
export function useChosenFiles({ files, enabled, onAddFiles }: FileParts) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [dragging, setDragging] = useState(false);
  const choose = (chosen: File[]) => {
    const sorted = sortFiles(chosen, files);
    setRefused(sorted.refused.map(({ file, problem }) => ({ fileName: file.name, problem })));
    if (sorted.accepted.length > 0) onAddFiles({ files: sorted.accepted });
  };
  const hasFiles = (event: DragEvent) => enabled && [...event.dataTransfer.types].includes('Files');
  return {
    refused,
    dismissRefused: () => setRefused([]),
    choose,
    dragging,
    dropTarget: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        setDragging(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        choose([...event.dataTransfer.files]);
      },
    },
  };
}
