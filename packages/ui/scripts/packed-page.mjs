// Renders every primitive and pattern on a server. Run by check-package.mjs in the packed app.
import * as ui from '@office/ui';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const ignore = () => {};
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const button = h(ui.Button, { key: 'b' }, 'Open');
const entries = [
  {
    id: 'main',
    href: '/',
    name: 'Office',
    shortName: 'Office',
    icon: ui.icons.home,
    shortcut: 'O',
  },
];
const presence = { workingStatus: 'OFFICE', status: 'AVAILABLE' };
const language = { language: 'en', onLanguageChange: ignore };
const picture = {
  label: 'Photo',
  choose: 'Choose',
  change: 'Edit',
  remove: 'Remove',
  hint: 'JPG',
};

const chart = {
  title: 'People',
  categoryTitle: 'Day',
  categories: ['1', '2'],
  series: [{ id: 'a', name: 'A', values: [1, null] }],
};

/** Component name → props or a list of props. Floating components are listed closed and open. */
export const uses = {
  Accordion: {
    defaultValue: ['a'],
    items: options.map((option) => ({ ...option, content: option.label })),
  },
  AlertDialog: [
    { open: false, title: 'Delete' },
    { open: true, title: 'Delete', confirmLabel: 'Delete', cancelLabel: 'Keep' },
  ],
  Avatar: [{ name: 'Aoi Tanaka' }, { name: 'Aoi', src: '/aoi.png', size: 'xl' }],
  Badge: { count: 120, label: '120 unread messages' },
  Button: [
    { children: 'Send' },
    { children: 'Home', href: '/' },
    { children: 'Wait', loading: true },
  ],
  Callout: { title: 'Note', children: 'Saved', announce: true },
  Card: { children: 'Card' },
  Checkbox: [
    { label: 'Agree', name: 'agree', defaultChecked: true, hint: 'Terms' },
    { label: 'All', checked: 'mixed', onChange: ignore },
  ],
  Combobox: {
    ariaLabel: 'Floor',
    listLabel: 'Floors',
    inputValue: 'A',
    options,
    onInputValueChange: ignore,
    onSelect: ignore,
  },
  Dialog: [
    { open: false, title: 'Room', onClose: ignore },
    { open: true, title: 'Room', onClose: ignore, closeLabel: 'Close', children: 'Words' },
  ],
  Drawer: [
    { open: false, title: 'Member', closeLabel: 'Close', onClose: ignore },
    { open: true, title: 'Member', closeLabel: 'Close', onClose: ignore, children: 'Words' },
  ],
  Heading: { level: 1, children: 'Title' },
  HoverCard: [false, true].map((open) => ({ trigger: button, open, children: 'Words' })),
  Icon: { icon: ui.icons.add, label: 'Add' },
  IconButton: { icon: ui.icons.close, label: 'Close' },
  KeyHint: { keys: ['Ctrl', 'K'] },
  Link: [
    { href: '/', children: 'Home' },
    { href: '/', external: true, children: 'Away' },
  ],
  LiveRegion: { children: 'Said' },
  Menu: { trigger: button, label: 'Actions', items: [{ id: 'a', label: 'A', onSelect: ignore }] },
  Popover: { trigger: button, label: 'Invite', children: 'Words' },
  Progress: [{ label: 'Sending', value: 40 }, { label: 'Waiting' }],
  RadioCards: { ariaLabel: 'Floor', options, defaultValue: 'a', name: 'card' },
  RadioGroup: { ariaLabel: 'Quality', options, defaultValue: 'a' },
  ScrollArea: { label: 'List', children: 'Words' },
  SegmentedControl: { ariaLabel: 'View', options, value: 'a', onChange: ignore },
  Select: [
    { ariaLabel: 'Floor', options, defaultValue: 'b', name: 'floor' },
    { ariaLabel: 'Floor', options, placeholder: 'Choose' },
  ],
  MultiSelect: { ariaLabel: 'Floors', options, defaultValue: ['b'], name: 'floors' },
  NumberField: [
    { ariaLabel: 'Seats', defaultValue: 4, name: 'seats' },
    { ariaLabel: 'Price', defaultValue: 1200, steppers: { decrease: 'Less', increase: 'More' } },
  ],
  Separator: {},
  Skeleton: {},
  Slider: { label: 'Zoom', value: 2, min: 1, max: 4, onChange: ignore },
  Spinner: { label: 'Loading' },
  StatusLabel: { tone: 'success', children: 'Active' },
  Stack: { gap: 2, children: 'Words' },
  Switch: { label: 'Notify me', name: 'notify', defaultChecked: true },
  Tabs: {
    label: 'Parts',
    value: 'a',
    items: options.map((option) => ({ ...option, content: option.label })),
    onChange: ignore,
  },
  Text: { children: 'Words' },
  TextArea: { ariaLabel: 'Message', defaultValue: 'Words' },
  TextField: {
    ariaLabel: 'Name',
    defaultValue: 'Aoi',
    prefix: h(ui.Icon, { icon: ui.icons.search }),
  },
  Theme: { appearance: 'dark', children: 'Words' },
  Timeline: {
    label: 'Events',
    items: [{ id: 'a', title: 'Created', time: { text: '10:00', dateTime: '2026-11-20T10:00' } }],
  },
  Toast: [],
  Tooltip: { label: 'Open', children: button },
  VisuallyHidden: { children: 'Words' },
  AuthLayout: { ...language, children: 'Form' },
  BarChart: chart,
  BottomBar: { entries, current: 'main', badges: { chatRoom: 3 }, moreOpen: false, onMore: ignore },
  Brand: {},
  Breadcrumbs: { items: [{ href: '/', label: 'Home' }], current: 'Members' },
  CalendarGrid: ['week', 'month', 'agenda', 'rooms'].map((view) => ({
    view,
    date: '2026-11-20',
    meetings: [
      {
        id: 'weekly',
        title: 'Weekly',
        start: '2026-11-20T01:00:00Z',
        end: '2026-11-20T02:00:00Z',
        personIds: ['aoi'],
        room: { id: 'sakura', name: 'Sakura' },
      },
    ],
    people: [{ id: 'aoi', name: 'Aoi', color: 0 }],
    rooms: [{ id: 'sakura', name: 'Sakura' }],
    timeZone: 'Asia/Tokyo',
    now: 1_795_000_000_000,
    onOpen: ignore,
    onCreate: ignore,
  })),
  EditConflictNotice: {
    fields: [{ id: 'name', label: 'Name', mine: 'A', theirs: 'B' }],
    onKeepMine: ignore,
    onTakeTheirs: ignore,
  },
  CodeInput: { value: '12', onChange: ignore },
  ConfirmDialog: { open: true, onConfirm: ignore, onCancel: ignore },
  Countdown: { until: 90_000, now: () => 0 },
  DataTable: [
    { status: 'ready', rows: options, page: 1, limit: 2, total: 9 },
    { status: 'loading' },
    { status: 'empty' },
    { status: 'error' },
  ].map((state) => ({
    label: 'Members',
    state,
    columns: [
      { id: 'label', title: 'Name', sortable: true, cell: ({ label }) => label },
      { id: 'value', title: 'Value', cell: ({ value }) => value },
    ],
    empty: 'None',
    rowId: ({ value }) => value,
    rowName: ({ label }) => label,
    rowActions: () => [],
    sort: { columnId: 'label', direction: 'ascending' },
    selection: { ids: ['a'] },
    onHiddenColumnsChange: ignore,
    onPageChange: ignore,
    onRetry: ignore,
  })),
  DateField: { ariaLabel: 'Date', value: '2026-11-20', today: '2026-11-18', onChange: ignore },
  DatePicker: { value: '2026-11-20', today: '2026-11-18', onChange: ignore },
  DateRangeField: {
    ariaLabel: 'Period',
    value: { start: '2026-11-14', end: '2026-11-20' },
    today: '2026-11-20',
    presets: [{ label: 'Today', start: '2026-11-20', end: '2026-11-20' }],
    onChange: ignore,
  },
  DurationField: { ariaLabel: 'Length', value: 60, onChange: ignore },
  AddEmoji: { onSubmit: ignore, onClose: ignore },
  EmojiPicker: { onChoose: ignore },
  EmptyState: { icon: ui.icons.search, title: 'Nobody' },
  ErrorState: { onRetry: ignore },
  FileUpload: {
    ariaLabel: 'List',
    items: [
      { id: '1', name: 'a.csv', size: 1, status: 'uploading', progress: 4 },
      { id: '2', name: 'b.csv', size: 1, status: 'failed', message: 'Lost', retry: true },
    ],
    onChoose: ignore,
    onRetry: ignore,
  },
  FilterBar: {
    keyword: 'A',
    filters: [{ id: 'role', label: 'Role', value: 'Guest' }],
    count: 3,
    onClear: ignore,
  },
  FormField: { label: 'Name', hint: 'As written', children: ({ id }) => h(ui.TextField, { id }) },
  FormPage: { title: 'Sign in' },
  FormPanel: {
    title: 'Room',
    status: 'ready',
    loadingLabel: 'Loading',
    failedTitle: 'Failed',
    submitLabel: 'Create',
    onRetry: ignore,
    children: (id) => h('form', { id }),
  },
  LanguageSwitch: language,
  LineChart: chart,
  LinkList: { items: [{ href: '/', icon: ui.icons.home, text: 'Home' }] },
  LocaleProvider: { language: 'en', children: 'Words' },
  LoadingState: [{ shape: 'profile' }, { shape: 'form' }],
  MemberPicker: {
    candidates: {
      status: 'ready',
      people: [{ userId: 'ren', name: 'Ren', ...presence }],
      page: 1,
      total: 1,
      pageSize: 10,
    },
    keyword: '',
    value: [{ userId: 'mei', name: 'Mei' }],
    max: 9,
    onSearch: ignore,
    onPageChange: ignore,
    onRetryCandidates: ignore,
    onChange: ignore,
  },
  PageShell: {
    brand: h(ui.Brand),
    bar: h(ui.Brand),
    entries: [{ id: 'home', href: '/', name: 'Home', icon: ui.icons.home }],
    current: 'home',
    path: '/',
    pageName: 'Home',
    children: 'Home',
  },
  PageHeader: { title: 'Members', breadcrumbs: [{ href: '/', label: 'Home' }], actions: button },
  PagedList: {
    label: 'Rooms',
    items: options,
    page: 1,
    total: 30,
    itemKey: ({ value }) => value,
    renderItem: ({ label }) => label,
    onPageChange: ignore,
  },
  Pagination: { page: 3, pages: 9, onPageChange: ignore },
  PasswordField: { value: 'a', autoComplete: 'new-password', showRules: true, onChange: ignore },
  PersonMenu: { name: 'Ren', actions: { message: { onPress: ignore } } },
  PersonRow: { ...presence, name: 'Aoi', onOpen: ignore },
  PicturePicker: { name: 'Aoi', value: undefined, texts: picture, onChange: ignore },
  PresenceAvatar: { ...presence, name: 'Aoi' },
  PresencePicker: { value: presence, onChange: ignore },
  PresenceDot: presence,
  Reactions: {
    reactions: [{ emoji: '👍', names: ['Aoi', 'Ren'], count: 2, mine: true }],
    adding: true,
    onReact: ignore,
  },
  ReachabilityProvider: { members: new Map(), children: 'Words' },
  ReconnectingLine: {},
  RecurrenceField: {
    ariaLabel: 'Repetition',
    value: 'FREQ=WEEKLY;BYDAY=FR',
    start: '2026-11-20',
    onChange: ignore,
  },
  SidePanel: { title: 'Rooms', children: 'Words' },
  Sidebar: { entries, current: 'main', expanded: true, onExpandedChange: ignore },
  SortableList: {
    label: 'Order',
    items: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
    onItemsChange: ignore,
  },
  StatusPage: { icon: ui.icons.error, title: '404', description: 'Not found', fill: 'part' },
  Carousel: {
    label: 'Pictures',
    items: options.map(({ value, label }) => ({ id: value, label, content: label })),
  },
  ColorPicker: { ariaLabel: 'Colour', defaultValue: '#30a46c', swatches: [], name: 'c' },
  Stepper: [
    { label: 'Steps', steps: options, current: 1, doneLabel: 'done' },
    { label: 'Steps', steps: options, defaultCurrent: 0, axis: 'vertical', doneLabel: 'done' },
  ],
  CommandPalette: ['a', undefined].map((inputValue) => ({
    ...{ open: true, title: 'Commands', closeLabel: 'Close', label: 'Find', listLabel: 'Commands' },
    ...{ groups: [{ id: 'a', label: 'Pages', items: [{ id: 'b', label: 'Calendar' }] }] },
    inputValue,
    ...{ onSelect: ignore, onClose: ignore },
  })),
  AudienceField: {
    label: 'To',
    value: { kind: 'DEPARTMENTS', roles: [], departments: ['Sales'], people: [] },
    departments: [{ name: 'Sales', members: 3 }],
    candidates: [],
    memberCount: 3,
    onChange: ignore,
    onSearch: ignore,
  },
  LocalizedField: { label: 'Title', value: { ja: '題', en: 'Title' }, onChange: ignore },
  Markdown: { text: '# Words\n\n- one' },
  MarkdownField: { ariaLabel: 'Content', value: '**Words**', onChange: ignore },
  TagInput: {
    ariaLabel: 'Addresses',
    value: ['a@b.c'],
    check: () => 'Has errors',
    onChange: ignore,
  },
  TimeField: { ariaLabel: 'Start', value: '09:30', onChange: ignore },
  TimeZoneField: { ariaLabel: 'Time zone', value: 'Asia/Tokyo', at: 0, onChange: ignore },
  ToastStack: {
    toasts: [{ id: '1', tone: 'info', title: 'A meeting begins' }],
    onClose: ignore,
    onOpen: ignore,
  },
  Tree: {
    label: 'Departments',
    nodes: [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }],
    expanded: ['a'],
    value: ['b'],
    onExpandedChange: ignore,
    onChange: ignore,
  },
};

export const page = h(
  ui.Theme,
  null,
  h(ui.LocaleProvider, { language: 'en' }, h(ui.Brand)),
  Object.entries(uses).map(([name, props]) =>
    h(
      'section',
      { key: name, 'aria-label': name },
      [props].flat().map((each, index) => h(ui[name], { key: index, 'data-probe': name, ...each })),
    ),
  ),
);

if (!('window' in globalThis)) {
  const [primitives, patterns] = process.argv.slice(2).map((names) => names.split(','));
  const expect = (names, what) => {
    if (names.length > 0) throw new Error(`${what}: ${names.join(', ')}`);
  };
  expect(
    [...primitives, ...patterns].filter((name) => !(name in uses)),
    'The page does not have',
  );
  const said = [];
  console.error = (...words) => said.push(words.join(' '));
  const html = renderToString(page);
  expect(said, 'React complains');
  expect(
    ['Virtual Office', 'バーチャルオフィス'].filter((name) => !html.includes(name)),
    'Not said in its language',
  );
  // The server markup does not include floating primitives yet. All others forward `data-*` to their element.
  const dialogs = ['AlertDialog', 'Dialog', 'Drawer'];
  const floating = [...dialogs, 'HoverCard', 'Menu', 'Popover', 'Toast', 'Tooltip'];
  expect(
    primitives.filter((name) => !floating.includes(name) && !html.includes(`data-probe="${name}"`)),
    'Drops data attributes',
  );
}
