import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { onPanelClose } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import * as styles from './FloorPlan.decorator.css.ts';
import { drawing, onFloor, press } from './FloorPlan.decorator.tsx';
import { states } from './FloorPlan.fixtures.ts';
import { plan } from './FloorPlan.plan.fixtures.ts';
import { FloorPlan } from './FloorPlan.tsx';

const meta = { ...onFloor } satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard access: the tree beside the drawing, and the card it opens. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'map');
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
    // Typeahead: the labels of the other floors start with their number.
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

/** Announces changes of the viewer's own position, not movements of others. */
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
    const t = translatorOf({ globals }, 'map');
    const lounge = plan.zones.find(({ id }) => id === 'lounge')!.name;
    const place = globals['locale'] === 'ja' ? lounge.ja : lounge.en;
    await userEvent.click(canvas.getByRole('button', { name: 'Walk' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('plan.news.arrived', { place })),
    );
  },
};
