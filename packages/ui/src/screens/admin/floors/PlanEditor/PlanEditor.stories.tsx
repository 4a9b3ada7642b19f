import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { drawing, onFloor } from './PlanEditor.decorator.tsx';
import { emptyPlan, largePlan, plan, problems, states } from './PlanEditor.fixtures.ts';
import type { PlanEditor } from './PlanEditor.tsx';

const meta = { ...onFloor } satisfies Meta<typeof PlanEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    state: { ...states.ready, plan: emptyPlan, draft: { status: 'none' }, published: false },
  },
};

/** Excluded from tests because of its size. Measured by the benchmark `plan-editor`. */
export const TwoThousandItems: Story = {
  tags: ['!test'],
  args: { state: { ...states.ready, plan: largePlan() } },
};

/** Errors are shown on the plan and in a list, and prevent publishing. */
export const Problems: Story = {
  args: { state: { ...states.ready, problems } },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const surface = await drawing(canvasElement);
    await expect(
      [...canvasElement.querySelectorAll('[data-problem]')].map((mark) =>
        mark.getAttribute('data-problem'),
      ),
    ).toEqual(['unreachable', 'seatsOverlap', 'peopleShutIn']);
    await userEvent.click(canvas.getByRole('button', { name: t('editor.publish.action') }));
    await expect(args.onPublish).not.toHaveBeenCalled();
    await waitFor(() => expect(surface).toHaveFocus());
    const announcement = t('editor.said.problem', {
      items: t('editor.named.seat', { label: 'A-1' }),
      problem: t('editor.problem.unreachable'),
    });
    await expect(canvas.getByText(announcement)).toBeInTheDocument();
    const count = problems.filter(({ severity }) => severity === 'error').length;
    await expect(canvas.getByText(t('editor.said.hasErrors', { count }))).toBeVisible();
    const list = await canvas.findByRole('tabpanel');
    const problem = within(list).getByRole('button', { name: /A-1/ });
    await expect(problem).toHaveTextContent(t('editor.problem.unreachable'));
    problem.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: t('editor.properties') }));
    await expect(
      await canvas.findByRole('heading', { name: t('editor.named.seat', { label: 'A-1' }) }),
    ).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { state: { ...states.ready, readOnly: { reason: 'publishing', by: '佐藤 葵' } } },
};

export const Saving: Story = {
  args: { state: { ...states.ready, draft: { status: 'saving' }, checking: true } },
};

export const SaveFailed: Story = {
  args: { state: { ...states.ready, draft: { status: 'failed' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    await userEvent.click(canvas.getByRole('button', { name: t('editor.draft.retry') }));
    await expect(args.onRetrySave).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    state: {
      ...states.ready,
      draft: { status: 'offline' },
      importProblem: { fileName: 'floor.json', details: ['walls[3].to: 2 numbers expected'] },
    },
  },
};

export const Conflict: Story = {
  args: {
    state: {
      ...states.ready,
      conflict: {
        changedBy: '佐藤 葵',
        changedAt: '2026-11-20T02:35:00Z',
        theirs: { ...plan, desks: plan.desks.slice(1), name: { ...plan.name, en: '1F Lobby' } },
      },
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: t('editConflict.takeTheirs') }),
    );
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
};

const impact = {
  peopleMoved: 3,
  seatsLost: [
    { label: 'A-1', ownerName: '佐藤 葵' },
    { label: 'A-2', ownerName: 'Lucas Martin' },
  ],
  roomsLost: [{ name: '会議室 うめ', meetings: 2 }],
};

export const PreparingPublication: Story = {
  args: { state: { ...states.ready, publish: { status: 'preparing' } } },
};

export const Publishing: Story = {
  args: { state: { ...states.ready, publish: { status: 'publishing', impact } } },
};

export const ConfirmingPublication: Story = {
  args: { state: { ...states.ready, publish: { status: 'asking', impact } } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('editor.publish.action') }));
    await expect(args.onConfirmPublish).toHaveBeenCalledOnce();
  },
};
