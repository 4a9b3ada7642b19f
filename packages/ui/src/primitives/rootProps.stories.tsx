import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, fn } from 'storybook/test';
import { checkRoot, exportedComponents, type RootSample } from '../stories/checkRoot.tsx';
import { icons } from './Icon/index.ts';
import { ToastRegion } from './Toast/index.ts';

// Checks that each primitive passes native attributes, events and `ref` to its root element.
const meta = { title: 'Root props', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });

const options = [{ value: 'a', label: 'A' }];
const open = { open: true, title: 'Title', closeLabel: 'Close', onClose: fn() };
const button = <button type="button">Open</button>;
const onChange = fn();

const samples: Record<string, RootSample> = {
  Accordion: { props: { items: [{ value: 'a', label: 'A', content: 'A' }] } },
  AlertDialog: { props: { open: true, title: 'Delete?', confirmLabel: 'Delete' }, ownTitle: true },
  Avatar: { props: { name: 'Aoi' } },
  Badge: { props: { count: 3, label: '3 messages' } },
  Button: { props: { children: 'Save' } },
  Callout: { props: { children: 'Saved', title: 'Done' }, ownTitle: true },
  Card: { props: { children: 'Content' } },
  Checkbox: { props: { label: 'Agree' }, framed: true },
  Combobox: {
    props: { text: '', options, listLabel: 'List', onTextChange: fn(), onSelect: fn() },
    framed: true,
  },
  Dialog: { props: open, ownTitle: true },
  Drawer: { props: open, ownTitle: true },
  Heading: { props: { level: 2, children: 'Heading' } },
  HoverCard: { props: { open: true, trigger: <a href="#here">Aoi</a>, children: 'Card' } },
  Icon: { props: { icon: icons.plus } },
  IconButton: { props: { icon: icons.plus, label: 'Add' } },
  KeyHint: { props: { keys: ['Ctrl', 'K'] } },
  Link: { props: { href: '#here', children: 'Link' } },
  LiveRegion: { props: { children: 'News' } },
  Menu: { props: { open: true, trigger: button, items: [], label: 'Menu' } },
  MultiSelect: { props: { options } },
  NumberField: { props: {}, framed: true },
  Popover: { props: { open: true, trigger: button, label: 'Popover', children: 'Content' } },
  Progress: { props: { label: 'Upload' } },
  RadioCards: { props: { options } },
  RadioGroup: { props: { options } },
  ScrollArea: { props: { label: 'Area', children: 'Content' } },
  SegmentedControl: { props: { options, value: 'a', onChange } },
  Select: { props: { options } },
  Separator: { props: {} },
  Skeleton: { props: {} },
  Slider: { props: { label: 'Volume', value: 1, min: 0, max: 2, onChange } },
  Spinner: { props: {} },
  Stack: { props: {} },
  StatusLabel: { props: { children: 'Active' } },
  Switch: { props: { label: 'Sound' }, framed: true },
  Tabs: { props: { label: 'Parts', items: [{ value: 'a', label: 'A', content: 'A' }] } },
  Text: { props: { children: 'Text' } },
  TextArea: { props: {}, framed: true },
  TextField: { props: {}, framed: true },
  Theme: { props: { children: 'Page' } },
  Timeline: { props: { label: 'Events', items: [{ id: 'a', title: 'A' }] } },
  Toast: {
    props: { tone: 'info', title: 'Saved', closeLabel: 'Close', onClose: fn() },
    ownTitle: true,
    around: (toast) => (
      <ToastRegion label="News" placement="top-center">
        {toast}
      </ToastRegion>
    ),
  },
  ToastRegion: { props: { label: 'News', placement: 'top-center' } },
  Tooltip: { props: { open: true, label: 'Copy', children: button } },
  VisuallyHidden: { props: { children: 'Hidden' } },
};

/** Components without an element. */
const withoutRoot = ['LinkProvider', 'PausedPictures', 'TooltipGroup'];

const components = exportedComponents(modules, withoutRoot);

export const EveryPrimitive: Story = {
  render: () => <Fragment />,
  play: async () => {
    await expect([...components.keys()].sort()).toEqual(Object.keys(samples).sort());
    for (const [name, Component] of components) await checkRoot(name, Component, samples[name]!);
  },
};
