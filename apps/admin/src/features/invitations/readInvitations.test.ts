import { describe, expect, it } from 'vitest';
import { readInvitationFile, readPasted } from './readInvitations.ts';

const defaults = { role: 'USER', language: 'ja' };
const utf8 = (text: string) => new TextEncoder().encode(text);
const emails = (file: ReturnType<typeof readInvitationFile>) =>
  'rows' in file ? file.rows.map(({ line, email }) => `${line} ${email}`) : file.problem;

describe('readInvitationFile', () => {
  it('reads headings in either language with any delimiter', () => {
    const rows = [
      {
        line: 2,
        email: 'a@b.example',
        name: '佐藤',
        nameLatin: '',
        role: 'GUEST',
        department: '営業',
        language: 'en',
      },
    ];
    for (const text of [
      'email,name,role,department,language\na@b.example,佐藤,guest,営業,English\n',
      '\uFEFFメールアドレス;氏名;権限;部署;言語\r\na@b.example;佐藤;ゲスト;営業;英語',
      '言語\t部署\tロール\t名前\tE-mail\nen\t営業\tGUEST\t佐藤\ta@b.example',
    ]) {
      expect(readInvitationFile(utf8(text), defaults)).toEqual({ rows });
    }
  });

  it.each(['name_latin', 'Name in English', '英語表記', 'ローマ字'])(
    'reads the column %s as the Latin name',
    (heading) => {
      const file = readInvitationFile(utf8(`email,${heading}\na@b.example,Sato Mio`), defaults);
      expect(file).toMatchObject({ rows: [{ email: 'a@b.example', nameLatin: 'Sato Mio' }] });
    },
  );

  it('reads Shift_JIS', () => {
    // メール, 名前 / a@b.example, 佐藤
    const bytes = [
      ...[0x83, 0x81, 0x81, 0x5b, 0x83, 0x8b, 0x2c, 0x96, 0xbc, 0x91, 0x4f, 0x0a],
      ...utf8('a@b.example,'),
      ...[0x8d, 0xb2, 0x93, 0xa1, 0x0a],
    ];
    expect(readInvitationFile(new Uint8Array(bytes), defaults)).toMatchObject({
      rows: [{ email: 'a@b.example', name: '佐藤', role: 'USER', language: 'ja' }],
    });
  });

  it('counts lines across quotes, line breaks in values and empty lines', () => {
    const text =
      'email,name\r\n"a@b.example","Sato, ""Mio""\r\nof Sales"\r\n\r\nb@b.example,\r\n,,\r\nc@b.example\r\n';
    const file = readInvitationFile(utf8(text), defaults);
    expect(emails(file)).toEqual(['2 a@b.example', '5 b@b.example', '7 c@b.example']);
    expect(file).toMatchObject({ rows: [{ name: 'Sato, "Mio"\r\nof Sales' }, {}, {}] });
  });

  it('reads a list of addresses without a header row', () => {
    expect(emails(readInvitationFile(utf8('a@b.example\nb@b.example'), defaults))).toEqual([
      '1 a@b.example',
      '2 b@b.example',
    ]);
  });

  it.each([
    ['', { kind: 'EMPTY' }],
    ['email\n', { kind: 'EMPTY' }],
    ['name,role\nx,USER', { kind: 'NO_EMAIL_COLUMN' }],
    ['email,name\na@b.example,"x\nb@b.example,y', { kind: 'QUOTES', line: 2 }],
    [`email\n${'a@b.example\n'.repeat(10_001)}`, { kind: 'TOO_MANY' }],
    ['email\0', { kind: 'UNREADABLE' }],
  ])('rejects %j', (text, problem) => {
    expect(readInvitationFile(utf8(text), defaults)).toEqual({ problem });
  });
});

it('reads pasted addresses with the names before them', () => {
  const text =
    'a@b.example, "Sato" <b@b.example>;佐藤 美緒 <c@b.example>\n\nd@b.example、e@b.example';
  expect(readPasted(text, defaults).map(({ line, email, name }) => [line, email, name])).toEqual([
    [1, 'a@b.example', ''],
    [1, 'b@b.example', 'Sato'],
    [1, 'c@b.example', '佐藤 美緒'],
    [3, 'd@b.example', ''],
    [3, 'e@b.example', ''],
  ]);
});
