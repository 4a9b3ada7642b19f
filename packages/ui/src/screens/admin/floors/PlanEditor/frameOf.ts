import type { EditedPlan } from './planEditorState.ts';

/** The size of a drawing of the floor: a pixel is a metre. */
export function frameOf({ size: { width, depth } }: Pick<EditedPlan, 'size'>) {
  return { width, height: depth, viewBox: `0 0 ${width} ${depth}` };
}
