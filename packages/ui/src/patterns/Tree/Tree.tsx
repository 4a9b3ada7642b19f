import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { findByPrefix, TypedText } from '../../primitives/typedText.ts';
import * as styles from './Tree.css.ts';

export interface TreeNode {
  id: string;
  label: string;
  icon?: IconGlyph;
  mark?: ReactNode;
  /** An empty array marks an expandable node without children. */
  children?: readonly TreeNode[];
}

interface VisibleNode {
  node: TreeNode;
  parent: string | null;
}

function visibleNodes(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  parent: string | null = null,
): VisibleNode[] {
  return nodes.flatMap((node) => [
    { node, parent },
    ...(expanded.has(node.id) ? visibleNodes(node.children ?? [], expanded, node.id) : []),
  ]);
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

export interface TreeProps extends RootProps<'div', 'ref' | 'onChange' | 'defaultValue'> {
  /** Accessible name of the tree. */
  label: string;
  /** Root nodes. */
  nodes: readonly TreeNode[];
  /** Ids of the selected nodes; at most one without `multiple`. */
  value?: readonly string[];
  /** Initial value when uncontrolled. */
  defaultValue?: readonly string[];
  /** Several nodes can be selected. */
  multiple?: boolean;
  /** Ids of the expanded nodes. */
  expanded?: readonly string[];
  /** Ids of the initially expanded nodes when uncontrolled. */
  defaultExpanded?: readonly string[];
  /** Name of the value in the data of the form, repeated for each selected node. */
  name?: string;
  /** Called when nodes are selected or deselected. */
  onChange?(event: { value: readonly string[] }): void;
  /** Called when nodes are expanded or collapsed. */
  onExpandedChange?(event: { expanded: readonly string[] }): void;
  /** The node in the tab order, for focusing it from a form. */
  ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];

/**
 * A tree of nodes. Right and left arrow keys expand and collapse; letters search by name, `*`
 * expands all siblings. Enter and Space select, with `multiple` they also deselect.
 */
export function Tree({
  label,
  nodes,
  value: givenValue,
  defaultValue = none,
  multiple = false,
  expanded: expandedProp,
  defaultExpanded = none,
  name,
  onChange,
  onExpandedChange,
  ref,
  ...rest
}: TreeProps) {
  const root = useRef<HTMLUListElement>(null);
  const [typed] = useState(() => new TypedText(700));
  const [value, change] = useControlValue({ value: givenValue, defaultValue, onChange, root });
  const [expanded, expand] = useControlValue({
    ...{ value: expandedProp, defaultValue: defaultExpanded, root },
    onChange: (event) => onExpandedChange?.({ expanded: event.value }),
  });
  const open = new Set(expanded);
  const shown = visibleNodes(nodes, open);
  const [focused, setFocused] = useState<string | null>(null);
  const stop =
    [focused, ...value].find((id) => shown.some(({ node }) => node.id === id)) ?? shown[0]?.node.id;

  const toggle = (id: string) => expand(toggled(expanded, id));
  const select = (id: string) => change(multiple ? toggled(value, id) : [id]);
  const focus = (target: VisibleNode | undefined) => {
    if (!target) return;
    setFocused(target.node.id);
    [...(root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])]
      .find((item) => item.dataset['node'] === target.node.id)
      ?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = shown.findIndex(({ node }) => node.id === stop);
    const focusedRow = shown[index];
    if (!focusedRow) return;
    const { node, parent } = focusedRow;
    const isOpen = open.has(node.id);
    switch (event.key) {
      case 'ArrowDown':
        focus(shown[index + 1]);
        break;
      case 'ArrowUp':
        focus(shown[index - 1]);
        break;
      case 'ArrowRight':
        if (node.children && !isOpen) toggle(node.id);
        else if (isOpen && shown[index + 1]?.parent === node.id) focus(shown[index + 1]);
        break;
      case 'ArrowLeft':
        if (node.children && isOpen) toggle(node.id);
        else focus(shown.find((each) => each.node.id === parent));
        break;
      case 'Home':
        focus(shown[0]);
        break;
      case 'End':
        focus(shown.at(-1));
        break;
      case 'Enter':
      case ' ':
        select(node.id);
        break;
      case '*': {
        const siblings = shown.filter((each) => each.parent === parent && each.node.children);
        const ids = siblings.map((each) => each.node.id).filter((id) => !open.has(id));
        if (ids.length > 0) expand([...expanded, ...ids]);
        break;
      }
      default: {
        if (event.key.length !== 1) return;
        const prefix = typed.add(event.key, event.timeStamp);
        focus(findByPrefix(shown, { index, prefix, textOf: ({ node }) => node.label }));
      }
    }
    event.preventDefault();
  };

  const draw = (list: readonly TreeNode[], level: number): ReactNode =>
    list.map((node, nth) => {
      const isOpen = node.children !== undefined && open.has(node.id);
      return (
        <li key={node.id} role="none">
          <div
            ref={node.id === stop ? ref : undefined}
            role="treeitem"
            aria-level={level}
            aria-setsize={list.length}
            aria-posinset={nth + 1}
            aria-expanded={node.children ? isOpen : undefined}
            aria-selected={value.includes(node.id)}
            tabIndex={node.id === stop ? 0 : -1}
            data-node={node.id}
            className={styles.line}
            style={{ paddingInlineStart: `${(level - 1) * 1.25 + 0.25}rem` }}
            onFocus={() => setFocused(node.id)}
            onClick={() => select(node.id)}
          >
            <span
              className={styles.toggle}
              onClick={(event) => {
                if (!node.children) return;
                event.stopPropagation();
                toggle(node.id);
              }}
            >
              {node.children && (
                <Icon icon={isOpen ? icons.chevronDown : icons.chevronRight} tone="muted" />
              )}
            </span>
            {multiple && (
              <span className={styles.check}>
                {value.includes(node.id) && <Icon icon={icons.check} />}
              </span>
            )}
            {node.icon && <Icon icon={node.icon} tone="muted" />}
            <span className={styles.name} title={node.label}>
              {node.label}
            </span>
            {node.mark}
          </div>
          {isOpen && node.children && node.children.length > 0 && (
            <ul role="group" className={styles.list}>
              {draw(node.children, level + 1)}
            </ul>
          )}
        </li>
      );
    });

  return (
    <div {...rootProps({ 'data-component': 'Tree' }, rest)}>
      <ul
        ref={root}
        role="tree"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {draw(nodes, 1)}
      </ul>
      <HiddenValues name={name} values={value} />
    </div>
  );
}
