import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import {
  drawnPicture,
  pictureFile,
} from '../../../patterns/PicturePicker/PicturePicker.fixtures.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  candidateStates,
  manyCandidates,
  search,
} from '../../../patterns/MemberPicker/MemberPicker.fixtures.ts';
import { RoomForm, type RoomFormState } from './RoomForm.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  limit: { status: 'limit', limit: 10 },
  create: { status: 'create' },
  edit: { status: 'edit', name: '開発チーム' },
} satisfies { [S in RoomFormState['status']]: Extract<RoomFormState, { status: S }> };

const meta = {
  component: RoomForm,
  decorators: [inPanel],
  args: { state: states.create, search: search(), onSubmit: fn(), onBack: fn(), onRetry: fn() },
} satisfies Meta<typeof RoomForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(new RegExp(t('form.name'))), ' 新製品 ');
    await userEvent.click(canvas.getByRole('checkbox', { name: /高橋 蓮/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /小林 芽衣/ }));
    await userEvent.click(
      canvas.getByRole('button', { name: common('memberPicker.unselect', { name: '高橋 蓮' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('form.create') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      values: { name: '新製品' },
      logo: undefined,
      userIds: ['mei'],
    });
  },
};

export const NoName: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('form.create') }));
    await waitFor(() => expect(canvas.getByText(common('validation.required'))).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText(new RegExp(t('form.name')))).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NineSelected: Story = {
  args: { search: { ...search(), candidates: manyCandidates } },
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const boxes = canvas.getAllByRole('checkbox');
    for (const box of boxes.slice(0, 9)) await userEvent.click(box);
    await expect(canvas.getByText(common('memberPicker.full', { max: 9 }))).toBeVisible();
    await expect(boxes[9]).toBeDisabled();
  },
};

export const NoMembersFound: Story = {
  args: { search: { ...search(), candidates: candidateStates.empty, keyword: '山田' } },
};

export const CandidatesFailed: Story = {
  args: { search: { ...search(), candidates: candidateStates.error } },
};

export const CandidatesLoading: Story = {
  args: { search: { ...search(), candidates: candidateStates.loading } },
};

export const Edit: Story = {
  args: { state: states.edit },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await userEvent.upload(
      canvas.getByLabelText(t('form.chooseLogo'), { selector: 'input' }),
      drawnPicture({ name: 'logo.png' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: common('crop.use') }));
    await expect(await canvas.findByRole('button', { name: t('form.removeLogo') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      values: { name: '開発チーム' },
      logo: expect.objectContaining({ name: 'logo.png', type: 'image/png' }),
      userIds: [],
    });
  },
};

export const LogoTooSmall: Story = {
  args: { state: states.edit },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    const input = canvas.getByLabelText(t('form.chooseLogo'), { selector: 'input' });
    await userEvent.upload(input, pictureFile('tiny.png', 4));
    await waitFor(() => expect(canvas.getByText(common('validation.imageTooSmall'))).toBeVisible());
  },
};

/** At the limit the form is replaced by a message. */
export const LimitReached: Story = {
  args: { state: states.limit },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('form.limitTitle', { count: 10 }))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('room.backToList') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { error: { text: '作成できるルームは10件までです。 You have created 10 rooms.' } },
};

export const Submitting: Story = { args: { submitting: true } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };
