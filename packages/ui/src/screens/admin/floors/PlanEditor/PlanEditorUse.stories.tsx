import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import type { EditedPlan } from './planEditorState.ts';
import { drag, drawing, onFloor, pressAt } from './PlanEditor.decorator.tsx';
import { emptyPlan, plan, states } from './PlanEditor.fixtures.ts';
import type { PlanEditor } from './PlanEditor.tsx';

const meta = { ...onFloor } satisfies Meta<typeof PlanEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastPlan = (args: Story['args'] & object): EditedPlan => {
  const { calls } = (args.onChange as unknown as { mock: { calls: [{ plan: EditedPlan }][] } })
    .mock;
  return calls.at(-1)![0].plan;
};

/** Drags a desk with its chair and restores both with undo. */
export const Dragging: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const surface = await drawing(canvasElement);
    const desk = plan.desks[0]!;
    await pressAt(userEvent, surface, desk);
    const name = t('editor.named.desk', { number: 1 });
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await drag(userEvent, surface, [desk, { x: desk.x, z: 12 }, { x: 20, z: 19.5 }]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const moved = lastPlan(args);
    await expect(Math.hypot(moved.desks[0]!.x - 20, moved.desks[0]!.z - 19.5)).toBeLessThan(0.6);
    const chair = plan.seats.findIndex(({ label }) => label === 'A-1');
    await expect(moved.seats[chair]!.z - moved.desks[0]!.z).toBeCloseTo(-0.79);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(lastPlan(args)).toBe(plan));
  },
};

/** Draws a room from corner to corner, which then is named in both languages. */
export const DrawingARoom: Story = {
  args: { state: { ...states.ready, plan: emptyPlan, published: false } },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const surface = await drawing(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('editor.beginning.action') }));
    await drag(userEvent, surface, [
      { x: 3.02, z: 2.03 },
      { x: 5, z: 5 },
      { x: 9.04, z: 6.98 },
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const { zones, walls, doors } = lastPlan(args);
    await expect(zones).toMatchObject([
      {
        kind: 'MEETING',
        name: { ja: '会議室 1', en: 'Meeting room 1', katakana: 'ｶｲｷﾞｼﾂ' },
        polygon: [
          [3, 2],
          [9, 2],
          [9, 7],
          [3, 7],
        ],
      },
    ]);
    await expect([walls.length, doors.length]).toEqual([4, 1]);
    const select = t('editor.toolWithKey', { tool: t('editor.tool.select'), key: 'V' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: select })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

/** Adds, moves, numbers, copies and deletes a desk by keyboard. Every step is announced. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const surface = await drawing(canvasElement);
    surface.focus();
    await userEvent.keyboard('t{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const { desks } = lastPlan(args);
    await expect(desks).toHaveLength(plan.desks.length + 1);
    const { x } = desks.at(-1)!;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(lastPlan(args).desks.at(-1)!.x).toBe(x + 0.5));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(lastPlan(args).desks).toHaveLength(plan.desks.length + 2));
    const announcement = t('editor.said.duplicated', { items: t('editor.items', { count: 2 }) });
    await expect(canvas.getByText(RegExp(`^${announcement}`))).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(lastPlan(args).desks).toHaveLength(plan.desks.length + 1));
    // Both steps of the arrow key are undone together.
    await userEvent.keyboard('{Control>}zzzz{/Control}');
    await waitFor(() => expect(lastPlan(args)).toBe(plan));
  },
};

/** Moves the focus between plan and fields, and keeps it when a button is removed. */
export const FocusByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const surface = await drawing(canvasElement);
    surface.focus();
    await userEvent.keyboard('w');
    const addButton = await canvas.findByRole('button', { name: t('editor.put') });
    addButton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const material = { name: t('editor.field.material') };
    await waitFor(() => expect(canvas.getByRole('combobox', material)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(surface).toHaveFocus());
    canvas.getByRole('button', { name: t('editor.remove') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastPlan(args)).toMatchObject({ walls: plan.walls }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
    canvas.getByRole('button', { name: t('editor.undo') }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(lastPlan(args)).toBe(plan));
    await waitFor(() => expect(surface).toHaveFocus());
  },
};

/** Finds an object in the list and edits it. A position outside the floor becomes the edge. */
export const ByFields: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    await drawing(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: t('editor.list') }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'A-3');
    const name = t('editor.named.seat', { label: 'A-3' });
    await userEvent.click(await canvas.findByRole('option', { name }));
    await userEvent.click(canvas.getByRole('tab', { name: t('editor.properties') }));
    const panel = within(canvas.getByRole('region', { name: t('editor.properties') }));
    const label = panel.getByRole('textbox', { name: t('editor.field.label') });
    await userEvent.clear(label);
    await userEvent.type(label, 'A-1');
    await expect(await panel.findByText(t('editor.problem.duplicateLabel'))).toBeVisible();
    await userEvent.type(label, '00');
    await waitFor(() =>
      expect(panel.queryByText(t('editor.problem.duplicateLabel'))).not.toBeInTheDocument(),
    );
    const index = plan.seats.findIndex((seat) => seat.label === 'A-3');
    await waitFor(() => expect(lastPlan(args).seats[index]!.label).toBe('A-100'));
    const left = panel.getByRole('textbox', { name: t('editor.field.x') });
    await userEvent.clear(left);
    await userEvent.type(left, '99');
    await userEvent.tab();
    await expect(left).toHaveValue('34');
    await waitFor(() => expect(lastPlan(args).seats[index]!.x).toBe(34));
  },
};

/** Converts the reading of a room to half-width katakana when the field is left. */
export const Reading: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    await drawing(canvasElement);
    const zone = plan.zones.findIndex(({ kind }) => kind === 'MEETING');
    const { name } = plan.zones[zone]!;
    const label = globals['locale'] === 'ja' ? name.ja : name.en;
    await userEvent.click(canvas.getByRole('tab', { name: t('editor.list') }));
    await userEvent.type(await canvas.findByRole('searchbox'), label);
    await userEvent.click(await canvas.findByRole('option', { name: label }));
    await userEvent.click(canvas.getByRole('tab', { name: t('editor.properties') }));
    const panel = within(canvas.getByRole('region', { name: t('editor.properties') }));
    const reading = panel.getByRole('textbox', { name: t('editor.field.name.katakana') });
    await userEvent.clear(reading);
    await userEvent.type(reading, 'かいぎしつ サクラ');
    await userEvent.tab();
    await waitFor(() => expect(lastPlan(args).zones[zone]!.name.katakana).toBe('ｶｲｷﾞｼﾂｻｸﾗ'));
    await userEvent.type(reading, '1');
    await expect(panel.queryByText(t('editor.problem.nameKatakana'))).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await panel.findByText(t('editor.problem.nameKatakana'))).toBeVisible();
  },
};

/** Fits plan, tools and fields into the width of a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await drawing(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
