import { Tree } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A nested structure that is selected, such as departments.',
    'Expand the parents of the selected nodes, and all nodes of a small tree.',
    'Give all nodes an icon, or none.',
  ],
  avoid: [
    { when: 'A flat list.', instead: 'PagedList' },
    { when: 'Details that open.', instead: 'Accordion' },
    { when: 'The navigation of a page.', instead: 'LinkList' },
    { when: 'Nodes with buttons.', instead: 'PagedList' },
  ],
  anatomy: { Arrow: 'Of nodes with children.', Node: 'Label, selected or not.' },
  examples: [
    {
      do: {
        text: 'Give all nodes an icon, or none.',
        example: (
          <Tree
            label="Departments"
            defaultExpanded={['dev']}
            nodes={[
              { id: 'dev', label: 'Development', children: [{ id: 'web', label: 'Web' }] },
              { id: 'sales', label: 'Sales' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use it for a flat list.',
        example: (
          <Tree
            label="Departments"
            nodes={[
              { id: 'dev', label: 'Development' },
              { id: 'web', label: 'Web' },
              { id: 'sales', label: 'Sales' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'A label is a noun without its parents.',
      good: { en: 'Web', ja: 'Web' },
      bad: { en: 'Development / Web', ja: '開発 / Web' },
    },
  ],
  roles: {
    Tree: '`tree` named by `label`; `aria-multiselectable` with `multiple`',
    Node: '`treeitem` with level, position, `aria-expanded` and `aria-selected`',
  },
  keys: {
    '↑, ↓': 'Moves to the previous or next visible node.',
    '→': 'Expands the node, or moves to its first child.',
    '←': 'Collapses the node, or moves to its parent.',
    'Home, End': 'Moves to the first or last visible node.',
    'Enter, Space': 'Selects the node; with `multiple` also deselects it.',
    'A–Z': 'Moves to the node whose label starts with the typed letters.',
    '*': 'Expands all siblings.',
  },
  tested: ['Departments', 'SeveralDepartments'],
  related: { Accordion: 'opens content.', AudienceField: 'selects departments by search.' },
};
