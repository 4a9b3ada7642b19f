import {
  formatDateTime,
  formatLongDateTime,
  formatTime,
  type Language,
  type MeetingAnswer,
} from '@office/vocabulary';
import type { MailTemplates } from '../platform/mailer.ts';

type Text<T extends keyof MailTemplates> = (values: MailTemplates[T]) => {
  subject: string;
  body: string[];
};

// Includes the time zone, because the time zone of the reader is unknown.
const japaneseTime = (at: Date) => `${formatLongDateTime(at, 'Asia/Tokyo')} 日本時間`;
const englishTime = (at: Date) => `${formatDateTime(at, 'UTC')} UTC`;

type MeetingMail = MailTemplates['meeting'];

const answers: Record<Language, Record<MeetingAnswer, string>> = {
  ja: { NONE: '未回答', ACCEPTED: '参加', TENTATIVE: '仮参加', DECLINED: '不参加' },
  en: { NONE: 'no answer', ACCEPTED: 'accepted', TENTATIVE: 'maybe', DECLINED: 'declined' },
};

function meetingDetails(
  words: Record<'when' | 'room' | 'noRoom' | 'repeats', string>,
  when: string,
  { room, repeats, description, reason }: MeetingMail,
): string[] {
  const lines = [words.when + when, ...(room ? [words.room + room] : [])];
  const facts = [...lines, ...(repeats ? [words.repeats] : [])].join('\n');
  return [...(reason ? [words.noRoom + reason] : []), facts, ...(description ? [description] : [])];
}

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
  newDevice: ({ at, browser, system, address, url }) => ({
    subject: '新しい端末からのサインイン',
    body: [
      `アカウントに、新しい端末からのサインインがありました（${japaneseTime(at)}）。`,
      `端末：${[browser, system].filter(Boolean).join('・') || '不明'}\nIPアドレス：${address}`,
      'お心当たりがない場合は、すぐにパスワードを変更し、次のページでその端末をサインアウトしてください。',
      url,
    ],
  }),
  organizationDeletion: ({ organizationName, deletesAt, url }) => ({
    subject: deletesAt
      ? `${organizationName} の削除が予約されました`
      : `${organizationName} の削除が取り消されました`,
    body: [
      deletesAt
        ? `${organizationName} のバーチャルオフィスは、${japaneseTime(deletesAt)}に、メンバー・メッセージ・会議・ファイルを含めて完全に削除されます。それまではこれまでどおり利用できます。`
        : `${organizationName} のバーチャルオフィスは削除されません。これまでどおり利用できます。`,
      ...(deletesAt ? ['削除の取り消しは、オーナーが次のページで行えます。'] : []),
      url,
    ],
  }),
  twoFactorEnabled: ({ at }) => ({
    subject: '2段階認証が有効になりました',
    body: [
      `アカウントの2段階認証が有効になりました（${japaneseTime(at)}）。次回から、サインインには認証アプリのコードが必要です。`,
      'お心当たりがない場合は、すぐにパスワードを変更し、管理者へご連絡ください。',
    ],
  }),
  twoFactorDisabled: ({ at }) => ({
    subject: '2段階認証が無効になりました',
    body: [
      `アカウントの2段階認証が無効になりました（${japaneseTime(at)}）。`,
      'お心当たりがない場合は、すぐにパスワードを変更し、管理者へご連絡ください。',
    ],
  }),
  recoveryCodeUsed: ({ at }) => ({
    subject: 'バックアップコードが使用されました',
    body: [
      `アカウントのバックアップコードが1つ使用されました（${japaneseTime(at)}）。`,
      'お心当たりがない場合は、すぐにパスワードを変更し、管理者へご連絡ください。',
    ],
  }),
  twoFactorBlocked: ({ at, until }) => ({
    subject: '認証コードの誤りが続いています',
    body: [
      `正しいパスワードのあとに、認証コードが続けて間違えられました（${japaneseTime(at)}）。`,
      `再開：${japaneseTime(until)}`,
      'お心当たりがない場合は、すぐにパスワードを変更してください。',
    ],
  }),
  passkeyAdded: ({ at, name }) => ({
    subject: 'パスキーが追加されました',
    body: [
      `アカウントにパスキー「${name}」が追加されました（${japaneseTime(at)}）。このパスキーでサインインできます。`,
      'お心当たりがない場合は、すぐに「設定」の「セキュリティ」でこのパスキーを削除し、パスワードを変更してください。',
    ],
  }),
  passkeyRemoved: ({ at, name }) => ({
    subject: 'パスキーが削除されました',
    body: [
      `アカウントからパスキー「${name}」が削除されました（${japaneseTime(at)}）。`,
      'お心当たりがない場合は、すぐにパスワードを変更し、サインイン中の端末を確認してください。',
    ],
  }),
  passwordsBlocked: ({ at, until, network, url }) => ({
    subject: 'パスワードの誤りが続いています',
    body: [
      `パスワードの誤りが続いたため、次のネットワークからのサインインを止めました（${japaneseTime(at)}）。`,
      `ネットワーク：${network}`,
      `再開：${japaneseTime(until)}`,
      'いつもの端末とネットワークからは、これまでどおりサインインできます。',
      'ご本人の場合は、パスワードを再設定するとすぐにサインインできます。',
      url,
      'お心当たりがない場合も、パスワードは漏えいしていません。推測されにくいパスワードをお使いください。',
    ],
  }),
  meeting: (mail) => {
    const { change, by, title, startTime, endTime, timeZone, answer, page } = mail;
    const name = by ? `${by} さん` : null;
    const [subject, lead] = {
      INVITED: [
        `会議のご案内：${title}`,
        name
          ? `${name}から会議「${title}」に招待されました。`
          : `会議「${title}」に招待されました。`,
      ],
      CHANGED: [
        `会議の変更：${title}`,
        name ? `${name}が会議「${title}」を変更しました。` : `会議「${title}」が変更されました。`,
      ],
      CANCELED: [
        `会議の中止：${title}`,
        name
          ? `${name}が会議「${title}」を取り消しました。`
          : `会議「${title}」は取り消されました。`,
      ],
      ANSWERED: [
        `会議への回答（${answers.ja[answer ?? 'NONE']}）：${title}`,
        `${name ?? '参加者'}が会議「${title}」に「${answers.ja[answer ?? 'NONE']}」と回答しました。`,
      ],
    }[change] as [string, string];
    const start = formatLongDateTime(startTime, timeZone);
    const when = `${start}〜${formatTime(endTime, timeZone)}（${timeZone}）`;
    const words = {
      when: '日時：',
      room: '会議室：',
      noRoom: '管理者が会議室の予約を取り消しました。理由：',
      repeats: '繰り返しの会議です。',
    };
    return { subject, body: [lead, ...meetingDetails(words, when, mail), page] };
  },
};

const en: { [T in keyof MailTemplates]: Text<T> } = {
  loginCode: ({ code, minutes }) => ({
    subject: `Your sign-in code: ${code}`,
    body: [
      'We noticed a sign-in to your account from a new network.',
      `Code: ${code}`,
      `Enter it on the sign-in page within ${minutes} minutes.`,
      'If this wasn’t you, change your password.',
    ],
  }),
  invite: ({ organizationName, inviterName, url, days }) => ({
    subject: `Join ${organizationName}`,
    body: [
      inviterName
        ? `${inviterName} invited you to the virtual office of ${organizationName}.`
        : `You’re invited to the virtual office of ${organizationName}.`,
      'Select this link to join:',
      url,
      `The link expires in ${days} days.`,
    ],
  }),
  resetPassword: ({ url, hours }) => ({
    subject: 'Reset your password',
    body: [
      'Select this link to choose a new password:',
      url,
      `The link expires in ${hours === 1 ? 'one hour' : `${hours} hours`} and can be used once.`,
      'If you didn’t request this, you can ignore this email. Your password won’t change.',
    ],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Your password was changed',
    body: [
      `The password of your account was changed on ${englishTime(at)}.`,
      'If this wasn’t you, contact your administrator immediately.',
    ],
  }),
  newDevice: ({ at, browser, system, address, url }) => ({
    subject: 'New device signed in to your account',
    body: [
      `A new device signed in to your account on ${englishTime(at)}.`,
      `Device: ${[browser, system].filter(Boolean).join(' on ') || 'unknown'}\nIP address: ${address}`,
      'If this wasn’t you, change your password immediately and sign the device out on this page:',
      url,
    ],
  }),
  organizationDeletion: ({ organizationName, deletesAt, url }) => ({
    subject: deletesAt
      ? `${organizationName} is scheduled for deletion`
      : `${organizationName} will not be deleted`,
    body: [
      deletesAt
        ? `The office of ${organizationName} will be permanently deleted on ${englishTime(deletesAt)}, with its members, messages, meetings and files. It can be used as usual until then.`
        : `The deletion of the office of ${organizationName} was cancelled. It can be used as usual.`,
      ...(deletesAt ? ['The owner can cancel the deletion on this page:'] : []),
      url,
    ],
  }),
  twoFactorEnabled: ({ at }) => ({
    subject: 'Two-factor authentication is on',
    body: [
      `Two-factor authentication was turned on for your account on ${englishTime(at)}. From now on, you need a code from your authenticator app to sign in.`,
      'If this wasn’t you, change your password and contact your administrator immediately.',
    ],
  }),
  twoFactorDisabled: ({ at }) => ({
    subject: 'Two-factor authentication is off',
    body: [
      `Two-factor authentication was turned off for your account on ${englishTime(at)}.`,
      'If this wasn’t you, change your password and contact your administrator immediately.',
    ],
  }),
  recoveryCodeUsed: ({ at }) => ({
    subject: 'A recovery code was used',
    body: [
      `A recovery code of your account was used on ${englishTime(at)}.`,
      'If this wasn’t you, change your password and contact your administrator immediately.',
    ],
  }),
  twoFactorBlocked: ({ at, until }) => ({
    subject: 'Repeated wrong codes for your account',
    body: [
      `Someone entered your password and then too many wrong codes on ${englishTime(at)}.`,
      `Blocked until: ${englishTime(until)}`,
      'If this wasn’t you, change your password immediately.',
    ],
  }),
  passkeyAdded: ({ at, name }) => ({
    subject: 'A passkey was added to your account',
    body: [
      `The passkey “${name}” was added to your account on ${englishTime(at)}. It can be used to sign in.`,
      'If this wasn’t you, remove it under Settings > Security and change your password immediately.',
    ],
  }),
  passkeyRemoved: ({ at, name }) => ({
    subject: 'A passkey was removed from your account',
    body: [
      `The passkey “${name}” was removed from your account on ${englishTime(at)}.`,
      'If this wasn’t you, change your password immediately and check your signed-in devices.',
    ],
  }),
  passwordsBlocked: ({ at, until, network, url }) => ({
    subject: 'Repeated wrong passwords for your account',
    body: [
      `Too many wrong passwords were entered for your account on ${englishTime(at)}. We blocked sign-ins from this network:`,
      `Network: ${network}`,
      `Blocked until: ${englishTime(until)}`,
      'You can still sign in on the devices and networks you usually use.',
      'If this was you, reset your password to sign in immediately:',
      url,
      'If this wasn’t you, your password is still safe. Make sure it’s hard to guess.',
    ],
  }),
  meeting: (mail) => {
    const { change, by, title, startTime, endTime, timeZone, answer, page } = mail;
    const [subject, lead] = {
      INVITED: [
        `Invitation: ${title}`,
        by ? `${by} invited you to “${title}”.` : `You’re invited to “${title}”.`,
      ],
      CHANGED: [
        `Changed: ${title}`,
        by ? `${by} changed the meeting “${title}”.` : `The meeting “${title}” was changed.`,
      ],
      CANCELED: [
        `Cancelled: ${title}`,
        by ? `${by} cancelled the meeting “${title}”.` : `The meeting “${title}” was cancelled.`,
      ],
      ANSWERED: [
        `Response (${answers.en[answer ?? 'NONE']}): ${title}`,
        `${by ?? 'A participant'} responded to “${title}”: ${answers.en[answer ?? 'NONE']}.`,
      ],
    }[change] as [string, string];
    const start = formatDateTime(startTime, timeZone);
    const when = `${start}–${formatTime(endTime, timeZone)} (${timeZone})`;
    const words = {
      when: 'When: ',
      room: 'Meeting room: ',
      noRoom: 'An administrator cancelled the meeting room booking. Reason: ',
      repeats: 'This is a recurring meeting.',
    };
    return { subject, body: [lead, ...meetingDetails(words, when, mail), page] };
  },
};

/** Returns the code and the link token of a mail, which are removed from the outbox after sending. */
function secretsOf<T extends keyof MailTemplates>(values: MailTemplates[T]): string[] {
  const code = 'code' in values ? [values.code] : [];
  const token = 'url' in values ? new URL(values.url).searchParams.get('token') : null;
  return [...code, ...(token ? [token] : [])];
}

export function composeMail<T extends keyof MailTemplates>(
  language: Language,
  template: T,
  values: MailTemplates[T],
): { subject: string; text: string; secrets: string[] } {
  const { subject, body } = (language === 'en' ? en : ja)[template](values);
  return { subject, text: `${body.join('\n\n')}\n`, secrets: secretsOf(values) };
}
