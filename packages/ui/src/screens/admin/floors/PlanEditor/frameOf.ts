import type { EditedPlan } from './planEditorState.ts';

export function frameOf({ size: { width, depth } }: Pick<EditedPlan, 'size'>) {
  return { width, height: depth, viewBox: `0 0 ${width} ${depth}` };
}
