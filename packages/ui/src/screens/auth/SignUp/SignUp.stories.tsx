import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { SignUp } from './SignUp.tsx';
import type { SignUpError, SignUpState } from './SignUpForms.tsx';

const email = 'mei@sakura.example';

const states = {
  loading: { status: 'loading' },
  uninvited: { status: 'uninvited' },
  invalid: { status: 'invalid' },
  expired: { status: 'expired' },
  registered: { status: 'registered', email },
  ready: { status: 'ready', email },
  error: { status: 'error' },
  complete: { status: 'complete', name: '高橋 芽衣' },
} satisfies { [Status in SignUpState['status']]: Extract<SignUpState, { status: Status }> };

const errors = {
  emailRegistered: { kind: 'emailRegistered' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in SignUpError['kind']]: Extract<SignUpError, { kind: Kind }> };

const aboutTheName = {
  kind: 'other',
  field: 'nameKanji',
  text: 'この氏名は使えません。 This name cannot be used.',
} satisfies SignUpError;

const meta = {
  component: SignUp,
  decorators: [inAuthLayout],
  args: { state: states.ready, language: 'ja', onSubmit: fn(), onRetry: fn() },
} satisfies Meta<typeof SignUp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const toPassword: Play = async ({ canvas, userEvent, globals }) => {
  const t = translatorOf({ globals }, 'auth');
  const common = translatorOf({ globals }, 'common');
  await userEvent.type(canvas.getByLabelText(common('person.nameKanji')), '高橋 芽衣');
  await userEvent.click(canvas.getByRole('button', { name: t('signUp.next') }));
  await canvas.findByRole('heading', { name: t('signUp.stepPassword') });
};

export const Information: Story = {};

export const Password: Story = { play: toPassword };

export const AllThreeSteps: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    const type = async (field: string, text: string) =>
      userEvent.type(canvas.getByLabelText(common(`person.${field}`)), text);
    await type('nameKanji', '高橋 芽衣');
    await type('nameKatakana', 'たかはし メイ');
    await type('nameLatin', 'Takahashi Mei');
    await type('nickname', 'めい');
    await userEvent.click(canvas.getByRole('radio', { name: common('gender.FEMALE') }));
    await type('dateOfBirth', '1994-05-06');
    await type('phoneNumber', '０９０-1234-5678');
    await type('department', 'デザイン部');
    await type('jobTitle', 'デザイナー');
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await type('selfIntroduction', 'よろしくお願いします。');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp.next') }));
    const heading = await canvas.findByRole('heading', { name: t('signUp.stepPassword') });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(t('field.password')), 'Office#2026');
    await userEvent.type(canvas.getByLabelText(common('passwordField.confirm')), 'Office#2026');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      information: {
        nameKanji: '高橋 芽衣',
        nameKatakana: 'ﾀｶﾊｼﾒｲ',
        nameLatin: 'Takahashi Mei',
        nickname: 'めい',
        gender: 'FEMALE',
        dateOfBirth: '1994-05-06',
        department: 'デザイン部',
        jobTitle: 'デザイナー',
        phoneNumber: '09012345678',
        language: 'en',
        selfIntroduction: 'よろしくお願いします。',
      },
      password: 'Office#2026',
    });
  },
};

export const GoingBackKeepsEverything: Story = {
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    await toPassword(context);
    await userEvent.type(canvas.getByLabelText(t('field.password')), 'Office#2026');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp.back') }));
    await expect(await canvas.findByLabelText(common('person.nameKanji'))).toHaveValue('高橋 芽衣');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp.next') }));
    await expect(await canvas.findByLabelText(t('field.password'))).toHaveValue('Office#2026');
  },
};

/** The form restores the draft and raises each change. A draft never contains the password. */
export const DraftRestored: Story = {
  args: { draft: { nickname: 'めい', phoneNumber: '12345' }, onDraftChange: fn() },
  play: async (context) => {
    const { canvas, args, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    await expect(canvas.getByLabelText(common('person.nickname'))).toHaveValue('めい');
    const phone = canvas.getByLabelText(common('person.phoneNumber'));
    await expect(phone).toHaveValue('12345');
    await userEvent.clear(phone);
    await toPassword(context);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      draft: expect.objectContaining({ nameKanji: '高橋 芽衣', nickname: 'めい', phoneNumber: '' }),
    });
    await userEvent.type(canvas.getByLabelText(t('field.password')), 'Office#2026');
    const drafts = JSON.stringify(mocked(args.onDraftChange!).mock.calls);
    await expect(drafts).not.toContain('Office');
  },
};

export const WrongInformation: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('person.nameKatakana')), '高橋');
    await userEvent.type(canvas.getByLabelText(common('person.phoneNumber')), '12345');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp.next') }));
    await expect(await canvas.findByText(common('validation.required'))).toBeVisible();
    await expect(canvas.getByText(common('validation.nameKatakana'))).toBeVisible();
    await expect(canvas.getByText(common('validation.phoneNumber'))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(common('person.nameKanji'))).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    const { canvas, args, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    await toPassword(context);
    await userEvent.type(canvas.getByLabelText(t('field.password')), 'office');
    await userEvent.type(canvas.getByLabelText(common('passwordField.confirm')), 'Office');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp.submit') }));
    await expect(await canvas.findByText(common('validation.password'))).toBeVisible();
    await expect(canvas.getByText(common('validation.passwordMismatch'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submitting: true }, play: toPassword };

export const EmailRegistered: Story = {
  args: { error: errors.emailRegistered },
  play: toPassword,
};

export const OtherError: Story = { args: { error: errors.other }, play: toPassword };

export const ServerRefusesAName: Story = {
  args: { error: aboutTheName },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await waitFor(() => expect(canvas.getByLabelText(common('person.nameKanji'))).toHaveFocus());
    await expect(canvas.getByText(aboutTheName.text)).toBeVisible();
  },
};

export const CheckingTheLink: Story = { args: { state: states.loading } };
export const Uninvited: Story = { args: { state: states.uninvited } };
export const LinkInvalid: Story = { args: { state: states.invalid } };
export const LinkNotChecked: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LinkExpired: Story = { args: { state: states.expired } };
export const AlreadyRegistered: Story = { args: { state: states.registered } };
export const Complete: Story = {
  args: { state: states.complete },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const enter = canvas.getByRole('link', { name: t('signUp.enter') });
    await expect(enter).toHaveAttribute('href', '/main');
  },
};

export const LongText: Story = {
  args: {
    state: { status: 'complete', name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5) },
  },
};
