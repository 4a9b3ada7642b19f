import type { ReactNode } from 'react';
import type { IconGlyph } from '../../primitives/Icon/index.ts';

/** A node of a `Tree`. */
export interface TreeNode {
  /** Its own within the tree. */
  id: string;
  /** Its name. */
  label: string;
  /** Before the name. */
  icon?: IconGlyph;
  /** At the end of its line, such as a count or a `StatusLabel`. */
  mark?: ReactNode;
  /** The nodes below it; an empty list for one that could have some. */
  children?: readonly TreeNode[];
}

export interface VisibleNode {
  node: TreeNode;
  /** Id of the node above; null for the outermost. */
  parent: string | null;
}

/** The nodes that are shown, from above to below. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  parent: string | null = null,
): VisibleNode[] {
  return nodes.flatMap((node) => [
    { node, parent },
    ...(expanded.has(node.id) ? visibleNodes(node.children ?? [], expanded, node.id) : []),
  ]);
}
