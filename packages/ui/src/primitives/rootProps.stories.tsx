import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { icons } from './Icon/index.ts';
import { Theme } from './Theme/index.ts';
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

interface Sample {
  props: object;
  /** `title` is a heading of the component, not the attribute. */
  ownTitle?: boolean;
  /** `className` and `style` apply to an element around the control. */
  framed?: boolean;
  around?(component: ReactNode): ReactNode;
}

const samples: Record<string, Sample> = {
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

const components = new Map(
  Object.values(modules).flatMap((exported) =>
    Object.entries(exported).filter(
      (entry): entry is [string, ComponentType] =>
        /^[A-Z]/.test(entry[0]) &&
        typeof entry[1] === 'function' &&
        !withoutRoot.includes(entry[0]),
    ),
  ),
);

async function checkRoot(name: string, Component: ComponentType, sample: Sample): Promise<void> {
  const { props, ownTitle, framed, around = (node) => node } = sample;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const ref = { current: null as Element | null };
  // Links must not navigate the page of the test.
  const onClick = fn((event: Event) => event.preventDefault());
  const given = {
    ...{ id: `${name}-root`, className: 'given-class', style: { outlineWidth: 7 }, lang: 'fr' },
    ...{ 'data-testid': name, 'aria-roledescription': 'given', onClick, ref },
    ...(!ownTitle && { title: 'Given title' }),
    ...props,
  };
  flushSync(() => root.render(<Theme>{around(<Component {...given} />)}</Theme>));
  try {
    await waitFor(() => expect(ref.current, `ref of ${name}`).toBeInstanceOf(Element));
    const element = ref.current as HTMLElement;
    const actual = {
      id: element.id,
      testId: element.dataset['testid'],
      lang: element.lang || element.getAttribute('lang'),
      role: element.getAttribute('aria-roledescription'),
      title: ownTitle ? 'Given title' : element.getAttribute('title'),
    };
    await expect({ name, ...actual }).toEqual({
      ...{
        name,
        id: `${name}-root`,
        testId: name,
        lang: 'fr',
        role: 'given',
        title: 'Given title',
      },
    });
    const styled = framed ? element.closest<HTMLElement>('.given-class') : element;
    await expect(styled?.classList.contains('given-class'), `className of ${name}`).toBe(true);
    await expect(styled?.style.outlineWidth, `style of ${name}`).toBe('7px');
    flushSync(() =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    await expect(onClick, `onClick of ${name}`).toHaveBeenCalled();
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}

export const EveryPrimitive: Story = {
  render: () => <Fragment />,
  play: async () => {
    await expect([...components.keys()].sort()).toEqual(Object.keys(samples).sort());
    for (const [name, Component] of components) await checkRoot(name, Component, samples[name]!);
  },
};
