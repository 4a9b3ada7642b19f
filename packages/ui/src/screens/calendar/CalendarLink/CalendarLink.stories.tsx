import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { entered, refusals, states } from './CalendarLink.fixtures.ts';
import { CalendarLink } from './CalendarLink.tsx';

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
