import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { wordsOf } from '../../../../../../.storybook/words.ts';
import { onPanelClose } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import * as styles from './FloorPlan.decorator.css.ts';
import { freeSeat, ownSeat, states, threeHundred, walked } from './FloorPlan.fixtures.ts';
import {
  usual,
  drawing,
  floorId,
  forgetPresses,
  inPlace,
  press,
  pressAt,
} from './FloorPlan.decorator.tsx';
import { plan } from './FloorPlan.plan.fixtures.ts';
import { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx';

const meta = {
  component: FloorPlan,
  decorators: [inPlace],
  args: usual,
  beforeEach: forgetPresses,
} satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressing: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const people = wordsOf({ globals }, 'people');
    const surface = await drawing(canvasElement);

    await pressAt(userEvent, surface, { x: 20, z: 20 });
    await expect(args.onWalkTo).toHaveBeenCalledWith({
      floorId,
      x: expect.closeTo(20, 1),
      z: expect.closeTo(20, 1),
    });

    await pressAt(userEvent, surface, { x: 15.4, z: 19.6 });
    const card = await canvas.findByRole('group', { name: 'Lucas Martin' });
    await userEvent.click(within(card).getByRole('button', { name: people('message') }));
    await expect(press.message).toHaveBeenCalledOnce();
    await userEvent.click(within(card).getByRole('button', { name: people('goTo') }));
    await expect(press.goTo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());

    await pressAt(userEvent, surface, { x: 10, z: 3.9 });
    const ume = plan.zones.find(({ id }) => id === 'ume')!.name;
    const roomName = globals['locale'] === 'ja' ? ume.ja : ume.en;
    const room = await canvas.findByRole('group', { name: roomName });
    await userEvent.click(within(room).getByRole('button', { name: t('plan.enterRoom') }));
    await expect(args.onEnterRoom).toHaveBeenCalledWith({ floorId, zoneId: 'ume' });
  },
};

/** What is rarer is in a menu; what is not possible says why. */
export const MoreForSomeone: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const people = wordsOf({ globals }, 'people');
    const surface = await drawing(canvasElement);
    await pressAt(userEvent, surface, { x: 15.4, z: 19.6 });
    const card = await canvas.findByRole('group', { name: 'Lucas Martin' });
    const more = people('moreActions', { name: 'Lucas Martin' });
    await userEvent.click(within(card).getByRole('button', { name: more }));
    const call = await screen.findByRole('menuitem', { name: new RegExp(people('call')) });
    await expect(call).toHaveTextContent(people('reason.later'));
    await userEvent.click(screen.getByRole('menuitem', { name: people('follow') }));
    await expect(press.follow).toHaveBeenCalledOnce();
  },
};

export const Seats: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    const placeOf = (id: string) => plan.seats.find((seat) => seat.id === id)!;

    await pressAt(userEvent, surface, placeOf(freeSeat.seatId));
    const free = await canvas.findByRole('group', { name: t('seat', { label: freeSeat.label }) });
    await userEvent.click(within(free).getByRole('button', { name: t('takeSeat') }));
    await expect(args.onTakeSeat).toHaveBeenCalledWith({ floorId, seatId: freeSeat.seatId });

    await pressAt(userEvent, surface, placeOf(ownSeat.seatId));
    const own = await canvas.findByRole('group', { name: t('seat', { label: ownSeat.label }) });
    await userEvent.click(within(own).getByRole('button', { name: t('desk.goTo') }));
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

/** Everything by keyboard: the list beside the drawing, and the card that it opens. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    await drawing(canvasElement);
    const tree = canvas.getByRole('tree', { name: t('plan.tree') });
    const items = () => within(tree).getAllByRole('treeitem');
    const floor = items()[0]!;
    floor.focus();
    await expect(floor).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const firstZone = items()[1]!;
    await waitFor(() => expect(firstZone).toHaveFocus());
    await expect(firstZone).toHaveAttribute('aria-level', '2');

    const sakura = plan.zones.find(({ id }) => id === 'sakura')!.name;
    const name = globals['locale'] === 'ja' ? sakura.ja : sakura.en;
    const room = within(tree).getByRole('treeitem', { name: new RegExp(name) });
    room.focus();
    await expect(room).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(room).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowRight}');
    const ren = within(tree).getByRole('treeitem', { name: /^高橋 蓮/ });
    await waitFor(() => expect(ren).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(room).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const card = await canvas.findByRole('group', { name: '高橋 蓮' });
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press.message).toHaveBeenCalledOnce();
    onPanelClose.mockClear();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ren).toHaveFocus());
    await expect(card).not.toBeInTheDocument();
    await expect(onPanelClose).not.toHaveBeenCalled();

    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(floor).toHaveFocus());
    // The other floors begin with their number: a letter leads to them.
    await userEvent.keyboard('4');
    const fourth = within(tree).getByRole('treeitem', { name: /4F/ });
    await waitFor(() => expect(fourth).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectFloor).toHaveBeenCalledWith({ floorId: 'f4' });
    await userEvent.keyboard('{End}');
    const blocked = within(tree).getByRole('treeitem', { name: /5F/ });
    await waitFor(() => expect(blocked).toHaveFocus());
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Zoom: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    const width = () => surface.querySelector('svg')!.getBoundingClientRect().width;
    const whole = width();
    await userEvent.click(canvas.getByRole('button', { name: t('plan.nearer') }));
    await waitFor(() => expect(width()).toBeGreaterThan(whole * 1.4));
    await userEvent.click(canvas.getByRole('button', { name: t('plan.fit') }));
    await waitFor(() => expect(width()).toBeCloseTo(whole, 0));
    surface.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(width()).toBeGreaterThan(whole * 1.4));
    await userEvent.keyboard('0');
    await waitFor(() => expect(width()).toBeCloseTo(whole, 0));
  },
};

export const Move: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    const width = () => surface.querySelector('svg')!.getBoundingClientRect().width;
    const left = () => surface.querySelector('svg')!.getBoundingClientRect().left;
    const whole = width();
    surface.focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(width()).toBeGreaterThan(whole * 2));
    const before = left();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(left()).toBeLessThan(before));
    const dragged = left();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: surface, coords: { clientX: 200, clientY: 200 } },
      { target: surface, coords: { clientX: 260, clientY: 200 } },
      { keys: '[/MouseLeft]', target: surface, coords: { clientX: 260, clientY: 200 } },
    ]);
    await waitFor(() => expect(left()).toBeGreaterThan(dragged + 30));
    const follow = canvas.getByRole('button', { name: t('plan.followMe') });
    await userEvent.click(follow);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const SelectsAFloor: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    await userEvent.click(canvas.getByRole('combobox', { name: t('floor') }));
    const name = t('floorOption', { name: '4F デザインフロア', count: 4 });
    await userEvent.click(await screen.findByRole('option', { name }));
    await expect(args.onSelectFloor).toHaveBeenCalledWith({ floorId: 'f4' });
    // While the list of floors closes, the page behind it cannot be reached.
    const back = wordsOf({ globals }, 'common')('back');
    await userEvent.click(await canvas.findByRole('button', { name: back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The floor with people who walk: five updates a second. */
function WalkingFloor(args: FloorPlanProps) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((last) => last + 1), 200);
    return () => clearInterval(timer);
  }, []);
  const { state } = args;
  if (state.status !== 'ready') return null;
  return <FloorPlan {...args} state={{ ...state, people: walked(state.people, step) }} />;
}

/** Whoever walks is somewhere else with each update. */
export const PeopleWalk: Story = {
  render: (args) => <WalkingFloor {...args} />,
  play: async ({ canvasElement }) => {
    const surface = await drawing(canvasElement);
    const someone = surface.querySelector<HTMLElement>('[data-user-id="lucas"]')!;
    const before = someone.style.transform;
    await waitFor(() => expect(someone.style.transform).not.toBe(before));
  },
};

/** To look at: all of them move. As a test it would only measure the machine. */
export const ThreeHundredWalk: Story = {
  tags: ['!test'],
  args: { layout: 'page', state: threeHundred },
  render: (args) => <WalkingFloor {...args} />,
};

export const TakingASeat: Story = {
  args: { state: { ...states.ready, busySeatId: freeSeat.seatId } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
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

/** A guest goes everywhere and has no seat of their own. */
export const Guest: Story = {
  args: { state: { ...states.ready, canTakeSeats: false } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    await pressAt(
      userEvent,
      surface,
      plan.seats.find(({ id }) => id === freeSeat.seatId)!,
    );
    await expect(await canvas.findByText(t('plan.guestSeat'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('takeSeat') })).not.toBeInTheDocument();
  },
};

/** What happens to oneself is told; the steps of others are not. */
export const TellsWhatChanges: Story = {
  render: function Changing(args) {
    const [moved, setMoved] = useState(false);
    const people = states.ready.people.map((person) =>
      person.userId === 'aoi' && moved ? { ...person, x: 29, z: 18 } : person,
    );
    return (
      <>
        <FloorPlan {...args} state={{ ...states.ready, people }} />
        <button type="button" className={styles.above} onClick={() => setMoved(true)}>
          Walk
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'map');
    const lounge = plan.zones.find(({ id }) => id === 'lounge')!.name;
    const place = globals['locale'] === 'ja' ? lounge.ja : lounge.en;
    await userEvent.click(canvas.getByRole('button', { name: 'Walk' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('plan.news.arrived', { place })),
    );
  },
};
