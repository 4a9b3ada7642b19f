import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import {
  candidateStates,
  longCandidates,
  manyCandidates,
  search,
  withBot,
} from './MemberPicker.fixtures.ts';
import { MemberPicker } from './MemberPicker.tsx';

const meta = {
  component: MemberPicker,
  args: { ...search(), value: [], max: 9, onChange: fn() },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.value);
    return (
      <MemberPicker
        {...args}
        value={selected}
        onChange={(change) => {
          setSelected(change.value);
          args.onChange?.(change);
        }}
      />
    );
  },
} satisfies Meta<typeof MemberPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const [ren, mei] = candidateStates.ready.people;
const selectedMembers = [ren!, mei!];

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('checkbox', { name: /高橋 蓮/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /小林 芽衣/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [ren, mei] });
    const remove = t('memberPicker.unselect', { name: '高橋 蓮' });
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [mei] });
    await expect(canvas.getByRole('checkbox', { name: /高橋 蓮/ })).not.toBeChecked();
  },
};

/** The badge is part of the name of the checkbox. */
export const WithBot: Story = {
  args: { candidates: withBot },
  play: async ({ canvas }) => {
    const name = /Build bot.*(ボット|Bot)/;
    await expect(canvas.getByRole('checkbox', { name })).toBeVisible();
  },
};

/** Arrow keys move between the field and the list, Space selects, and Enter does not submit. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const field = canvas.getByRole('searchbox', { name: t('memberPicker.search') });
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(boxes[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(boxes[1]).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [mei] });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'M{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: 'M' });
    const remove = canvas.getByRole('button', {
      name: t('memberPicker.unselect', { name: '小林 芽衣' }),
    });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** At the maximum, other candidates are disabled until a member is removed. */
export const Full: Story = {
  args: { candidates: manyCandidates, value: selectedMembers, max: 2 },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(t('memberPicker.full', { max: 2 }))).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')[0]).toBeDisabled();
    const remove = t('memberPicker.unselect', { name: '高橋 蓮' });
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(canvas.getAllByRole('checkbox')[0]).toBeEnabled();
  },
};

export const Pages: Story = {
  args: { candidates: manyCandidates },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('pagination.next') }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 });
  },
};

export const Disabled: Story = { args: { value: selectedMembers, disabled: true } };

export const Loading: Story = { args: { candidates: candidateStates.loading } };

export const Empty: Story = { args: { candidates: candidateStates.empty } };

export const NoMatch: Story = { args: { candidates: candidateStates.empty, keyword: '山田' } };

export const Failed: Story = {
  args: { candidates: candidateStates.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetryCandidates).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { candidates: longCandidates, value: longCandidates.people.slice(0, 2) },
};
