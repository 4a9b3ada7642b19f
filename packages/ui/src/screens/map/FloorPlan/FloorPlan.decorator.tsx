import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn, waitFor } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import * as styles from './FloorPlan.decorator.css.ts';
import { states } from './FloorPlan.fixtures.ts';
import { plan } from './FloorPlan.plan.fixtures.ts';
import { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx';

export const press = {
  wave: fn(),
  message: fn(),
  call: fn(),
  goTo: fn(),
  follow: fn(),
  note: fn(),
  profile: fn(),
};

const inPlace: Decorator = (Story, context) =>
  context.args['layout'] === 'page' ? (
    <main className={styles.page}>
      <Story />
    </main>
  ) : (
    inPanel(Story, context)
  );

const usual: FloorPlanProps = {
  state: states.ready,
  personActions: ({ userId }) =>
    userId === 'aoi'
      ? { wave: { onPress: press.wave }, profile: { onPress: press.profile } }
      : {
          message: { onPress: press.message },
          call: { disabled: 'later', onPress: press.call },
          goTo: { onPress: press.goTo },
          follow: { onPress: press.follow },
          note: { onPress: press.note },
          profile: { onPress: press.profile },
        },
  onSelectFloor: fn(),
  onEnterFloor: fn(),
  onTakeSeat: fn(),
  onLeaveSeat: fn(),
  onGoToSeat: fn(),
  onEnterRoom: fn(),
  onWalkTo: fn(),
  onStopFollowing: fn(),
  onBack: fn(),
  onRetry: fn(),
};

export const onFloor = {
  component: FloorPlan,
  decorators: [inPlace],
  args: usual,
  beforeEach: () => Object.values(press).forEach((each) => each.mockClear()),
} satisfies Meta<typeof FloorPlan>;

export const floorId = 'f3';

export async function drawing(root: HTMLElement): Promise<HTMLElement> {
  const view = await waitFor(() => {
    const found = root.querySelector<HTMLElement>('[data-component="PlanView"]');
    if (found?.dataset['measured'] !== 'true') throw new Error('Not measured yet');
    return found;
  });
  return view.querySelector<HTMLElement>('[role="group"]')!;
}

export function pointOf(surface: HTMLElement, { x, z }: { x: number; z: number }) {
  const svg = surface.querySelector('svg')!.getBoundingClientRect();
  return {
    clientX: svg.left + (x / plan.size.width) * svg.width,
    clientY: svg.top + (z / plan.size.depth) * svg.height,
  };
}

type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

export async function pressAt(
  userEvent: User,
  target: HTMLElement,
  place: { x: number; z: number },
) {
  const coords = pointOf(target, place);
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target, coords },
    { keys: '[/MouseLeft]', target, coords },
  ]);
}
