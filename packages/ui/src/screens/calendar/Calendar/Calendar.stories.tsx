import { maxCalendarUsers } from '@office/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed, photographedAt } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { MeetingForm, newMeetingValues } from '../../meeting/MeetingForm/index.ts';
import { Calendar } from './Calendar.tsx';
import { clock, full, members, rooms, states } from './Calendar.fixtures.ts';

const meta = {
  component: Calendar,
  parameters: { layout: 'fullscreen', ...framed },
  args: {
    state: states.ready,
    view: 'week',
    date: '2026-11-18',
    clock,
    members: members.slice(0, 3),
    search: {
      candidates: {
        status: 'ready',
        people: members.map((member) => ({
          ...member,
          workingStatus: 'OFFICE' as const,
          status: 'AVAILABLE' as const,
        })),
        page: 1,
        total: 12,
        pageSize: 10,
      },
      keyword: '',
      onSearch: fn(),
      onPageChange: fn(),
      onRetryCandidates: fn(),
    },
    rooms,
    onViewChange: fn(),
    onDateChange: fn(),
    onMembersChange: fn(),
    onSecondTimeZoneChange: fn(),
    onOpen: fn(),
    onPlan: fn(),
    onChange: fn(),
    onFindTime: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    await userEvent.click(canvas.getByRole('button', { name: t('next.week') }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-11-25' });
    await userEvent.click(canvas.getByRole('button', { name: t('today') }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-11-18' });
    await userEvent.click(canvas.getByRole('button', { name: /1 on 1/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('plan') }));
    await expect(args.onPlan).toHaveBeenCalledWith({});
  },
};

/** The maximum of ten members: a note shows the limit, and members can be removed. */
export const TenMembers: Story = {
  args: { members, state: full },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    const common = translatorOf({ globals }, 'common');
    const name = t('members.count', { count: 10, max: maxCalendarUsers });
    await userEvent.click(canvas.getByRole('button', { name }));
    await screen.findByText(common('memberPicker.full', { max: maxCalendarUsers }));
    const first = members[0]!;
    const remove = common('memberPicker.unselect', { name: first.name });
    await userEvent.click(screen.getByRole('button', { name: remove }));
    await expect(args.onMembersChange).toHaveBeenCalledWith({ members: members.slice(1) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
  // Same blocks as above. Checking a thousand of them takes half a minute.
  parameters: { a11y: { test: 'off' } },
};

const formValues = newMeetingValues({
  now: Date.parse('2026-11-18T10:02:00+09:00'),
  timeZone: 'Asia/Tokyo',
});

const form = (
  <MeetingForm
    mode="CREATE"
    state={{ status: 'create', values: formValues }}
    clock={clock}
    services={[{ provider: 'OFFICE', state: 'CONNECTED' }]}
    rooms={[]}
    search={meta.args.search}
    onSubmit={fn()}
    onLink={fn()}
    onRetry={fn()}
  />
);

/** A meeting is planned beside the grid, which highlights its time. Escape closes the form. */
export const Planning: Story = {
  args: {
    form,
    onFormClose: fn(),
    selection: { start: '2026-11-18T01:05:00.000Z', end: '2026-11-18T02:05:00.000Z' },
  },
  parameters: photographedAt('desktop'),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    const aside = canvas.getByRole('complementary', { name: t('plan') });
    await waitFor(() => expect(aside).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onFormClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('plan') })).not.toBeInTheDocument();
  },
};

export const PlanningInNarrowPanel: Story = {
  args: { form, onFormClose: fn() },
  parameters: photographedAt('phone'),
  decorators: [
    (Story) => (
      <div style={{ width: '390px', height: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /1 on 1/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: common('closePanel') }));
    await expect(args.onFormClose).toHaveBeenCalledOnce();
  },
};

/** A phone or narrow panel shows a day instead of a week. */
export const Narrow: Story = {
  args: { members: members.slice(0, 1) },
  parameters: photographedAt('phone'),
  decorators: [
    (Story) => (
      <div style={{ width: '390px', height: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Weekly/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /1 on 1/ })).toBeVisible();
  },
};

/** The current week stays visible while the next one loads. */
export const LoadingNextWeek: Story = {
  args: {
    date: '2026-11-25',
    state: { ...states.ready, of: { view: 'week', date: '2026-11-18' } },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'calendar');
    await expect(canvas.getByRole('button', { name: /1 on 1/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: t('loading') })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: /11\/2[23]/ })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty, members: members.slice(0, 1) } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
