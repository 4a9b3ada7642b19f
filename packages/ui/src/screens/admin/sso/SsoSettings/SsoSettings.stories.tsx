import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { SsoSettings, type SsoDomainItem, type SsoSettingsState } from './SsoSettings.tsx';

const domains: SsoDomainItem[] = [
  {
    id: 'domain-1',
    domain: 'sakura.example',
    txtName: '_office-sso.sakura.example',
    txtValue: 'office-sso=Jx0a5c2vQ7kS1n9t',
    verified: true,
    required: false,
  },
  {
    id: 'domain-2',
    domain: 'headquarters-of-a-company-with-a-long-name.sakura.example',
    txtName: '_office-sso.headquarters-of-a-company-with-a-long-name.sakura.example',
    txtValue: 'office-sso=9uZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRdHgJiKoMqSuVtA',
    verified: false,
    required: false,
  },
];

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    redirectUris: [
      'https://office.sakura.example/auth/sso-callback',
      'https://office.sakura.example/admin/sso-callback',
    ],
    backchannelLogoutUri:
      'https://office.sakura.example/api/v1/auth/sso/5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01/logout',
    frontchannelLogoutUri:
      'https://office.sakura.example/api/v1/auth/sso/5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01/frontchannel-logout',
    samlServiceProvider: {
      entityId:
        'https://office.sakura.example/api/v1/auth/sso/5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01/saml',
      acsUrl:
        'https://office.sakura.example/api/v1/auth/sso/5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01/saml/acs',
    },
    protocol: 'OIDC',
    saml: null,
    certificates: [],
    connection: {
      issuer: 'https://login.sakura.example',
      clientId: 'office',
      breakGlassUserIds: ['ren'],
    },
    administrators: [
      { userId: 'ren', name: '高橋 蓮' },
      { userId: 'olivia', name: 'Olivia Chen' },
    ],
    domains,
  },
} satisfies { [S in SsoSettingsState['status']]: Extract<SsoSettingsState, { status: S }> };

const empty = { ...states.ready, protocol: null, connection: null, domains: [] };

/** As long as certificates of providers. */
const pem = `-----BEGIN CERTIFICATE-----\n${'MIIDGTCCAgGgAwIBAgIU\n'.repeat(50)}-----END CERTIFICATE-----`;

const saml: Extract<SsoSettingsState, { status: 'ready' }> = {
  ...states.ready,
  protocol: 'SAML',
  connection: null,
  saml: {
    issuer: 'https://login.sakura.example/saml',
    signOnUrl: 'https://login.sakura.example/saml/sso',
    certificates: `${pem}\n${pem}`,
    breakGlassUserIds: ['ren'],
  },
  certificates: [
    {
      subject: 'CN=login.sakura.example',
      fingerprint: Array.from({ length: 32 }, () => 'A1').join(':'),
      validUntil: new Date('2026-03-01T00:00:00Z'),
      expired: true,
    },
    {
      subject: 'CN=login.headquarters-of-a-company-with-a-long-name.sakura.example',
      fingerprint: Array.from({ length: 32 }, () => 'B2').join(':'),
      validUntil: new Date('2029-03-01T00:00:00Z'),
      expired: false,
    },
  ],
};

const meta = {
  component: SsoSettings,
  parameters: { layout: 'padded' },
  args: {
    state: states.ready,
    onSave: fn(),
    onSaveSaml: fn(),
    onReadMetadata: fn(),
    onTest: fn(),
    onRemove: fn(),
    onAddDomain: fn(),
    onVerifyDomain: fn(),
    onRequireDomain: fn(),
    onRemoveDomain: fn(),
    onCopy: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SsoSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Verifies a domain, and requires single sign-on for another one after a confirmation. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const [verified, unverified] = [domains[0]!, domains[1]!];
    const { domain } = verified;
    await userEvent.click(
      canvas.getByRole('button', { name: t('domains.verifyNamed', { domain: unverified.domain }) }),
    );
    await expect(args.onVerifyDomain).toHaveBeenCalledWith({ id: 'domain-2' });
    const copy = t('copy', { label: t('domains.txtValue') });
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await expect(args.onCopy).toHaveBeenCalledWith({ text: unverified.txtValue });
    await userEvent.click(canvas.getByRole('switch', { name: t('domains.required', { domain }) }));
    const question = await screen.findByRole('alertdialog', {
      name: t('domains.requireTitle', { domain }),
    });
    await userEvent.click(within(question).getByRole('button', { name: t('domains.require') }));
    await expect(args.onRequireDomain).toHaveBeenCalledWith({ id: 'domain-1', required: true });
  },
};

/** Requires an issuer, a client id and a secret. */
export const NotConfigured: Story = {
  args: { state: empty },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    await userEvent.type(canvas.getByLabelText(t('connection.issuer')), 'login.sakura.example');
    await userEvent.click(canvas.getByRole('button', { name: t('connection.save') }));
    await expect(await canvas.findByText(t('connection.issuerInvalid'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(t('connection.issuer')));
    await userEvent.type(
      canvas.getByLabelText(t('connection.issuer')),
      'https://login.sakura.example',
    );
    await userEvent.type(canvas.getByLabelText(t('connection.clientId')), 'office');
    await userEvent.type(canvas.getByLabelText(t('connection.clientSecret')), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: t('connection.save') }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        values: {
          issuer: 'https://login.sakura.example',
          clientId: 'office',
          clientSecret: 'secret',
          breakGlassUserIds: [],
        },
      }),
    );
  },
};

/** The domains and members' links are deleted after a confirmation that names the loss. */
export const TurnsOff: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    await userEvent.click(canvas.getByRole('button', { name: t('connection.remove') }));
    const question = await screen.findByRole('alertdialog', { name: t('connection.removeTitle') });
    await userEvent.click(within(question).getByRole('button', { name: t('connection.remove') }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

export const AddsADomain: Story = {
  args: { state: { ...states.ready, domains: [] } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    await userEvent.type(canvas.getByLabelText(t('domains.domain')), 'Sakura.example{Enter}');
    await waitFor(() =>
      expect(args.onAddDomain).toHaveBeenCalledWith({ domain: 'sakura.example' }),
    );
  },
};

export const Required: Story = {
  args: { state: { ...states.ready, domains: [{ ...domains[0]!, required: true }] } },
};

export const Saving: Story = { args: { state: { ...states.ready, saving: true } } };

export const SecretMissing: Story = {
  args: {
    state: {
      ...states.ready,
      problem: { field: 'clientSecret', text: '入力してください。 Enter a value.' },
    },
  },
};

export const SavingFailed: Story = {
  args: {
    state: {
      ...states.ready,
      problem: { text: '管理者を選択してください。 Select at least one administrator.' },
    },
  },
};

export const Testing: Story = {
  args: { state: { ...states.ready, test: { status: 'running' } } },
};

export const TestPassed: Story = {
  args: { state: { ...states.ready, test: { status: 'success' } } },
};

export const TestFailed: Story = {
  args: {
    state: {
      ...states.ready,
      test: { status: 'error', text: '接続できません。 The provider cannot be reached.' },
    },
  },
};

export const DomainBusy: Story = { args: { state: { ...states.ready, busy: true } } };

export const DomainNotVerified: Story = {
  args: {
    state: {
      ...states.ready,
      domainProblem: 'TXTレコードが見つかりません。 The TXT record was not found.',
    },
  },
};

/** Shows the saved certificates during a rotation, and copies the values for the provider. */
export const Saml: Story = {
  args: { state: saml },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const copy = t('copy', { label: t('saml.acsUrl') });
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    const { entityId, acsUrl: text } = saml.samlServiceProvider;
    await expect(args.onCopy).toHaveBeenCalledWith({ text });
    const download = canvas.getByRole('link', { name: t('saml.download') });
    await expect(download).toHaveAttribute('href', entityId);
    await expect(canvas.getByText(t('saml.expired'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('connection.test') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('connection.save') }));
    await waitFor(() => expect(args.onSaveSaml).toHaveBeenCalledWith({ values: saml.saml }));
  },
};

/** Reads the metadata of a file or of the pasted text. */
export const SamlNotConfigured: Story = {
  args: { state: empty },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    await userEvent.click(canvas.getByRole('radio', { name: t('protocols.SAML') }));
    const read = { breakGlassUserIds: [] };
    await userEvent.type(canvas.getByLabelText(t('saml.metadata')), '<EntityDescriptor/>');
    await userEvent.click(canvas.getByRole('button', { name: t('saml.readMetadata') }));
    await waitFor(() =>
      expect(args.onReadMetadata).toHaveBeenCalledWith({
        ...{ metadata: '<EntityDescriptor/>', ...read },
      }),
    );
    const file = new File(['<md:EntityDescriptor/>'], 'metadata.xml', { type: 'text/xml' });
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
      file,
    );
    await waitFor(() =>
      expect(args.onReadMetadata).toHaveBeenLastCalledWith({
        ...{ metadata: '<md:EntityDescriptor/>', ...read },
      }),
    );
    await userEvent.type(canvas.getByLabelText(t('saml.signOnUrl')), 'login.sakura.example');
    await userEvent.click(canvas.getByRole('button', { name: t('connection.save') }));
    await expect(await canvas.findByText(t('saml.signOnUrlInvalid'))).toBeVisible();
    await expect(args.onSaveSaml).not.toHaveBeenCalled();
  },
};

/** Rejects a file that is larger than the limit of the server, or that cannot be read. */
export const MetadataFileRejected: Story = {
  args: { state: saml },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const unreadable = new File(['<EntityDescriptor/>'], 'moved.xml', { type: 'text/xml' });
    unreadable.text = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
    await userEvent.upload(input, unreadable);
    await expect(await canvas.findByText(t('saml.fileUnreadable'))).toBeVisible();
    const large = new File(['x'.repeat(200_001)], 'federation.xml', { type: 'text/xml' });
    await userEvent.upload(input, large);
    await expect(await canvas.findByText(t('saml.metadataTooLarge'))).toBeVisible();
    await expect(args.onReadMetadata).not.toHaveBeenCalled();
  },
};

/** Another protocol replaces the connection. */
export const ReplacesSaml: Story = {
  args: { state: saml },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    await userEvent.click(canvas.getByRole('radio', { name: t('protocols.OIDC') }));
    const warning = t('replaces', { protocol: t('protocols.SAML') });
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(canvas.getByLabelText(t('connection.issuer'))).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: t('connection.remove') })).toBeNull();
  },
};

export const ReadingMetadata: Story = { args: { state: { ...saml, reading: true } } };

export const MetadataInvalid: Story = {
  args: {
    state: {
      ...saml,
      metadataProblem: 'メタデータが正しくありません。 The metadata is not valid.',
    },
  },
};

export const CertificateInvalid: Story = {
  args: {
    state: {
      ...saml,
      samlProblem: {
        ...{ field: 'certificates', text: '証明書が正しくありません。 Enter valid certificates.' },
      },
    },
  },
};

export const SavingSamlFailed: Story = {
  args: {
    state: {
      ...saml,
      samlProblem: { text: '管理者を選択してください。 Select at least one administrator.' },
    },
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const LoadingFailed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
