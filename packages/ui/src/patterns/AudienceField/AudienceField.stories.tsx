import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { members } from '../../stories/members.ts';
import { translatorOf } from '../../stories/texts.ts';
import { wholeOrganization } from './audience.ts';
import { AudienceField } from './AudienceField.tsx';

const long = '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム';

const meta = {
  component: AudienceField,
  parameters: { layout: 'padded' },
  args: {
    label: '宛先 To',
    value: wholeOrganization,
    departments: [
      { name: '営業部', members: 12 },
      { name: '開発部', members: 1 },
      { name: long, members: 3 },
    ],
    candidates: members.map(({ userId, name, department }) => ({ userId, name, department })),
    memberCount: 1234,
    onChange: fn(),
    onSearch: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AudienceField
        {...args}
        value={value}
        onChange={(event) => {
          setValue(event.value);
          args.onChange?.(event);
        }}
      />
    );
  },
} satisfies Meta<typeof AudienceField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects departments and people with the keyboard; earlier selections are kept. */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const body = within(canvasElement.ownerDocument.body);
    const kind = (name: string) =>
      canvas.getByRole('radio', { name: t(`audienceField.kind.${name}`) });
    await expect(canvas.getByText(t('audienceField.people', { count: '1,234' }))).toBeVisible();
    await userEvent.click(kind('DEPARTMENTS'));
    await userEvent.click(canvas.getByRole('combobox', { name: t('audienceField.addDepartment') }));
    await userEvent.keyboard('開発部');
    await expect(await body.findByRole('option', { name: /^開発部/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toHaveTextContent('開発部');
    await userEvent.click(kind('PEOPLE'));
    const field = canvas.getByRole('combobox', { name: t('audienceField.addPerson') });
    await userEvent.click(field);
    await userEvent.keyboard('蓮');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ keyword: '蓮' });
    await userEvent.click(await body.findByRole('option', { name: /高橋 蓮/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: {
        kind: 'PEOPLE',
        roles: [],
        departments: ['開発部'],
        people: [{ userId: 'ren', name: '高橋 蓮' }],
      },
    });
    const remove = t('audienceField.remove', { name: '高橋 蓮' });
    canvas.getByRole('button', { name: remove }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.queryByText('高橋 蓮')).toBeNull();
  },
};

export const Roles: Story = {
  args: {
    value: { ...wholeOrganization, kind: 'ROLES', roles: ['GUEST'] },
    memberCount: 0,
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(t('audienceField.nobody'))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('audienceField.role.USER') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: { ...wholeOrganization, kind: 'ROLES', roles: ['USER', 'GUEST'] },
    });
  },
};

/** A deleted department, and long names. */
export const Unknown: Story = {
  args: {
    value: { ...wholeOrganization, kind: 'DEPARTMENTS', departments: [long, '総務部'] },
    memberCount: 3,
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const text = t('audienceField.unknownDepartments', { names: '総務部' });
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Wrong: Story = {
  args: {
    value: { ...wholeOrganization, kind: 'PEOPLE' },
    memberCount: null,
    error: '宛先を選んでください。 Choose who it is for.',
  },
};
