import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cameraStill } from '../../../stories/callPictures.ts';
import { translatorOf } from '../../../stories/texts.ts';
import {
  alone,
  freeSeat,
  longNames,
  emptyFloor,
  floorWithSixtyPeople,
  states,
  floorWithThreeHundredPeople,
  unavailable,
} from './FloorPlan.fixtures.ts';
import { drawing, onFloor, pressAt } from './FloorPlan.decorator.tsx';
import type { PlanPerson } from '../map.ts';
import type { FloorPlan } from './FloorPlan.tsx';

const meta = { ...onFloor } satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Nobody: Story = {
  args: { state: emptyFloor },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const surface = await drawing(canvasElement);
    await pressAt(userEvent, surface, { x: 20, z: 20 });
    await expect(args.onWalkTo).not.toHaveBeenCalled();
    await expect(canvas.getByText(t('nobody'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('enter') }));
    await expect(args.onEnterFloor).toHaveBeenCalledWith({ floorId: 'f4' });
  },
};

export const Alone: Story = { args: { state: alone } };

export const SixtyPeople: Story = { args: { state: floorWithSixtyPeople } };

export const ThreeHundredPeople: Story = { args: { state: floorWithThreeHundredPeople } };

export const Page: Story = { args: { layout: 'page' } };

export const PageWithSixty: Story = { args: { layout: 'page', state: floorWithSixtyPeople } };

/** Camera pictures of people in a call are shown at their position. */
export const Watched: Story = {
  args: {
    layout: 'page',
    state: {
      ...states.ready,
      people: states.ready.people.map((person) =>
        person.userId === 'ren' || person.userId === 'mei'
          ? { ...person, picture: cameraStill(person.userId) }
          : person,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await drawing(canvasElement);
    const ren = canvasElement.querySelector('[data-part="Person"][data-user-id="ren"]');
    await expect(ren!.querySelector('[data-component="FaceBubble"] img')).toBeVisible();
  },
};

/** Ren and Mei have the signs; Mei also shares a camera. */
function signedByRenAndMei(
  signsOf: (userId: string) => Pick<PlanPerson, 'reactions' | 'handRaised'>,
): typeof states.ready {
  return {
    ...states.ready,
    people: states.ready.people.map((person) => ({
      ...person,
      ...(person.userId === 'mei' && { picture: cameraStill(person.userId) }),
      ...((person.userId === 'ren' || person.userId === 'mei') && signsOf(person.userId)),
    })),
  };
}

export const Reactions: Story = {
  args: {
    layout: 'page',
    state: signedByRenAndMei((userId) => ({ reactions: [{ id: 1, userId, reaction: 'CLAP' }] })),
  },
  play: async ({ canvasElement }) => {
    await drawing(canvasElement);
    const above = (userId: string) =>
      canvasElement.querySelector(
        `[data-part="Person"][data-user-id="${userId}"] [data-component="RisingReactions"]`,
      )?.textContent;
    await expect([above('ren'), above('mei'), above('haru')]).toEqual(['👏', '👏', undefined]);
  },
};

export const RaisedHands: Story = {
  args: {
    layout: 'page',
    state: signedByRenAndMei(() => ({ handRaised: true })),
  },
  play: async ({ canvasElement }) => {
    await drawing(canvasElement);
    const markOf = (userId: string) =>
      canvasElement.querySelector(`[data-part="Person"][data-user-id="${userId}"]`);
    await expect(markOf('ren')).toHaveTextContent(/✋高橋/);
    await expect(markOf('mei')).toHaveTextContent(/✋.+/);
    await expect(markOf('haru')).not.toHaveTextContent('✋');
  },
};

/** Camera pictures of people at the same position are placed side by side and point to it. */
export const WatchedWithoutFloor: Story = {
  args: {
    layout: 'page',
    state: {
      ...states.ready,
      people: states.ready.people.map((person) =>
        person.userId === 'ren' || person.userId === 'mei'
          ? { ...person, x: 12, z: 12, picture: cameraStill(person.userId) }
          : person,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await drawing(canvasElement);
    const bubbles = canvasElement.querySelectorAll<HTMLElement>('[data-component="FaceBubble"]');
    await expect(bubbles).toHaveLength(2);
    const [left, right] = [...bubbles].toSorted(
      (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
    );
    await expect(left!.getBoundingClientRect().right).toBeLessThanOrEqual(
      right!.getBoundingClientRect().left,
    );
    const turns = [left!, right!].map(({ style }) =>
      Number.parseFloat(style.getPropertyValue('--office-face-turn')),
    );
    await expect(turns.filter((turn) => turn === 0)).toHaveLength(1);
    await expect(Math.max(...turns.map(Math.abs))).toBeGreaterThan(0.5);
  },
};

export const Following: Story = {
  args: { state: { ...states.ready, followedUserId: 'lucas' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    await userEvent.click(canvas.getByRole('button', { name: t('plan.stopFollowing') }));
    await expect(args.onStopFollowing).toHaveBeenCalledOnce();
  },
};

export const SeatUnavailable: Story = {
  args: { state: unavailable },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'map');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('seatUnavailable', { label: freeSeat.label }),
    );
  },
};

export const SeatFailed: Story = {
  args: { state: { ...states.ready, seatProblem: { kind: 'failed' } } },
};

export const Blocked: Story = {
  args: { state: states.blocked },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
    const show = t('plan.showFloor', { name: '3F 開発フロア' });
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(args.onSelectFloor).toHaveBeenCalledWith({ floorId: 'f3' });
  },
};

export const Empty: Story = { args: { state: states.empty } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: longNames } };

export const PageWithLongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { layout: 'page', state: longNames },
  play: async ({ canvasElement }) => {
    await drawing(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PageFailed: Story = { args: { layout: 'page', state: states.error } };
