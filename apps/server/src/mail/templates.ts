import type { Language } from '@office/vocabulary';
import type { MailTemplates } from '../platform/mailer.ts';

type Text<T extends keyof MailTemplates> = (values: MailTemplates[T]) => {
  subject: string;
  body: string[];
};

// Mails are read in no known time zone, so each names its own.
const tokyo = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Tokyo',
});

/** The long form of spec §9: two digits each. */
function japaneseTime(at: Date): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    tokyo.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return `${year}年${month}月${day}日 ${hour}:${minute} 日本時間`;
}

const englishTime = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at) + ' UTC';

const ja: { [T in keyof MailTemplates]: Text<T> } = {
  loginCode: ({ code, minutes }) => ({
    subject: `サインインの認証コード：${code}`,
    body: [
      'いつもと違うネットワークからのサインインがありました。',
      `認証コード：${code}`,
      `サインインの画面に ${minutes} 分以内に入力してください。`,
      'お心当たりがない場合は、パスワードを変更してください。',
    ],
  }),
  invite: ({ organizationName, inviterName, url, days }) => ({
    subject: `${organizationName} への招待`,
    body: [
      inviterName
        ? `${inviterName} さんから、${organizationName} のバーチャルオフィスに招待されました。`
        : `${organizationName} のバーチャルオフィスに招待されました。`,
      '下記のリンクから参加してください。',
      url,
      `リンクの有効期限は ${days} 日間です。`,
    ],
  }),
  resetPassword: ({ url, hours }) => ({
    subject: 'パスワード再設定のご案内',
    body: [
      '下記のリンクから、新しいパスワードを設定してください。',
      url,
      `リンクの有効期限は ${hours} 時間です。一度だけ使用できます。`,
      'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
    ],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'パスワードが変更されました',
    body: [
      `アカウントのパスワードが変更されました（${japaneseTime(at)}）。`,
      'お心当たりがない場合は、すぐに管理者へご連絡ください。',
    ],
  }),
  accountBlocked: ({ at, url }) => ({
    subject: 'アカウントがロックされました',
    body: [
      `パスワードの入力を繰り返し誤ったため、アカウントをロックしました（${japaneseTime(at)}）。`,
      'パスワードを再設定すると、ロックは解除されます。',
      url,
      'お心当たりがない場合は、管理者へご連絡ください。',
    ],
  }),
};

const en: { [T in keyof MailTemplates]: Text<T> } = {
  loginCode: ({ code, minutes }) => ({
    subject: `Your sign-in code: ${code}`,
    body: [
      'Someone is signing in to your account from a network we have not seen before.',
      `Code: ${code}`,
      `Enter it on the sign-in page within ${minutes} minutes.`,
      'If this was not you, change your password.',
    ],
  }),
  invite: ({ organizationName, inviterName, url, days }) => ({
    subject: `Join ${organizationName}`,
    body: [
      inviterName
        ? `${inviterName} invites you to the virtual office of ${organizationName}.`
        : `You are invited to the virtual office of ${organizationName}.`,
      'Follow this link to join.',
      url,
      `The link works for ${days} days.`,
    ],
  }),
  resetPassword: ({ url, hours }) => ({
    subject: 'Reset your password',
    body: [
      'Follow this link to choose a new password.',
      url,
      `The link works once, within ${hours === 1 ? 'one hour' : `${hours} hours`}.`,
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Your password was changed',
    body: [
      `The password of your account was changed on ${englishTime(at)}.`,
      'If this was not you, contact your administrator at once.',
    ],
  }),
  accountBlocked: ({ at, url }) => ({
    subject: 'Your account is locked',
    body: [
      `Your account was locked on ${englishTime(at)}, after too many wrong passwords.`,
      'A new password unlocks it:',
      url,
      'If this was not you, contact your administrator.',
    ],
  }),
};

/** A mail in its reader's language. */
export function composeMail<T extends keyof MailTemplates>(
  language: Language,
  template: T,
  values: MailTemplates[T],
): { subject: string; text: string } {
  const { subject, body } = (language === 'en' ? en : ja)[template](values);
  return { subject, text: `${body.join('\n\n')}\n` };
}
