import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  fewRecoveryCodes,
  long,
  manyPages,
  manyPasskeys,
  singleSession,
  states,
  twoFactorOn,
  twoFactorRequired,
  twoFactorRequiredOn,
  withPasskeys,
} from './Security.fixtures.ts';
import { Security } from './Security.tsx';

const meta = {
  component: Security,
  decorators: [inPanel],
  args: {
    state: states.ready,
    onEndSession: fn(),
    onEndOtherSessions: fn(),
    onRemoveNetwork: fn(),
    onSessionPageChange: fn(),
    onNetworkPageChange: fn(),
    onChangePassword: fn(),
    onAddPasskey: fn(),
    onRenamePasskey: fn(),
    onRemovePasskey: fn(),
    onTwoFactorAction: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof Security>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const devices = within(canvas.getByRole('list', { name: t('security.sessions') }));
    const [currentDevice, phone] = devices.getAllByRole('listitem');
    await expect(currentDevice!).toHaveTextContent(t('security.thisDevice'));
    // The current session is ended from the presence menu, which explains the consequences.
    await expect(within(currentDevice!).queryByRole('button')).not.toBeInTheDocument();
    await expect(phone!).toHaveTextContent('198.51.100.24');
    await userEvent.click(canvas.getByRole('button', { name: t('changePassword') }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
};

/** Ending a session asks for confirmation; Cancel changes nothing. */
export const SignsOutOtherSession: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const name = t('security.browserOn', { browser: 'Chrome', system: 'Android' });
    const open = canvas.getByRole('button', {
      name: t('security.signOutName', { name, address: '198.51.100.24' }),
    });
    await userEvent.click(open);
    await screen.findByRole('alertdialog', { name: t('security.signOutTitle', { name }) });
    await userEvent.keyboard('{Escape}');
    await expect(args.onEndSession).not.toHaveBeenCalled();
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('security.signOut') }));
    await expect(args.onEndSession).toHaveBeenCalledWith({ sessionId: 'session-2' });
  },
};

export const SignsOutEverywhereElse: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('button', { name: t('security.signOutOthers') }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: t('security.signOutOthersTitle') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('security.signOut') }));
    await expect(args.onEndOtherSessions).toHaveBeenCalledOnce();
  },
};

export const RemovesNetwork: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const network = '2001:db8:1:2::/64';
    await userEvent.click(
      canvas.getByRole('button', { name: t('security.removeName', { network }) }),
    );
    const dialog = within(
      await screen.findByRole('alertdialog', { name: t('security.removeTitle', { network }) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('security.remove') }));
    await expect(args.onRemoveNetwork).toHaveBeenCalledWith({ networkId: 'network-2' });
  },
};

export const SigningOutOtherSession: Story = {
  args: { pendingAction: { kind: 'session', sessionId: 'session-2' } },
};

export const SigningOutEverywhereElse: Story = { args: { pendingAction: { kind: 'others' } } };

export const RemovingNetwork: Story = {
  args: { pendingAction: { kind: 'network', networkId: 'network-2' } },
};

export const SignedOutOtherSession: Story = {
  args: { result: { status: 'done', kind: 'session' } },
};

export const SignedOutEverywhereElse: Story = {
  args: { state: singleSession, result: { status: 'done', kind: 'others' } },
};

export const NetworkRemoved: Story = { args: { result: { status: 'done', kind: 'network' } } };

export const ActionFailed: Story = {
  args: { result: { status: 'failed' } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(t('security.failed'))).toBeVisible();
  },
};

export const SingleSession: Story = {
  args: { state: singleSession },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(t('security.onlyHere'))).toBeVisible();
    await expect(canvas.getByText(t('security.noNetworks'))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t('security.signOutOthers') }),
    ).not.toBeInTheDocument();
  },
};

export const ManyPages: Story = {
  args: { state: manyPages },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const pages = (name: string) => within(canvas.getByRole('navigation', { name }));
    const second = /2/;
    await userEvent.click(pages(t('security.sessionPages')).getByRole('button', { name: second }));
    await expect(args.onSessionPageChange).toHaveBeenCalledWith({ page: 2 });
    await userEvent.click(pages(t('security.networkPages')).getByRole('button', { name: second }));
    await expect(args.onNetworkPageChange).toHaveBeenCalledWith({ page: 2 });
  },
};

export const AddsPasskey: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('button', { name: t('passkeys.add') }));
    await expect(args.onAddPasskey).toHaveBeenCalledOnce();
  },
};

export const WithPasskeys: Story = {
  args: { state: withPasskeys },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const name = 'YubiKey';
    await userEvent.click(canvas.getByRole('button', { name: t('passkeys.renameName', { name }) }));
    await expect(args.onRenamePasskey).toHaveBeenCalledWith({ passkeyId: 'passkey-2' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('security.removeName', { network: name }) }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('security.remove') }));
    await expect(args.onRemovePasskey).toHaveBeenCalledWith({ passkeyId: 'passkey-2' });
  },
};

export const ManyPasskeys: Story = {
  args: { state: manyPasskeys },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.queryByRole('button', { name: t('passkeys.add') })).not.toBeInTheDocument();
  },
};

export const RemovingPasskey: Story = {
  args: { state: withPasskeys, pendingAction: { kind: 'passkey', passkeyId: 'passkey-1' } },
};

export const EnablesTwoFactor: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('button', { name: t('twoFactor.action.enable') }));
    await expect(args.onTwoFactorAction).toHaveBeenCalledWith({ action: 'enable' });
  },
};

export const TwoFactorOn: Story = {
  args: { state: twoFactorOn },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(t('twoFactor.codesLeft', { count: 9 }))).toBeVisible();
    for (const action of ['renewCodes', 'disable'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: t(`twoFactor.action.${action}`) }));
      await expect(args.onTwoFactorAction).toHaveBeenLastCalledWith({ action });
    }
  },
};

export const TwoFactorRequired: Story = { args: { state: twoFactorRequired } };

export const TwoFactorRequiredOn: Story = {
  args: { state: twoFactorRequiredOn },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(
      canvas.queryByRole('button', { name: t('twoFactor.action.disable') }),
    ).not.toBeInTheDocument();
  },
};

export const FewRecoveryCodes: Story = { args: { state: fewRecoveryCodes } };

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
