import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { isHelpRequest, help } from './run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const uuid = /^[0-9a-f]{8}-/;

describe('the command line', () => {
  it('creates an organisation with an office that its first member can enter', async () => {
    const [organization] = await server.operate('organization', 'create', '--name', 'Minato');
    const [contract] = await server.operate(
      ...['contract', 'create', '--organization', 'Minato', '--name', '本社', '--limit', '5'],
      ...['--name-en', 'Head office'],
    );
    const [floor] = await server.operate(
      ...['floor', 'create', '--contract', contract!, '--name', '1F', '--plan', 'northwind-1'],
    );
    for (const id of [organization, contract, floor]) expect(id).toMatch(uuid);
    const account = ['--email', 'Sora@minato.example', '--name', '空', '--password'];
    await server.operateWith(password, 'user', 'create', ...account);
    const who = ['--organization', 'Minato', '--email', 'sora@minato.example'];
    await server.operate('member', 'create', ...who, '--role', 'ORGANIZATION_ADMIN');

    // The e-mail address is not verified yet, so the first sign-in needs a code by mail.
    const signIn = (path: string, more: object = {}) =>
      server.call<{ token: string }>('POST', `/v1/auth/user/${path}`, {
        body: { email: 'sora@minato.example', password, ...more },
      });
    expect((await signIn('login')).errors).toBe('loginIpUnknown');
    const [mail] = await server.mailsTo('sora@minato.example');
    const [code] = /\b\d{4}\b/.exec(mail!.text)!;
    const { token } = (await signIn('verify-new-ip', { code })).body;
    const selected = await server.call<{ token: string }>('POST', '/v1/auth/user/organization', {
      token,
      body: { organizationId: organization },
    });
    expect(selected.status).toBe(200);
    const plan = await server.call('GET', `/v1/contracts/floors/${floor}/plan`, {
      token: selected.body.token,
    });
    expect(plan.status).toBe(200);
    const members = await server.operate('member', 'list', '--organization', 'Minato');
    expect(members.join('\n')).toMatch(/sora@minato\.example +ORGANIZATION_ADMIN/);
    await server.operate('block', 'user', 'sora@minato.example');
    const [blocked] = await server.operate('member', 'list', '--organization', 'Minato');
    expect(blocked).toContain('blocked everywhere');
  });

  it('sends invitations by mail with a valid link', async () => {
    await server.operate('organization', 'create', '--name', 'Umi');
    const inviter = ['--email', 'nami@umi.example', '--name', '波', '--password'];
    await server.operateWith(password, 'user', 'create', ...inviter);
    const invite = ['--organization', 'Umi', '--email', 'nagi@umi.example'];
    const [link] = await server.operate('invite', 'create', ...invite, '--by', 'nami@umi.example');
    const invitation = new URL(link!).searchParams.get('token');
    const checked = await server.call('POST', '/v1/organization-invites/check', {
      body: { token: invitation },
    });
    expect(checked, JSON.stringify(checked)).toMatchObject({
      status: 200,
      body: { inviter: { nameKanji: '波' } },
    });
    expect((await server.mailsTo('nagi@umi.example'))[0]!.text).toContain(link);
  });

  it('records invitations and new members in the audit log of the organisation', async () => {
    await server.operate('organization', 'create', '--name', 'Kawa');
    const person = ['--email', 'kei@kawa.example', '--name', '渓', '--password'];
    await server.operateWith(password, 'user', 'create', ...person);
    const kawa = ['--organization', 'Kawa'];
    await server.operate('invite', 'create', ...kawa, '--email', 'mizu@kawa.example');
    await server.operate('member', 'create', ...kawa, '--email', 'kei@kawa.example');
    const { rows } = await server.database.pool.query(
      `SELECT action, target_name FROM audit_entries
       JOIN organizations ON organizations.id = organization_id
       WHERE name = 'Kawa' AND channel = 'COMMAND_LINE' ORDER BY audit_entries.id`,
    );
    expect(rows).toEqual([
      { action: 'ORGANIZATION_CREATED', target_name: 'Kawa' },
      { action: 'INVITATION_SENT', target_name: 'mizu@kawa.example' },
      { action: 'MEMBER_ADDED', target_name: '渓' },
    ]);
  });

  it.each([
    [['organization', 'explode'], 'There is no command "organization explode"'],
    [['organization', 'create'], '--name is missing'],
    [['organization', 'create', '--nmae', 'x'], '--nmae'],
    [['organization', 'create', '--name', 'x', '--email', 'x'], '--email must be an email address'],
    [['user', 'create', '--email', 'X Y@sky'], '--email must be an email address'],
    [['user', 'create', '--email', 'x@sky.example', '--name', ' '], '--name must be a name'],
    [['user', 'create', '--email', 'x@sky.example', '--name', '空'], '--password is missing'],
    [
      ['user', 'create', '--email', 'x@sky.example', '--name', '空', '--password'],
      'The password must be 4 to 16',
    ],
    [
      ['user', 'create', '--email', 'x@sky.example', '--name', '空', '--password', 'Office#2026'],
      '--password takes no value',
    ],
    [['contract', 'list', '--organization', 'Nowhere'], 'There is no organisation "Nowhere"'],
    [['block', 'user', 'nobody@x.example'], 'No user has the address nobody@x.example'],
    [['block', 'user'], '<address> is missing'],
    [['maintenance', 'set', '--start', 'soon'], '--start must be a time'],
    [['maintenance', 'set', '--minutes', '-5'], '--minutes'],
    [['maintenance', 'set', '--email', 'x'], '--email must be an email address'],
    [['maintenance', 'set', '--minutes', '99999999999'], '--minutes must be a whole number'],
    [['maintenance', 'set', '--start', '2020-01-01T00:00Z'], 'is in the past'],
    [['maintenance', 'set', '--phone', '03\n04'], '--phone must be one line'],
    [['outbox', 'show', 'x'], 'There is no mail "x"'],
    [['outbox', 'list', '--limit', '99999999999'], '--limit must be a whole number'],
    [['organization', 'list', 'Sakura'], '"Sakura" is unexpected'],
    [['organization', 'create', '--name', 'Sakura', 'Works'], '"Works" is unexpected'],
  ])('%j fails with the message: %s', async (typed, message) => {
    await expect(server.operate(...typed)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(message) as unknown,
    });
  });

  it('rejects a breached password of a new account', async () => {
    const typed = ['user', 'create', '--email', 'y@sky.example', '--name', '空', '--password'];
    await expect(server.operateWith('Password1!', ...typed)).rejects.toThrow('passwordBreached');
  });

  it('prints the help, filtered by topic', () => {
    expect(help([]).join('\n')).toContain('maintenance set');
    expect(help(['help', 'maintenance']).join('\n')).not.toContain('organization');
    expect(isHelpRequest(['-h'])).toBe(true);
  });
});
