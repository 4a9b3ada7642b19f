import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDay, formatTimeOnDay, type Language } from '@office/vocabulary';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { drawing, floorId, onFloor, press, pressAt } from './FloorPlan.decorator.tsx';
import { freeSeat, meetings, ownSeat, states } from './FloorPlan.fixtures.ts';
import { plan } from './FloorPlan.plan.fixtures.ts';
import { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx';

const meta = { ...onFloor } satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

const inUme = { x: 10, z: 3.9 };

export const Pressing: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const common = translatorOf({ globals }, 'common');
    const surface = await drawing(canvasElement);
    const language = globals['locale'] as Language;
    const until = formatTimeOnDay(meetings[0]!.current!.endTime, language);
    const taken = t('plan.taken', { end: until });
    await expect(
      canvas.getByRole('treeitem', { name: (name) => name.includes(taken) }),
    ).toBeVisible();
    await expect(surface.querySelector('[data-part="Taken"]')).toBeVisible();

    await pressAt(userEvent, surface, { x: 20, z: 20 });
    await expect(args.onWalkTo).toHaveBeenCalledWith({
      floorId,
      x: expect.closeTo(20, 1),
      z: expect.closeTo(20, 1),
    });

    await pressAt(userEvent, surface, { x: 15.4, z: 19.6 });
    const card = await canvas.findByRole('group', { name: 'Lucas Martin' });
    await userEvent.click(
      within(card).getByRole('button', { name: common('personAction.message') }),
    );
    await expect(press.message).toHaveBeenCalledOnce();
    await userEvent.click(within(card).getByRole('button', { name: common('personAction.goTo') }));
    await expect(press.goTo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());

    await pressAt(userEvent, surface, inUme);
    const ume = plan.zones.find(({ id }) => id === 'ume')!.name;
    const roomName = globals['locale'] === 'ja' ? ume.ja : ume.en;
    const room = await canvas.findByRole('group', { name: roomName });
    await expect(within(room).getByText(/デザインレビュー/)).toBeVisible();
    await userEvent.click(within(room).getByRole('button', { name: t('plan.enterRoom') }));
    await expect(args.onEnterRoom).toHaveBeenCalledWith({ floorId, zoneId: 'ume' });
  },
};

function FloorOfOne(args: FloorPlanProps) {
  const [state, setState] = useState(args.state);
  if (state.status !== 'ready') return null;
  return (
    <FloorPlan
      {...args}
      state={state}
      onEnterRoom={(event) => {
        args.onEnterRoom(event);
        const people = state.people.map((person) =>
          person.userId === state.myUserId ? { ...person, ...inUme } : person,
        );
        setState({ ...state, people });
      }}
    />
  );
}

export const EnteringARoom: Story = {
  render: (args) => <FloorOfOne {...args} />,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const ume = plan.zones.find(({ id }) => id === 'ume')!.name;
    const name = globals['locale'] === 'ja' ? ume.ja : ume.en;
    await drawing(canvasElement);
    const line = canvas.getByRole('treeitem', { name: new RegExp(name) });
    line.focus();
    await userEvent.keyboard('{Enter}');
    const card = await canvas.findByRole('group', { name });
    await userEvent.click(within(card).getByRole('button', { name: t('plan.enterRoom') }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await expect(canvas.getByRole('tree')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: new RegExp(name) }));
    await expect(
      within(await canvas.findByRole('group', { name })).getByText(t('plan.youAreHere')),
    ).toBeVisible();
  },
};

const tomorrow = Date.now() + 24 * 60 * 60_000;
const meetingTomorrow = {
  title: '計画',
  startTime: new Date(tomorrow).toISOString(),
  endTime: new Date(tomorrow + 60 * 60_000).toISOString(),
};

/** The list shows only the day of a meeting that is not today, and the whole name of the room. */
export const RoomTakenTomorrow: Story = {
  args: { state: { ...states.ready, meetings: [{ zoneId: 'ume', next: meetingTomorrow }] } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf({ globals }, 'map');
    await drawing(canvasElement);
    const start = formatDay(meetingTomorrow.startTime, globals['locale'] as Language);
    await expect(canvas.getByText(t('plan.takenNext', { start }))).toBeVisible();
  },
};

const viewer = states.ready.people.find(({ userId }) => userId === states.ready.myUserId)!;
const besideViewer = { x: viewer.x + 1.5, z: viewer.z };

/** Less frequent actions are in a menu. A disabled action shows the reason. */
export const PersonActions: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const surface = await drawing(canvasElement);
    await pressAt(userEvent, surface, { x: 15.4, z: 19.6 });
    const card = await canvas.findByRole('group', { name: 'Lucas Martin' });
    const more = common('personAction.more', { name: 'Lucas Martin' });
    await userEvent.click(within(card).getByRole('button', { name: more }));
    const call = await screen.findByRole('menuitem', {
      name: new RegExp(common('personAction.call')),
    });
    await expect(call).toHaveTextContent(common('personAction.reason.later'));
    await userEvent.click(screen.getByRole('menuitem', { name: common('personAction.follow') }));
    await expect(press.follow).toHaveBeenCalledOnce();
  },
};

/** Inviting a nearby person to talk replaces walking to them as a first action. */
export const NearbyPerson: Story = {
  args: {
    state: {
      ...states.ready,
      people: states.ready.people.map((person) =>
        person.name === 'Lucas Martin' ? { ...person, ...besideViewer } : person,
      ),
    },
    personActions: () => ({
      message: { onPress: press.message },
      call: { onPress: press.call },
      goTo: { onPress: press.goTo },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const surface = await drawing(canvasElement);
    await pressAt(userEvent, surface, besideViewer);
    const card = await canvas.findByRole('group', { name: 'Lucas Martin' });
    await userEvent.click(within(card).getByRole('button', { name: common('personAction.call') }));
    await expect(press.call).toHaveBeenCalledOnce();
    const goTo = common('personAction.goTo');
    await expect(within(card).queryByRole('button', { name: goTo })).toBeNull();
  },
};

export const Waving: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const surface = await drawing(canvasElement);
    const me = states.ready.people.find(({ userId }) => userId === states.ready.myUserId)!;
    await pressAt(userEvent, surface, me);
    const card = await canvas.findByRole('group', { name: me.name });
    await userEvent.click(within(card).getByRole('button', { name: common('personAction.wave') }));
    await expect(press.wave).toHaveBeenCalledOnce();
  },
};

export const Seats: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    const placeOf = (id: string) => plan.seats.find((seat) => seat.id === id)!;

    await pressAt(userEvent, surface, placeOf(freeSeat.seatId));
    const free = await canvas.findByRole('group', { name: t('seat', { label: freeSeat.label }) });
    await userEvent.click(within(free).getByRole('button', { name: t('takeSeat') }));
    await expect(args.onTakeSeat).toHaveBeenCalledWith({ floorId, seatId: freeSeat.seatId });

    await pressAt(userEvent, surface, placeOf(ownSeat.seatId));
    const own = await canvas.findByRole('group', { name: t('seat', { label: ownSeat.label }) });
    await userEvent.click(within(own).getByRole('button', { name: t('goToSeat') }));
    await expect(args.onGoToSeat).toHaveBeenCalledWith({ floorId, seatId: ownSeat.seatId });
    await userEvent.click(within(own).getByRole('button', { name: t('leaveSeat') }));
    await expect(args.onLeaveSeat).toHaveBeenCalledWith({ floorId, seatId: ownSeat.seatId });

    const chair = plan.seats.find(({ id }) => id === 'ume-1')!;
    await pressAt(userEvent, surface, chair);
    const seat = await canvas.findByRole('group', { name: t('seat', { label: chair.label }) });
    await userEvent.click(within(seat).getByRole('button', { name: t('plan.sitDown') }));
    await expect(args.onGoToSeat).toHaveBeenLastCalledWith({ floorId, seatId: 'ume-1' });
  },
};

export const TakingASeat: Story = {
  args: { state: { ...states.ready, changingSeatId: freeSeat.seatId } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    await pressAt(
      userEvent,
      surface,
      plan.seats.find(({ id }) => id === freeSeat.seatId)!,
    );
    const take = await canvas.findByRole('button', { name: t('takeSeat') });
    await expect(take).toHaveAttribute('aria-busy', 'true');
  },
};

export const Guest: Story = {
  args: { state: { ...states.ready, canTakeSeats: false, zoneId: 'ume' } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    const { name } = plan.zones.find(({ id }) => id === 'ume')!;
    const room = canvas.getByRole('group', {
      name: globals['locale'] === 'ja' ? name.ja : name.en,
    });
    await waitFor(() => expect(room).toHaveFocus());
    await pressAt(
      userEvent,
      surface,
      plan.seats.find(({ id }) => id === freeSeat.seatId)!,
    );
    await expect(await canvas.findByText(t('plan.guestSeat'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('takeSeat') })).not.toBeInTheDocument();
  },
};

export const SelectsAFloor: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    await userEvent.click(canvas.getByRole('combobox', { name: t('floor') }));
    const name = t('floorOption', { name: '4F デザインフロア', count: 4 });
    await userEvent.click(await screen.findByRole('option', { name }));
    await expect(args.onSelectFloor).toHaveBeenCalledWith({ floorId: 'f4' });
    // The page is inert while the floor list closes.
    const back = translatorOf({ globals }, 'common')('back');
    await userEvent.click(await canvas.findByRole('button', { name: back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
