import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { AuditStream, type AuditStreamState } from './AuditStream.tsx';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';

const webhook = { url: 'https://siem.sakura.example/audit', format: 'JSON_LINES' } as const;
const syslog = { host: 'syslog.sakura.example', port: 6514, caCertificate: certificate };
const s3 = {
  endpoint: 'https://s3.ap-northeast-1.amazonaws.com',
  region: 'ap-northeast-1',
  bucket: 'sakura-archive',
  prefix: 'office/audit',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
};

const active = {
  destination: { webhook },
  paused: false,
  waiting: 0,
  lastSentAt: '2026-11-20T09:00:00.000Z',
  problem: null,
};

const failing = {
  ...active,
  waiting: 12_345,
  problem: {
    kind: 'REJECTED',
    detail: 'HTTP 503',
    since: '2026-11-20T09:01:00.000Z',
    nextAttemptAt: '2026-11-20T10:05:00.000Z',
  },
} as const;

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', stream: active },
} satisfies { [S in AuditStreamState['status']]: Extract<AuditStreamState, { status: S }> };

const none = { ...states.ready, stream: null };

const meta = {
  component: AuditStream,
  parameters: { layout: 'padded' },
  args: {
    state: states.ready,
    breadcrumbs: [{ label: '監査ログ', href: '/audit' }],
    clock: { now: Date.parse('2026-11-20T10:00:00Z'), timeZone: 'Asia/Tokyo' },
    onSave: fn(),
    onTest: fn(),
    onPause: fn(),
    onRemove: fn(),
    onRefresh: fn(),
    onGenerateSecret: fn(() => secret),
    onRetry: fn(),
  },
} satisfies Meta<typeof AuditStream>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tests and pauses the stream, and removes it after a confirmation. */
export const Active: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    await expect(canvas.getByText(t('stream.statuses.active'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('stream.test') }));
    await expect(args.onTest).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('stream.pause') }));
    await expect(args.onPause).toHaveBeenCalledWith({ paused: true });
    await userEvent.click(canvas.getByRole('button', { name: t('stream.remove') }));
    const dialog = await screen.findByRole('alertdialog', { name: t('stream.removeTitle') });
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: t('stream.remove') }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

/** Requires a URL and a signing secret, which can be generated. */
export const NotConfigured: Story = {
  args: { state: none },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    const save = canvas.getByRole('button', { name: t('stream.save') });
    const url = canvas.getByLabelText(t('stream.webhook.url'));
    await userEvent.type(url, 'siem.sakura.example');
    await userEvent.click(save);
    await expect(await canvas.findByText(t('stream.webhook.urlInvalid'))).toBeVisible();
    await expect(canvas.getByText(t('stream.webhook.secretInvalid'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(url);
    await userEvent.type(url, webhook.url);
    await userEvent.click(canvas.getByRole('button', { name: t('stream.webhook.generate') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('stream.starts.BEGINNING') }));
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        destination: { webhook: { ...webhook, signingSecret: secret } },
        start: 'BEGINNING',
      }),
    );
  },
};

/** Keeps the stored secret if the field is empty. */
export const WebhookChanged: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    await userEvent.click(
      canvas.getByRole('radio', { name: t('stream.webhook.formats.JSON_ARRAY') }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('stream.save') }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        destination: { webhook: { ...webhook, format: 'JSON_ARRAY' } },
        start: 'NOW',
      }),
    );
  },
};

/** Requires a host, a port and a certificate in PEM. */
export const NewSyslog: Story = {
  args: { state: none },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    await userEvent.click(canvas.getByRole('radio', { name: t('stream.kinds.syslog') }));
    await userEvent.type(canvas.getByLabelText(t('stream.syslog.host')), syslog.host);
    const field = canvas.getByRole('textbox', {
      name: (name) => name.startsWith(t('stream.syslog.certificate')),
    });
    await userEvent.click(field);
    await userEvent.paste('MIIB');
    await userEvent.click(canvas.getByRole('button', { name: t('stream.save') }));
    await expect(await canvas.findByText(t('stream.syslog.certificateInvalid'))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: t('stream.save') }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        destination: { syslog: { ...syslog, caCertificate: null } },
        start: 'NOW',
      }),
    );
  },
};

/** Requires all values of the bucket except for the prefix. */
export const NewS3: Story = {
  args: { state: none },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    await userEvent.click(canvas.getByRole('radio', { name: t('stream.kinds.s3') }));
    await userEvent.click(canvas.getByRole('button', { name: t('stream.save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
    for (const name of ['endpoint', 'region', 'bucket', 'accessKeyId'] as const) {
      await userEvent.type(canvas.getByLabelText(t(`stream.s3.${name}`)), s3[name]);
    }
    await userEvent.type(canvas.getByLabelText(t('stream.s3.secretAccessKey')), 'wJalrXUtnFEMI');
    await userEvent.click(canvas.getByRole('button', { name: t('stream.save') }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        destination: { s3: { ...s3, prefix: '', secretAccessKey: 'wJalrXUtnFEMI' } },
        start: 'NOW',
      }),
    );
  },
};

export const Syslog: Story = {
  args: { state: { ...states.ready, stream: { ...active, destination: { syslog } } } },
};

export const S3: Story = {
  args: { state: { ...states.ready, stream: { ...active, destination: { s3 } } } },
};

export const NothingSent: Story = {
  args: { state: { ...states.ready, stream: { ...active, waiting: 1, lastSentAt: null } } },
};

export const Failing: Story = { args: { state: { ...states.ready, stream: failing } } };

export const Paused: Story = {
  args: { state: { ...states.ready, stream: { ...failing, paused: true } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    await userEvent.click(canvas.getByRole('button', { name: t('stream.resume') }));
    await expect(args.onPause).toHaveBeenCalledWith({ paused: false });
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
      test: {
        status: 'error',
        problem: { kind: 'CERTIFICATE', detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      },
    },
  },
};

export const Saving: Story = { args: { state: { ...none, saving: true } } };

export const UrlRejected: Story = {
  args: {
    state: {
      ...states.ready,
      problem: { field: 'url', text: '入力内容が正しくありません。 This value is not valid.' },
    },
  },
};

export const SavingFailed: Story = {
  args: {
    state: {
      ...states.ready,
      problem: { text: '他の管理者が変更しました。 Another administrator has changed this.' },
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

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};
