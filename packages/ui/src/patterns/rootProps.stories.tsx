import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { icons } from '../primitives/Icon/index.ts';
import { checkRoot, exportedComponents, type RootSample } from '../stories/checkRoot.tsx';
import { search } from './MemberPicker/MemberPicker.fixtures.ts';
import { ReachabilityProvider } from './ReachabilityProvider/index.ts';

// Checks that each pattern passes native attributes, events and `ref` to its documented element.
const meta = { title: 'Root props of patterns', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });

const open = { open: true, onClose: fn() };
const title = 'Title';
const label = 'Label';
const onChange = fn();
const presence = { workingStatus: 'OFFICE', status: 'AVAILABLE' };
const page = { page: 1, pages: 9, total: 90, onPageChange: fn() };
const language = { language: 'en', onLanguageChange: fn() };
const chart = { title, categoryTitle: 'Day', categories: ['Mon'], series: [] };
const pictureTexts = { label, choose: 'Choose', change: 'Change', remove: 'Remove', hint: 'PNG' };

const aoi = {
  statusLine: { emoji: '🎧', text: 'Focus', endsAt: null },
  quietUntil: null,
  workingHours: null,
};
const withStatusLine = (node: ReactNode) => (
  <ReachabilityProvider members={new Map([['aoi', aoi]])}>{node}</ReachabilityProvider>
);

const samples: Record<string, RootSample> = {
  AddEmoji: { props: { onSubmit: fn(), onClose: fn() }, ownTitle: true },
  AudienceField: {
    props: { label, departments: [], candidates: [], memberCount: 1, onSearch: fn() },
    controlRef: true,
  },
  AuthLayout: { props: { ...language, children: 'Form' } },
  BarChart: { props: chart, ownTitle: true },
  BottomBar: { props: { entries: [], current: null, onMore: fn() } },
  Brand: { props: {} },
  Breadcrumbs: { props: { items: [{ href: '#here', label }] } },
  CalendarGrid: {
    props: {
      ...{ view: 'week', date: '2026-11-18', meetings: [], people: [], now: 0, onOpen: fn() },
      timeZone: 'Asia/Tokyo',
    },
  },
  CandidateList: { props: { ...search(), children: () => 'Aoi' } },
  CandidateSearchField: { props: search(), framed: true },
  Carousel: { props: { items: [], label } },
  CodeInput: { props: {}, framed: true },
  ColorPicker: { props: {} },
  CommandPalette: {
    props: { ...open, title, closeLabel: 'Close', label, listLabel: 'List', groups: [] },
    ownTitle: true,
  },
  ConfirmDialog: { props: { open: true, onConfirm: fn(), onCancel: fn() }, ownTitle: true },
  Countdown: { props: { until: 0 } },
  DataTable: {
    props: {
      ...{ label, columns: [], state: { status: 'empty' }, empty: 'Empty' },
      ...{ rowId: fn(), rowName: fn(), onPageChange: fn() },
    },
  },
  DateField: { props: {}, framed: true },
  DatePicker: { props: {}, controlRef: true },
  DateRangeField: { props: {}, controlRef: true, controlId: true },
  DurationField: { props: {}, framed: true },
  EditConflictNotice: { props: { fields: [], onKeepMine: fn(), onTakeTheirs: fn() } },
  EmojiPicker: { props: { onChoose: fn() } },
  EmptyState: { props: { icon: icons.people, title }, ownTitle: true },
  ErrorState: { props: {}, ownTitle: true },
  FileUpload: { props: {}, framed: true },
  FilterBar: { props: {} },
  FormField: { props: { label, children: () => null } },
  FormPage: { props: { title }, ownTitle: true },
  FormPanel: {
    props: {
      ...{ title, status: 'loading', loadingLabel: 'Loading', failedTitle: 'Failed' },
      ...{ submitLabel: 'Save', onRetry: fn(), children: () => null },
    },
    ownTitle: true,
  },
  LanguageSwitch: { props: language },
  LineChart: { props: chart, ownTitle: true },
  LinkList: { props: { items: [] } },
  LoadingState: { props: {} },
  LocalizedField: { props: { label }, controlRef: true },
  Markdown: { props: { text: 'Text' } },
  MarkdownField: { props: {}, framed: true },
  MemberPicker: { props: { ...search(), max: 9 }, controlRef: true },
  PageHeader: { props: { title }, ownTitle: true },
  PageShell: {
    props: {
      ...{ brand: 'Brand', bar: 'Bar', entries: [], current: null, path: '/', pageName: 'Home' },
      children: 'Page',
    },
  },
  PagedList: { props: { ...page, label, items: [], itemKey: fn(), renderItem: fn() } },
  Pagination: { props: page },
  PasswordField: { props: { autoComplete: 'off' }, framed: true },
  PersonMenu: { props: { open: true, name: 'Aoi', actions: { message: { onPress: fn() } } } },
  PersonRow: { props: { ...presence, name: 'Aoi', onOpen: fn() } },
  PicturePicker: { props: { name: 'Aoi', texts: pictureTexts }, controlRef: true },
  PresenceAvatar: { props: { ...presence, name: 'Aoi' } },
  PresenceDot: { props: { status: 'BUSY' } },
  PresencePicker: { props: {}, controlRef: true },
  ReachabilityLines: { props: { userId: 'aoi' }, around: withStatusLine },
  ReachabilityMarks: { props: { userId: 'aoi' }, around: withStatusLine },
  Reactions: { props: { reactions: [] } },
  ReconnectingLine: { props: {} },
  RecurrenceField: { props: { start: '2026-11-20' }, controlRef: true, controlId: true },
  SidePanel: { props: { title, children: 'Content' }, ownTitle: true },
  Sidebar: { props: { entries: [], current: null, onExpandedChange: fn() } },
  SortableList: { props: { label, items: [], onItemsChange: fn() } },
  StatusPage: { props: { icon: icons.warning, title, description: 'Text' }, ownTitle: true },
  Stepper: { props: { label, steps: [], doneLabel: 'Done' } },
  TagInput: { props: {}, framed: true },
  TimeField: { props: {}, framed: true },
  TimeZoneField: { props: {}, framed: true },
  ToastStack: { props: { toasts: [], onClose: fn(), onOpen: fn() } },
  Tree: { props: { label, nodes: [{ id: 'a', label: 'A' }], onChange }, controlRef: true },
};

/** Components without an element. */
const withoutRoot = ['EmojiProvider', 'LocaleProvider', 'ReachabilityProvider'];

const components = exportedComponents(modules, withoutRoot);

export const EveryPattern: Story = {
  render: () => <Fragment />,
  play: async () => {
    await expect([...components.keys()].sort()).toEqual(Object.keys(samples).sort());
    for (const [name, Component] of components) await checkRoot(name, Component, samples[name]!);
  },
};
