import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import type { ChatSystemLine } from '../chat.ts';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { arrived } from './ChatRoom.fixtures.ts';
import { ChatRoom } from './ChatRoom.tsx';

const longName = '開発チームと品質保証チームとデザインチームの定例の準備と記録';
const at = '2026-11-20T00:40:00Z';
const systemLines: readonly ChatSystemLine[] = [
  { key: '1', at, kind: 'added', names: ['小林 芽衣'], by: '高橋 蓮' },
  { key: '2', at, kind: 'joined', names: ['佐々木 葵'] },
  { key: '3', at, kind: 'joined', names: ['Olivia Bennett'] },
  { key: '4', at, kind: 'joined', names: ['渡辺 颯太'] },
  { key: '5', at, kind: 'left', names: [null] },
  { key: '6', at, kind: 'removed', names: ['渡辺 颯太'], by: '高橋 蓮' },
  { key: '7', at, kind: 'renamed', by: null, from: '開発', to: longName },
  { key: '7b', at, kind: 'renamed', by: '高橋 蓮', from: null, to: '昼食の会' },
  { key: '7c', at, kind: 'renamed', by: '高橋 蓮', from: '昼食の会', to: null },
  { key: '8', at, kind: 'messageDeleted', names: ['小林 芽衣'], by: '高橋 蓮' },
  { key: '9', at, kind: 'webhookConnected', webhook: '勤怠', by: '高橋 蓮' },
  { key: '10', at, kind: 'webhookDisconnected', webhook: '勤怠', by: '高橋 蓮' },
  { key: '11', at, kind: 'webhookDisabled', webhook: 'CI' },
];

const state = { ...arrived, flow: { ...arrived.flow, systemLines } };

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Consecutive joins share a line. A deleted account is a former member. */
export const SystemLines: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const nameOf = (name: string) => t('systemLine.name', { name });
    const [ren, mei, sota] = ['高橋 蓮', '小林 芽衣', '渡辺 颯太'].map(nameOf) as [
      string,
      string,
      string,
    ];
    const names = { first: nameOf('佐々木 葵'), second: nameOf('Olivia Bennett'), count: 1 };
    const expected = [
      t('systemLine.added', { by: ren, who: mei }),
      t('systemLine.joined', { who: t('systemLine.several', names) }),
      t('systemLine.left', { who: t('systemLine.former') }),
      t('systemLine.removed', { by: ren, who: sota }),
      t('systemLine.renamed', { by: t('systemLine.former'), from: '開発', to: longName }),
      t('systemLine.unnamed', { by: ren, from: '昼食の会' }),
      t('systemLine.messageDeleted', { by: ren, who: mei }),
      t('systemLine.webhookConnected', { by: ren, webhook: '勤怠' }),
      t('systemLine.webhookDisconnected', { by: ren, webhook: '勤怠' }),
      t('systemLine.webhookDisabled', { webhook: 'CI' }),
    ];
    for (const text of expected) await expect(await canvas.findByText(text)).toBeVisible();

    // The time follows the last word of a text of several lines.
    const renamed = canvas.getByText(expected[4]!);
    const time = renamed.parentElement!.querySelector('time')!;
    await expect(renamed.getClientRects().length).toBeGreaterThan(1);
    await expect(time.getBoundingClientRect().bottom).toBeCloseTo(
      renamed.getBoundingClientRect().bottom,
      0,
    );
  },
};
