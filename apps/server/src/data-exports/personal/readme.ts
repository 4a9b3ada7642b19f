import type { ExportSubject } from './export-parts-store.ts';

export function readmeOf({ own }: Pick<ExportSubject, 'own'>): string {
  return [...english(own), '', ...japanese(own), ''].join('\r\n');
}

const english = (own: boolean) => [
  'Personal data',
  '',
  'manifest.json   All parts and files of this archive, with the number of rows.',
  '*/*.json        Data by area. Each file is a JSON array. Times are in UTC.',
  'files/          Uploaded files, as <kind>/<id>/<name>.',
  '',
  'The archive contains the account and the data in one organisation. It does not contain passwords, keys and',
  'tokens, or answers to anonymous surveys, which are stored without the person.',
  ...(own
    ? [
        'It contains content of other people that you received: forwarded texts, notes, notifications, invitations to',
        'meetings and answers to questions. It does not contain messages and posts of other people.',
      ]
    : [
        'It does not contain content of other people. Networks, passkeys, linked accounts, events of external calendars',
        'and uploads without an organisation are only in archives that the person requests.',
      ]),
  'Files that are missing or too large are marked as "omitted" in manifest.json.',
];

const japanese = (own: boolean) => [
  '個人データ',
  '',
  'manifest.json   このアーカイブに含まれるデータとファイルの一覧(件数付き)',
  '*/*.json        領域ごとのデータ。各ファイルは JSON 配列で、日時は UTC です。',
  'files/          アップロードしたファイル(<種類>/<ID>/<ファイル名>)',
  '',
  'アカウントと、1 つの組織内のデータが含まれます。パスワード・鍵・トークンと、回答者を記録しない',
  '匿名アンケートの回答は含まれません。',
  ...(own
    ? [
        '受け取った内容(転送されたメッセージ、メモ、通知、会議の招待、質問への回答)は含まれます。',
        'ほかの人のメッセージと投稿は含まれません。',
      ]
    : [
        'ほかの人が作成した内容は含まれません。ネットワーク、パスキー、連携アカウント、外部カレンダーの予定、',
        '組織に属さないアップロードは、本人が申請したアーカイブにのみ含まれます。',
      ]),
  '見つからないファイルや大きすぎるファイルは、manifest.json に「omitted」と記載されます。',
];
