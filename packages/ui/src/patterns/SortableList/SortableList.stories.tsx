import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { SortableList } from './SortableList.tsx';

const meta = {
  component: SortableList,
  parameters: { layout: 'padded' },
  args: {
    label: 'カテゴリー Categories',
    items: [
      { id: 'start', label: 'はじめに Getting started' },
      { id: 'rooms', label: '会議室 Meeting rooms' },
      { id: 'voice', label: 'ボイスチャット Voice chat' },
      {
        id: 'long',
        label: '第二開発本部プラットフォーム推進室向けの案内 For the platform group '.repeat(2),
      },
    ],
    onItemsChange: fn(),
  },
  render: function Kept(args) {
    const [items, setItems] = useState(args.items);
    return (
      <SortableList
        {...args}
        items={items}
        onItemsChange={(event) => {
          setItems(event.items);
          args.onItemsChange(event);
        }}
      />
    );
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

const orderOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-handle]')].map(
    (handle) => (handle as HTMLElement).dataset['handle'],
  );

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const label = args.items[0]!.label;
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    const at = { label, position: 3, count: 4 };
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('sortableList.moved', at));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('sortableList.handle', at) })).toHaveFocus(),
    );
    await expect(args.onItemsChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onItemsChange).toHaveBeenCalledOnce();
    await expect(orderOf(canvasElement)).toEqual(['rooms', 'voice', 'start', 'long']);
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(orderOf(canvasElement)).toEqual(['rooms', 'voice', 'start', 'long']);
    await expect(args.onItemsChange).toHaveBeenCalledOnce();
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const handle = canvasElement.querySelector('[data-handle="start"]')!;
    const { left, top } = handle.getBoundingClientRect();
    const to = canvasElement.querySelector('[data-handle="voice"]')!.getBoundingClientRect();
    const point = (type: string, target: EventTarget, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          ...{
            bubbles: true,
            cancelable: true,
            isPrimary: true,
            pointerId: 1,
            pointerType: 'mouse',
          },
          ...{ button: 0, buttons: 1, clientX: left + 10, clientY },
        }),
      );
    point('pointerdown', handle, top + 10);
    point('pointermove', document, top + 30);
    await waitFor(() => expect(canvasElement.querySelector('[data-dnd-dragging]')).not.toBeNull());
    await waitFor(() => {
      point('pointermove', document, to.bottom);
      return expect(orderOf(canvasElement).indexOf('rooms')).toBe(0);
    });
    point('pointerup', document, to.bottom);
    await waitFor(() => expect(args.onItemsChange).toHaveBeenCalled());
    await waitFor(() =>
      expect(orderOf(canvasElement).slice(0, 3)).not.toEqual(['start', 'rooms', 'voice']),
    );
  },
};
