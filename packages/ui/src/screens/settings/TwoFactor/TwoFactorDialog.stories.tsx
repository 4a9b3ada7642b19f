import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { TwoFactorDialog, type TwoFactorStep } from './TwoFactorDialog.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const steps = {
  password: { status: 'password' },
  scan: {
    status: 'scan',
    secret,
    uri: `otpauth://totp/Virtual%20Office:aoi%40sakura.example?issuer=Virtual%20Office&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  },
  code: { status: 'code', action: 'disable' },
  codes: {
    status: 'codes',
    recoveryCodes: [
      'K3PXP-JBSWY',
      'QQ2TL-ABMFD',
      '3DPEH-PK3PX',
      'MZXW6-YTBOI',
      'GEZDG-NBVGY',
      'NB2W4-5DPOJ',
      'ORSXG-5BAME',
      'PFXXK-IDDMF',
      'IFBEG-RCFIZ',
      '7X5W2-ZLTOQ',
    ],
  },
} as const satisfies {
  [S in TwoFactorStep['status']]: Extract<TwoFactorStep, { status: S }>;
};

const meta = {
  component: TwoFactorDialog,
  args: {
    step: steps.password,
    onSubmitPassword: fn(),
    onSubmitCode: fn(),
    onCopy: fn<(event: { text: string }) => Promise<void>>(() => Promise.resolve()),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TwoFactorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Password: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    const dialog = await dialogNamed(t('twoFactor.password.title'));
    await userEvent.type(dialog.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.password.submit') }));
    await expect(args.onSubmitPassword).toHaveBeenCalledWith({ currentPassword: 'Office#2026' });
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WrongPassword: Story = {
  args: { error: { kind: 'wrongPassword' } },
  play: async ({ globals }) => {
    const common = translatorOf({ globals }, 'common');
    await expect(await screen.findByText(common('passwordField.incorrect'))).toBeVisible();
  },
};

export const Scan: Story = {
  args: { step: steps.scan },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = await dialogNamed(t('twoFactor.scan.title'));
    await expect(dialog.getByRole('img', { name: t('twoFactor.qrCode') })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.copySecret') }));
    await expect(args.onCopy).toHaveBeenCalledWith({ text: secret });
    await userEvent.type(dialog.getByLabelText(t('twoFactor.codeLabel.app')), '042719{Enter}');
    await expect(args.onSubmitCode).toHaveBeenCalledWith({ code: '042719' });
  },
};

export const WrongCode: Story = {
  args: { step: steps.scan, error: { kind: 'wrongCode' } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = await dialogNamed(t('twoFactor.scan.title'));
    const code = dialog.getByLabelText(t('twoFactor.codeLabel.app'));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(t('twoFactor.wrongCode'));
  },
};

export const Submitting: Story = { args: { step: steps.scan, submitting: true } };

export const RecoveryCodes: Story = {
  args: { step: steps.codes },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = await dialogNamed(t('twoFactor.codes.title'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.copyCodes') }));
    await expect(await dialog.findByText(t('twoFactor.copied'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.download') }));
    const { recoveryCodes } = steps.codes;
    await expect(args.onDownload).toHaveBeenCalledWith({ recoveryCodes });
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.saved') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CopyFailed: Story = {
  args: {
    step: steps.codes,
    onCopy: fn((_event: { text: string }) => Promise.reject(new Error('denied'))),
  },
  play: async ({ userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = await dialogNamed(t('twoFactor.codes.title'));
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.copyCodes') }));
    await expect(await dialog.findByText(t('twoFactor.copyFailed'))).toBeVisible();
  },
};

export const RenewsCodes: Story = { args: { step: { status: 'code', action: 'renewCodes' } } };

export const TurnsOff: Story = {
  args: { step: steps.code },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = await dialogNamed(t('twoFactor.disable.title'));
    await userEvent.click(dialog.getByRole('button', { name: t('twoFactor.switch.app') }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: t('twoFactor.codeLabel.recovery') }),
      'K3PXP JBSWY{Enter}',
    );
    await expect(args.onSubmitCode).toHaveBeenCalledWith({ code: 'K3PXPJBSWY' });
  },
};

export const OtherError: Story = {
  args: {
    step: steps.code,
    error: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
  },
};
