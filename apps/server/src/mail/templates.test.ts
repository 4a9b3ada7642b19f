import { describe, expect, it } from 'vitest';
import type { MailTemplates } from '../platform/mailer.ts';
import { composeMail } from './templates.ts';

const url = 'https://office.example/link?token=abc';
const at = new Date('2026-11-20T09:00:00Z');
const samples: { [T in keyof MailTemplates]: MailTemplates[T] } = {
  loginCode: { code: '0042', minutes: 5 },
  invite: { organizationName: 'Sakura Works', inviterName: null, url, days: 7 },
  resetPassword: { url, hours: 1 },
  passwordChanged: { at },
  newDevice: { at, browser: 'Firefox', system: null, address: '203.0.113.7', url },
  twoFactorEnabled: { at },
  twoFactorDisabled: { at },
  recoveryCodeUsed: { at },
  twoFactorBlocked: { at, until: at },
  passkeyAdded: { at, name: 'MacBook' },
  passkeyRemoved: { at, name: 'MacBook' },
  organizationDeletion: { organizationName: 'Sakura Works', deletesAt: at, url },
  meeting: {
    change: 'INVITED',
    by: '高橋 蓮',
    title: '定例',
    startTime: at,
    endTime: new Date('2026-11-20T10:00:00Z'),
    timeZone: 'Europe/Berlin',
    room: '欅',
    description: '週次',
    repeats: true,
    answer: null,
    page: url,
  },
  passwordsBlocked: { at, until: at, network: '203.0.113.7', url },
};
const templates = Object.keys(samples) as (keyof MailTemplates)[];

describe.each(['ja', 'en'] as const)('mails in %s', (language) => {
  it.each(templates)('%s has a one-line subject and contains all values', (template) => {
    const { subject, text } = composeMail(language, template, samples[template]);
    expect(subject).toMatch(/^[^\n]+$/);
    expect(text).not.toMatch(/undefined|null|\[object/);
    if ('url' in samples[template]) expect(text.split('\n')).toContain(url);
    expect(/[ぁ-ん]/.test(text)).toBe(language === 'ja');
  });
});

it('includes the time zone of times', () => {
  const early = new Date('2026-01-04T23:58:00Z');
  expect(composeMail('ja', 'passwordChanged', { at: early }).text).toContain(
    '2026年01月05日 08:58 日本時間',
  );
  expect(composeMail('en', 'passwordChanged', { at }).text).toContain('2026/11/20 - 09:00 UTC');
});
