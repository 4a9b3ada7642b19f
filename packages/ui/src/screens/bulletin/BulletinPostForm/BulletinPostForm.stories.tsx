import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { boards, post } from '../bulletin.fixtures.ts';
import { BulletinPostForm, type BulletinPostFormState } from './BulletinPostForm.tsx';

const values = { boardId: 'events', title: post.title, content: post.content };
const ready = {
  status: 'ready',
  values,
  boards: boards.slice(1, 2),
  files: [{ id: 'plan', name: '大掃除の分担表.pdf', size: 120_400, status: 'done' }],
  links: post.links,
} as const satisfies BulletinPostFormState;

const meta = {
  component: BulletinPostForm,
  decorators: [inPanel],
  args: {
    state: ready,
    editing: false,
    onType: fn(),
    onUpload: fn(async () => ({ fileKey: 'picture' })),
    onChooseFiles: fn(),
    onRemoveFile: fn(),
    onRetryFile: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDiscard: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BulletinPostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resumed: Story = {
  args: { state: { ...ready, resumed: true } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'bulletin');
    await userEvent.click(canvas.getByRole('button', { name: t('form.publish') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent. Each invalid field shows its error, and the first gets the focus. */
export const WithMistakes: Story = {
  args: {
    state: {
      ...ready,
      values: { ...values, title: ' ', content: 'あ'.repeat(10_002) },
      files: [
        { id: 'x', name: 'setup.exe', size: 9000, status: 'failed', message: '使えない形式です。' },
      ],
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'bulletin');
    await userEvent.click(canvas.getByRole('button', { name: t('form.publish') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const title = canvas.getByRole('textbox', { name: t('form.title') });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(t('form.required'));
    await expect(canvas.getByText(t('tooLong', { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(t('form.filesFailed'))).toBeVisible();
  },
};

export const EditConflict: Story = {
  args: {
    editing: true,
    state: {
      ...ready,
      theirs: { ...values, title: '年末年始の休業（訂正）', fileNames: [] },
    },
  },
};

export const NoBoards: Story = { args: { state: { status: 'noBoards' } } };

export const Submitting: Story = { args: { submitting: true } };

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

/** The post was deleted while it was edited. */
export const Gone: Story = { args: { editing: true, state: { status: 'gone' } } };
