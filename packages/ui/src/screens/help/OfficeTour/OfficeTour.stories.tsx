import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { members } from '../../../stories/members.ts';
import { OfficeTour, type OfficeTourState } from './OfficeTour.tsx';
import type { PersonOnFloor } from './Welcome.tsx';

const people: readonly PersonOnFloor[] = members.map(({ userId, name }) => ({ userId, name }));

const states = {
  offered: { status: 'offered', floorName: '3F 開発フロア', people: people.slice(0, 5) },
  running: { status: 'running', done: ['WALK'] },
  finished: { status: 'finished' },
} satisfies { [S in OfficeTourState['status']]: Extract<OfficeTourState, { status: S }> };

const meta = {
  component: OfficeTour,
  args: {
    state: states.offered,
    view: '3d',
    onBegin: fn(),
    onSkip: fn(),
    onShow: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfficeTour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new member reads the floor, its members and how to walk, and can start or skip the tour. */
export const Offered: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('tour.offer.title'));
    await expect(canvas.getByRole('status')).toHaveTextContent('3F 開発フロア');
    await expect(canvas.getByText(new RegExp(`佐々木 葵.*高橋 蓮.*3`))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('tour.offer.begin') }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('tour.offer.skip') }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

/** Without 3D the hint explains the floor plan. */
export const OfferedOnThePlan: Story = {
  args: { state: { ...states.offered, people: people.slice(0, 1) }, view: '2d' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('tour.step.WALK.text2d'));
    await expect(canvas.getByText(/佐々木 葵/)).toBeVisible();
  },
};

/** The first member on the floor. */
export const OfferedToTheFirst: Story = {
  args: { state: { ...states.offered, people: [] } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await expect(canvas.getByText(t('tour.offer.people.nobody'))).toBeVisible();
  },
};

/** The members of the floor are not loaded yet. */
export const OfferedWhileConnecting: Story = {
  args: { state: { ...states.offered, people: null } },
};

/** Explains the next step. Another open step can be chosen from the list, a completed step cannot. */
export const Running: Story = {
  args: { state: states.running },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('tour.step.SIT.title'));
    await expect(canvas.getByRole('list', { name: t('tour.name') })).toHaveTextContent(
      t('tour.stepDone'),
    );
    await expect(canvas.queryByRole('button', { name: t('tour.step.WALK.name') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('tour.step.FIND.name') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('tour.step.FIND.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('tour.step.FIND.show') }));
    await expect(args.onShow).toHaveBeenCalledWith({ step: 'FIND' });
  },
};

/** Without 3D the member walks on the floor plan, so the button to open it is hidden. */
export const RunningOnThePlan: Story = {
  args: { state: { status: 'running', done: [] }, view: '2d', shown: 'WALK' },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    const show = (step: 'WALK' | 'SIT') =>
      canvas.queryByRole('button', { name: t(`tour.step.${step}.show`) });
    await expect(show('WALK')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('tour.step.SIT.name') }));
    await expect(show('SIT')).toBeVisible();
  },
};

export const Finished: Story = { args: { state: states.finished } };
