import type { ReactNode } from 'react';
import type { IconGlyph } from '../../primitives/Icon/index.ts';

export interface TreeNode {
  id: string;
  label: string;
  icon?: IconGlyph;
  mark?: ReactNode;
  /** An empty array marks an expandable node without children. */
  children?: readonly TreeNode[];
}

export interface VisibleNode {
  node: TreeNode;
  parent: string | null;
}

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
