import type { InviteFileProblem, InviteValues } from '@office/ui/screens/admin/invitations';
import { maxInvitations } from '@office/vocabulary';
import Papa from 'papaparse';

/** A parsed row. Missing values are taken from the form. */
export interface ReadRow {
  line: number;
  email: string;
  name: string;
  nameLatin: string;
  role: string;
  department: string;
  language: string;
}

type Column = Exclude<keyof ReadRow, 'line'>;
type Defaults = Pick<InviteValues, 'role' | 'language'>;
export type ReadFile = { rows: ReadRow[] } | { problem: InviteFileProblem };

const maxBytes = 8_000_000;

const heads: Record<Column, readonly string[]> = {
  email: ['email', 'e-mail', 'mail', 'emailaddress', 'メールアドレス', 'メール', 'eメール'],
  name: ['name', 'fullname', '名前', '氏名'],
  nameLatin: [
    'namelatin',
    'latinname',
    'nameinenglish',
    'englishname',
    '英語表記',
    '英語名',
    'ローマ字',
  ],
  role: ['role', '権限', 'ロール', '役割'],
  department: ['department', '部署', '所属'],
  language: ['language', '言語'],
};

const words: Partial<Record<Column, Readonly<Record<string, string>>>> = {
  role: {
    user: 'USER',
    member: 'USER',
    メンバー: 'USER',
    guest: 'GUEST',
    ゲスト: 'GUEST',
    admin: 'ORGANIZATION_ADMIN',
    organization_admin: 'ORGANIZATION_ADMIN',
    管理者: 'ORGANIZATION_ADMIN',
  },
  language: {
    ja: 'ja',
    japanese: 'ja',
    日本語: 'ja',
    en: 'en',
    english: 'en',
    英語: 'en',
  },
};

/** Decodes UTF-8 and Shift_JIS, which Japanese spreadsheets write. Returns null for other encodings. */
function decodeText(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding: tries the next one.
    }
  }
  return null;
}

/** Parses comma-, semicolon- or tab-separated values. Each row keeps the line on which it starts. */
export function readInvitationFile(bytes: Uint8Array, defaults: Defaults): ReadFile {
  if (bytes.length > maxBytes) return { problem: { kind: 'TOO_LARGE' } };
  const text = decodeText(bytes);
  if (text === null || text.includes('\0')) return { problem: { kind: 'UNREADABLE' } };
  const records: { line: number; cells: string[] }[] = [];
  let openQuote: number | undefined;
  let from = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) openQuote ??= line;
      if (data.some((cell) => cell.trim() !== '')) records.push({ line, cells: data });
      line += lineBreaks(text.slice(from, meta.cursor));
      from = meta.cursor;
    },
  });
  if (openQuote !== undefined) return { problem: { kind: 'QUOTES', line: openQuote } };
  const [head, ...rest] = records;
  if (!head) return { problem: { kind: 'EMPTY' } };
  const columns = columnsOf(head.cells);
  // A file without a header row is a list of addresses.
  const listed = columns.email === undefined && head.cells[0]?.includes('@');
  if (columns.email === undefined && !listed) return { problem: { kind: 'NO_EMAIL_COLUMN' } };
  const found = listed ? records : rest;
  if (found.length === 0) return { problem: { kind: 'EMPTY' } };
  if (found.length > maxInvitations) return { problem: { kind: 'TOO_MANY' } };
  const places = listed ? { email: 0 } : columns;
  return { rows: found.map((record) => toRow(record, places, defaults)) };
}

/** Parses addresses separated by commas, semicolons or line breaks, also as `Name <address>`. */
export function readPasted(text: string, defaults: Defaults): ReadRow[] {
  return text.split('\n').flatMap((written, index) =>
    written
      .split(/[,;、；，\t]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [, name = '', address = part] = /^(.*)<([^<>]*)>$/.exec(part) ?? [];
        const email = address.trim();
        const unquoted = name.trim().replace(/^"(.*)"$/, '$1');
        return {
          line: index + 1,
          email,
          name: unquoted,
          nameLatin: '',
          department: '',
          ...defaults,
        };
      }),
  );
}

function toRow(
  { line, cells }: { line: number; cells: string[] },
  columns: Partial<Record<Column, number>>,
  defaults: Defaults,
): ReadRow {
  const valueOf = (column: Column) => {
    const place = columns[column];
    const value = place === undefined ? '' : (cells[place]?.trim() ?? '');
    return words[column]?.[value.toLowerCase()] ?? value;
  };
  return {
    line,
    email: valueOf('email'),
    name: valueOf('name'),
    nameLatin: valueOf('nameLatin'),
    role: valueOf('role') || defaults.role,
    department: valueOf('department'),
    language: valueOf('language') || defaults.language,
  };
}

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const written = cells.map((cell) => cell.normalize('NFKC').toLowerCase().replace(/[\s_]/g, ''));
  return Object.fromEntries(
    Object.entries(heads)
      .map(([column, names]) => [column, written.findIndex((one) => names.includes(one))] as const)
      .filter(([, place]) => place >= 0),
  );
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
