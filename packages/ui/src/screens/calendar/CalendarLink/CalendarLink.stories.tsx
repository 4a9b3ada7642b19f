import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { CalendarLink } from './CalendarLink.tsx';
import type { CalendarLinkRefusal, CalendarLinkState } from './CalendarLink.types.ts';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  notAllowed: { status: 'notAllowed' },
  services: {
    status: 'services',
    services: [
      { provider: 'GOOGLE', state: 'CONNECTED', account: 'aoi@sakura.example' },
      { provider: 'TEAMS', state: 'DISCONNECTED', account: 'aoi@sakura.example', forbidden: true },
      { provider: 'CALDAV', state: 'UNLINKED' },
    ],
  },
  address: { status: 'address' },
  calendars: {
    status: 'calendars',
    calendars: [
      { url: 'https://dav.example.com/calendars/aoi/work/', name: '仕事 Work' },
      { url: 'https://dav.example.com/calendars/aoi/family/', name: '家族 Family' },
      { url: 'https://dav.example.com/calendars/aoi/tennis%20club/', name: null },
    ],
  },
  linked: { status: 'linked', provider: 'CALDAV', account: '仕事 Work' },
} satisfies {
  [S in CalendarLinkState['status']]: Extract<CalendarLinkState, { status: S }>;
};

const refusals = {
  UNREACHABLE: {
    problem: 'UNREACHABLE',
    text: 'このアドレスに接続できません。 No calendar server answers at this address.',
  },
  CREDENTIALS: {
    problem: 'CREDENTIALS',
    text: 'パスワードが受け付けられません。 The server does not accept this password.',
  },
  NO_CALENDAR: {
    problem: 'NO_CALENDAR',
    text: '予定用のカレンダーがありません。 There is no calendar at this address.',
  },
  OTHER: {
    problem: 'OTHER',
    text: 'カレンダーへのアクセスが許可されていません。 Access to the calendar has not been granted.',
  },
} satisfies { [P in CalendarLinkRefusal['problem']]: CalendarLinkRefusal };

const entered = {
  url: `https://calendars.second-development-department.sakura-works-headquarters.example/dav/${'calendars/'.repeat(6)}`,
  userName: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@second-development.sakura.example',
  password: 'abcd-efgh-ijkl-mnop',
};

const meta = {
  component: CalendarLink,
  decorators: [inPanel],
  args: {
    state: states.services,
    feedHref: '/settings#calendar',
    calendarHref: '/calendar',
    onChoose: fn(),
    onFind: fn(),
    onLink: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CalendarLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    const button = (action: string, kind: string) =>
      canvas.getByRole('button', {
        name: t(`link.action.${action}Name`, { provider: t(`link.kind.${kind}`) }),
      });
    await expect(canvas.getByText(t('link.forbidden'))).toBeVisible();
    await userEvent.click(button('allow', 'TEAMS'));
    await expect(args.onChoose).toHaveBeenCalledWith({ provider: 'TEAMS' });
    await userEvent.click(button('link', 'CALDAV'));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ provider: 'CALDAV' });
  },
};

/** The address is validated before it is sent and may omit the scheme. */
export const Address: Story = {
  args: { state: states.address },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    await userEvent.type(canvas.getByLabelText(t('link.url')), 'mailto:aoi');
    await userEvent.type(canvas.getByLabelText(t('link.userName')), 'a:b');
    await userEvent.click(canvas.getByRole('button', { name: t('link.find') }));
    await expect(await canvas.findByText(t('link.urlInvalid'))).toBeVisible();
    await expect(canvas.getByText(t('link.userNameInvalid'))).toBeVisible();
    await expect(args.onFind).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(t('link.url')));
    await userEvent.type(canvas.getByLabelText(t('link.url')), 'dav.example.com');
    await userEvent.clear(canvas.getByLabelText(t('link.userName')));
    await userEvent.type(canvas.getByLabelText(t('link.userName')), 'aoi');
    await userEvent.type(canvas.getByLabelText(t('link.password')), 'abcd');
    await userEvent.click(canvas.getByRole('button', { name: t('link.find') }));
    const values = { url: 'https://dav.example.com', userName: 'aoi', password: 'abcd' };
    await waitFor(() => expect(args.onFind).toHaveBeenCalledWith(values));
  },
};

export const Unreachable: Story = {
  args: { state: { ...states.address, values: entered }, refusal: refusals.UNREACHABLE },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    const url = canvas.getByLabelText(t('link.url'));
    await expect(url).toHaveFocus();
    await expect(url).toHaveAccessibleDescription(refusals.UNREACHABLE.text);
  },
};

export const WrongPassword: Story = {
  args: {
    state: { ...states.address, values: { url: 'https://dav.example.com', userName: 'aoi' } },
    refusal: refusals.CREDENTIALS,
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    const password = canvas.getByLabelText(t('link.password'));
    await expect(password).toHaveAccessibleDescription(refusals.CREDENTIALS.text);
  },
};

export const PermissionMissing: Story = {
  args: { state: states.address, refusal: refusals.OTHER },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(refusals.OTHER.text);
  },
};

export const Calendars: Story = {
  args: { state: states.calendars },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    await userEvent.click(canvas.getByRole('radio', { name: 'tennis club' }));
    await userEvent.click(canvas.getByRole('button', { name: t('link.submit') }));
    const { url } = states.calendars.calendars[2]!;
    await expect(args.onLink).toHaveBeenCalledWith({ url });
  },
};

export const Submitting: Story = { args: { state: states.calendars, submitting: true } };

export const Linked: Story = { args: { state: states.linked } };

export const NotAllowed: Story = { args: { state: states.notAllowed } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
