import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import {
  drawnPicture,
  pictureFile,
} from '../../../patterns/PicturePicker/PicturePicker.fixtures.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { ProfileEdit, type ProfileEditState } from './ProfileEdit.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    email: 'aoi@sakura.example',
    profile: {
      nameKanji: '佐々木 葵',
      nameKatakana: 'ｻｻｷｱｵｲ',
      nameLatin: '',
      nickname: 'あおい',
      gender: 'FEMALE',
      dateOfBirth: '1990-04-12',
      department: '営業企画部',
      jobTitle: '部長',
      phoneNumber: '0312345678',
      language: 'ja',
      selfIntroduction: '新しい企画の相談は、お気軽にどうぞ。',
    },
  },
} satisfies { [S in ProfileEditState['status']]: Extract<ProfileEditState, { status: S }> };

const bare: ProfileEditState = {
  status: 'ready',
  email: 'ren@sakura.example',
  profile: {
    nameKanji: 'Ren Takahashi',
    nameKatakana: '',
    nameLatin: '',
    nickname: '',
    gender: '',
    dateOfBirth: '',
    department: '',
    jobTitle: '',
    phoneNumber: '',
    language: 'en',
    selfIntroduction: '',
  },
};

const long: ProfileEditState = {
  ...states.ready,
  email: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@second-development.sakura.example',
  profile: {
    ...states.ready.profile,
    nameKanji: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff Nakamura',
    department: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム',
    selfIntroduction: '認証と権限まわりを担当しています。'.repeat(12),
  },
};

const meta = {
  component: ProfileEdit,
  decorators: [inPanel],
  args: { state: states.ready, onSubmit: fn(), onDraftChange: fn(), onBack: fn(), onRetry: fn() },
} satisfies Meta<typeof ProfileEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    const nickname = canvas.getByLabelText(common('person.nickname'));
    await userEvent.clear(nickname);
    await userEvent.type(nickname, 'アオイ');
    await userEvent.click(canvas.getByRole('radio', { name: common('languageSwitch.en') }));
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      values: { ...states.ready.profile, nickname: 'アオイ', language: 'en' },
      photo: undefined,
    });
  },
};

/** Reports each change, and null when all changes are reverted. */
export const Typing: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const title = canvas.getByLabelText(common('person.jobTitle'));
    await userEvent.type(canvas.getByLabelText(common('person.nickname')), '!');
    await userEvent.type(title, '代理');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      draft: { values: { nickname: 'あおい!', jobTitle: '部長代理' } },
    });
    await userEvent.type(title, '{Backspace}{Backspace}');
    await userEvent.type(canvas.getByLabelText(common('person.nickname')), '{Backspace}');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ draft: null });
  },
};

export const DraftRestored: Story = {
  args: { draft: { values: { nickname: 'あーちゃん', selfIntroduction: '' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    const nickname = canvas.getByLabelText(common('person.nickname'));
    await expect(nickname).toHaveValue('あーちゃん');
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: { ...states.ready.profile, nickname: 'あーちゃん', selfIntroduction: '' },
        photo: undefined,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('discardDraft') }));
    await expect(nickname).toHaveValue('あおい');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ draft: null });
    await expect(canvas.queryByText(t('draftTakenUp'))).not.toBeInTheDocument();
  },
};

/** Restores a photo from a draft and saves it with the other fields. */
export const DraftWithPhoto: Story = {
  loaders: [() => ({ photo: drawnPicture() })],
  render: (args, { loaded: { photo } }) => (
    <ProfileEdit {...args} draft={{ values: {}, photo: photo as File }} />
  ),
  play: async ({ canvas, args, userEvent, globals, loaded: { photo } }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(await canvas.findByRole('button', { name: t('removePhoto') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ values: states.ready.profile, photo }),
    );
  },
};

export const Bare: Story = {
  args: { state: bare },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('person.phoneNumber')), '０９０-1234-5678');
    await userEvent.type(canvas.getByLabelText(common('person.nameKatakana')), 'タカハシ レン');
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        values: expect.objectContaining({ phoneNumber: '09012345678', nameKatakana: 'ﾀｶﾊｼﾚﾝ' }),
      }),
    );
  },
};

export const WrongNameInEnglish: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    const field = canvas.getByLabelText(common('person.nameLatin'));
    await userEvent.type(field, '佐々木');
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(await canvas.findByText(common('validation.nameLatin'))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Sasaki Aoi');
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ values: expect.objectContaining({ nameLatin: 'Sasaki Aoi' }) }),
    );
  },
};

export const WrongFields: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    const name = canvas.getByLabelText(common('person.nameKanji'));
    await userEvent.clear(name);
    const phone = canvas.getByLabelText(common('person.phoneNumber'));
    await userEvent.clear(phone);
    await userEvent.type(phone, '12345');
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(await canvas.findByText(common('validation.required'))).toBeVisible();
    await expect(canvas.getByText(common('validation.phoneNumber'))).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PhotoSelected: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    await userEvent.upload(
      canvas.getByLabelText(t('choosePhoto'), { selector: 'input' }),
      drawnPicture({ name: 'aoi.png' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: common('crop.use') }));
    await expect(await canvas.findByRole('button', { name: t('removePhoto') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      values: states.ready.profile,
      photo: expect.objectContaining({ name: 'aoi.png', type: 'image/png' }),
    });
  },
};

export const PhotoTooSmall: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const common = translatorOf({ globals }, 'common');
    const input = canvas.getByLabelText(t('choosePhoto'), { selector: 'input' });
    await userEvent.upload(input, pictureFile('tiny.png', 4));
    await expect(await canvas.findByText(common('validation.imageTooSmall'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ photo: undefined }));
  },
};

export const PhotoRemoved: Story = {
  args: { state: { ...states.ready, avatarUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('removePhoto') }));
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ photo: null }));
  },
};

export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('saveProfile') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saved: Story = { args: { result: { status: 'saved' } } };

export const SaveFailed: Story = { args: { result: { status: 'failed' } } };

export const FieldRefused: Story = {
  args: { result: { status: 'failed', field: 'nameLatin', text: 'Use letters of the alphabet.' } },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const field = canvas.getByLabelText(common('person.nameLatin'));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getAllByText('Use letters of the alphabet.')).toHaveLength(1);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
