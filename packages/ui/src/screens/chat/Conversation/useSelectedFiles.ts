import { useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import type { ComposerFile } from '../chat.ts';
import type { RefusedFile } from '../Composer/FileTray.tsx';
import { matchesFileType } from '../fileContent.ts';
import { sortFiles } from '../fileRules.ts';

interface FileParts {
  files: readonly ComposerFile[];
  enabled: boolean;
  onAddFiles(event: { files: File[] }): void;
}

export function useSelectedFiles({ files, enabled, onAddFiles }: FileParts) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [dragging, setDragging] = useState(false);
  const present = useRef({ files, onAddFiles });
  useLayoutEffect(() => {
    present.current = { files, onAddFiles };
  });
  const choose = async (newFiles: File[]) => {
    const named = sortFiles(newFiles, files);
    const sound = await Promise.all(named.accepted.map(matchesFileType));
    // Files may have been added while these were read.
    const sorted = sortFiles(
      named.accepted.filter((_, index) => sound[index]),
      present.current.files,
    );
    const refusals = [
      ...named.refused,
      ...named.accepted
        .filter((_, index) => !sound[index])
        .map((file) => ({ file, problem: 'content' as const })),
      ...sorted.refused,
    ];
    setRefused(refusals.map(({ file, problem }) => ({ fileName: file.name, problem })));
    if (sorted.accepted.length > 0) present.current.onAddFiles({ files: sorted.accepted });
  };
  const hasFiles = (event: DragEvent) => enabled && [...event.dataTransfer.types].includes('Files');
  return {
    refused,
    dismissRefused: () => setRefused([]),
    choose: (newFiles: File[]) => void choose(newFiles),
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
        void choose([...event.dataTransfer.files]);
      },
    },
  };
}
