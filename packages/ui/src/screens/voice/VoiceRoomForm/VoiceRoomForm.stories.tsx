import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { candidateStates, search } from '../../../patterns/MemberPicker/MemberPicker.fixtures.ts';
import { longRoomName } from '../voice.fixtures.ts';
import { candidates } from '../../chat/chat.fixtures.ts';
import { VoiceRoomForm, type VoiceRoomFormState } from './VoiceRoomForm.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  create: { status: 'create' },
  edit: { status: 'edit', name: '雑談', people: candidates.slice(1, 3) },
} satisfies { [S in VoiceRoomFormState['status']]: Extract<VoiceRoomFormState, { status: S }> };

const long: VoiceRoomFormState = {
  status: 'edit',
  name: longRoomName,
  people: candidates,
};

const meta = {
  component: VoiceRoomForm,
  decorators: [inPanel],
  args: {
    kind: 'OWN',
    state: states.create,
    search: search(),
    onSubmit: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof VoiceRoomForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.type(canvas.getByLabelText(new RegExp(t('form.name'))), ' 雑談 ');
    await userEvent.click(canvas.getByRole('checkbox', { name: /高橋 蓮/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('form.create') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: '雑談',
        people: [expect.objectContaining({ userId: 'ren' })],
        join: true,
      }),
    );
  },
};

/** The name is required; the field shows an error and gets the focus. */
export const NoName: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('form.create') }));
    const required = translatorOf({ globals }, 'common')('validation.required');
    await expect(await canvas.findByText(required)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(new RegExp(t('form.name')))).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CreateForAdministrators: Story = { args: { kind: 'ADMIN' } };

export const Edit: Story = {
  args: { state: states.edit },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(
      canvas.getByRole('button', { name: common('memberPicker.unselect', { name: '高橋 蓮' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('form.save') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: '雑談',
        people: [expect.objectContaining({ userId: 'mei' })],
        join: false,
      }),
    );
  },
};

export const NoMembersFound: Story = {
  args: { search: { ...search(), candidates: candidateStates.empty, keyword: '山田' } },
};

export const Refused: Story = {
  args: { error: { text: '作成できるルームは10件までです。 You have created 10 rooms.' } },
};

export const Submitting: Story = { args: { state: states.edit, submitting: true } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: translatorOf({ globals }, 'common')('retry') }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
