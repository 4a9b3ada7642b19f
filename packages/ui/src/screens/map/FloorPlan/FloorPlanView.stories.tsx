import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { reachableMembers } from '../../../patterns/ReachabilityProvider/Reachability.fixtures.ts';
import { ReachabilityProvider } from '../../../patterns/ReachabilityProvider/index.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { drawing, onFloor, pressAt } from './FloorPlan.decorator.tsx';
import {
  floorWithDemoColleagues,
  floorWithThreeHundredPeople,
  walked,
} from './FloorPlan.fixtures.ts';
import { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx';

const meta = { ...onFloor } satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DemoColleagues: Story = {
  args: { layout: 'page', state: floorWithDemoColleagues },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const surface = await drawing(canvasElement);
    await waitFor(() =>
      expect(within(surface).getAllByText(/^(デモ|Demo)$/).length).toBeGreaterThan(2),
    );
    await pressAt(userEvent, surface, { x: 15.4, z: 19.6 });
    const card = await canvas.findByRole('group', { name: 'Lucas Martin' });
    await expect(within(card).getByText(/^(デモ|Demo)$/)).toBeVisible();
  },
};

const focusing = reachableMembers.get('focusing')!;
const everyoneFocusing = new Map(
  floorWithDemoColleagues.people.map(({ userId }) => [userId, focusing] as const),
);

/** Videos of a call cover the plan. */
export const StatusMarksBelowVideos: Story = {
  args: { layout: 'page' },
  decorators: [
    (Story) => (
      <ReachabilityProvider members={everyoneFocusing}>
        <div style={{ position: 'relative', height: '100vh', overflow: 'hidden' }}>
          <Story />
          <div data-testid="videos" style={{ position: 'absolute', inset: 0, opacity: 0 }} />
        </div>
      </ReachabilityProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByRole('img', { name: /🎧 Focusing/ });
    mark!.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = mark!.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(above).toBe(canvas.getByTestId('videos'));
  },
};

export const Zoom: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    const width = () => surface.querySelector('svg')!.getBoundingClientRect().width;
    const initialWidth = width();
    await userEvent.click(canvas.getByRole('button', { name: t('plan.nearer') }));
    await waitFor(() => expect(width()).toBeGreaterThan(initialWidth * 1.4));
    await userEvent.click(canvas.getByRole('button', { name: t('plan.fit') }));
    await waitFor(() => expect(width()).toBeCloseTo(initialWidth, 0));
    surface.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(width()).toBeGreaterThan(initialWidth * 1.4));
    await userEvent.keyboard('0');
    await waitFor(() => expect(width()).toBeCloseTo(initialWidth, 0));
  },
};

export const Move: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    const width = () => surface.querySelector('svg')!.getBoundingClientRect().width;
    const left = () => surface.querySelector('svg')!.getBoundingClientRect().left;
    const initialWidth = width();
    surface.focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(width()).toBeGreaterThan(initialWidth * 2));
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

export const PeopleWalk: Story = {
  render: (args) => <WalkingFloor {...args} />,
  play: async ({ canvasElement }) => {
    const surface = await drawing(canvasElement);
    const person = surface.querySelector<HTMLElement>('[data-user-id="lucas"]')!;
    const before = person.style.transform;
    await waitFor(() => expect(person.style.transform).not.toBe(before));
  },
};

/** For visual inspection: all people move. Excluded from tests, because it would only measure the machine. */
export const ThreeHundredWalk: Story = {
  tags: ['!test'],
  args: { layout: 'page', state: floorWithThreeHundredPeople },
  render: (args) => <WalkingFloor {...args} />,
};
