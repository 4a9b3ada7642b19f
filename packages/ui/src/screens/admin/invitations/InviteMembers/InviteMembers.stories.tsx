import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { InviteMembers } from './InviteMembers.tsx';
import type { InviteRow, InviteValues } from './InviteMembers.types.ts';

const values: InviteValues = {
  method: 'ONE',
  email: '',
  name: '',
  nameLatin: '',
  department: '',
  role: 'USER',
  language: 'ja',
  pasted: '',
};
const row: InviteRow = {
  line: 2,
  email: 'mio@sakura.example',
  name: '佐藤 美緒',
  nameLatin: 'Sato Mio',
  role: 'USER',
  department: '営業部',
  language: 'ja',
  state: 'NEW',
  problems: [],
};
const rows: InviteRow[] = [
  row,
  {
    ...row,
    line: 3,
    email: 'kenta@@sakura',
    role: 'BOSS',
    state: 'WRONG',
    problems: [
      { field: 'email', problem: 'INVALID' },
      { field: 'role', problem: 'INVALID' },
      { field: 'nameLatin', problem: 'INVALID' },
    ],
  },
  { ...row, line: 4, email: 'aoi@sakura.example', state: 'MEMBER' },
  { ...row, line: 5, email: 'yui@sakura.example', state: 'INVITED' },
  { ...row, line: 6, state: 'DUPLICATE' },
];

const meta = {
  component: InviteMembers,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'edit' },
    values,
    roles: ['ORGANIZATION_ADMIN', 'USER', 'GUEST'],
    selection: { allExcept: [] },
    acceptOverLimit: false,
    listHref: '/invitations',
    onChange: fn(),
    onSubmit: fn(),
    onFile: fn(),
    onTemplate: fn(),
    onSelectionChange: fn(),
    onAcceptOverLimitChange: fn(),
    onInvite: fn(),
    onBack: fn(),
    onMore: fn(),
  },
  render: function Kept(args) {
    const [typed, setTyped] = useState(args.values);
    return (
      <InviteMembers
        {...args}
        values={typed}
        onChange={(event) => {
          setTyped(event.values);
          args.onChange(event);
        }}
      />
    );
  },
} satisfies Meta<typeof InviteMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    await userEvent.type(canvas.getByRole('textbox', { name: /mail|メール/i }), 'a@b.example');
    await userEvent.click(canvas.getByRole('button', { name: t('members.submitOne') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      values: { ...values, email: 'a@b.example' },
    });
  },
};
/** The button is removed with the form, and the focus stays on the page. */
export const OneIsSent: Story = {
  args: { values: { ...values, email: 'a@b.example' } },
  render: function Sent(args) {
    const [state, setState] = useState(args.state);
    const mails = { total: 1, sent: 0, failed: 0, delivery: 'SMTP' } as const;
    return (
      <InviteMembers
        {...args}
        state={state}
        onSubmit={() => setState({ status: 'done', invited: 1, mails })}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    canvas.getByRole('button', { name: t('members.submitOne') }).focus();
    await userEvent.keyboard('{Enter}');
    const page = canvasElement.querySelector('[data-component=InviteMembers]');
    await waitFor(() => expect(page).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('members.more') })).toHaveFocus();
  },
};
export const OneIsWrong: Story = {
  args: {
    values: { ...values, nameLatin: '佐藤' },
    problems: [
      { field: 'email', problem: 'INVALID' },
      { field: 'nameLatin', problem: 'INVALID' },
    ],
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    const field = canvas.getByRole('textbox', { name: t('members.nameLatin') });
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'Sato Mio');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      values: { ...values, nameLatin: 'Sato Mio' },
    });
  },
};
export const OverLimit: Story = {
  args: {
    taken: 'INVITED',
    overLimit: { places: 100, members: 98, pending: 4 },
  },
};
export const Paste: Story = {
  args: { values: { ...values, method: 'PASTE', pasted: '佐藤 美緒 <mio@sakura.example>' } },
};
export const FileIsWrong: Story = {
  args: { values: { ...values, method: 'CSV' }, fileProblem: { kind: 'QUOTES', line: 14 } },
};
export const Checking: Story = { args: { state: { status: 'checking', rows: 10_000 } } };

/** The check reports that the selected rows exceed the sign-in limit. */
export const PreviewOverLimit: Story = {
  args: {
    state: { status: 'preview', rows: rows.filter(({ state }) => state === 'NEW') },
    overLimit: { places: 100, members: 98, pending: 4 },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    await expect(canvas.getByText(t('members.overLimitNotice'))).toBeVisible();
    await expect(canvas.getByText(t('members.overLimit'))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('members.acceptOverLimit') }));
    await expect(args.onAcceptOverLimitChange).toHaveBeenCalledWith({ acceptOverLimit: true });
  },
};

export const Preview: Story = {
  args: { state: { status: 'preview', rows } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    await expect(canvas.getByText(t('members.line', { line: 3 }))).toBeVisible();
    await expect(canvas.queryByText(t('members.line', { line: 2 }))).not.toBeInTheDocument();
    await expect(canvas.getAllByText('佐藤 美緒 · Sato Mio').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('radio', { name: t('members.allRows') }));
    const common = translatorOf({ globals }, 'common');
    const box = (email: string) =>
      canvas.getByRole('checkbox', { name: common('dataTable.selectRow', { name: email }) });
    const member = box('aoi@sakura.example');
    await expect(member).not.toBeChecked();
    await expect(member).toHaveAccessibleDescription(t('members.rowState.MEMBER'));
    await userEvent.click(member);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(box('yui@sakura.example'));
    await expect(args.onSelectionChange).toHaveBeenCalledWith({ selection: { allExcept: ['5'] } });
    await expect(
      canvas.getByRole('group', { name: common('dataTable.selected', { count: '2' }) }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('members.submit', { count: 2, number: '2' }) }),
    );
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { state: { status: 'sending', people: 9_998 } } };
export const Done: Story = {
  args: {
    state: {
      status: 'done',
      invited: 9_998,
      mails: { total: 9_998, sent: 2_400, failed: 3, delivery: 'SMTP' },
    },
  },
};
