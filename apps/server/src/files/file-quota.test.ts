import type { Schemas } from '@office/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import type { Config } from '../config/config.ts';
import { files } from '../database/schema/files.ts';
import { deleteFile } from './file-record-store.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

const plenty = { files: 1_000_000, bytes: 2 ** 50 };
const size = 60_000;

async function open(fileQuotas: Partial<Config['fileQuotas']> = {}) {
  office.platform.config.fileQuotas = { person: plenty, organization: plenty, ...fileQuotas };
  const { organizationId } = await makeOrganization(office, 'Sakura');
  const member = async () =>
    signInToOrganization(office, await makePerson(office, organizationId), organizationId);
  return { member };
}

const announce = (token: string, count: number) =>
  office.call<Schemas['PreSignedUploadList']>(
    'POST',
    '/v1/files/chat_message_attachment/multi-pre-sign',
    {
      token,
      body: { files: Array.from({ length: count }, () => ({ fileName: 'a.pdf', fileSize: size })) },
    },
  );

/** Sends fifty concurrent calls and collects their error codes; `null` for a successful call. */
async function announceFiftyTimes(tokens: string[], count = 1) {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => announce(tokens[turn % tokens.length]!, count)),
  );
  const accepted = answers.filter(({ status }) => status === 200).length;
  return { given: accepted, codes: new Set(answers.map(({ errors }) => errors ?? null)) };
}

it('fifty concurrent calls get at most the hourly limit of addresses', async () => {
  const { member } = await open();
  const { token } = await member();
  const { given, codes } = await announceFiftyTimes([token], 20);
  expect(given).toBe(300 / 20);
  expect(codes).toEqual(new Set([null, 'tooManyRequests']));
  expect(await office.platform.db.$count(files)).toBe(300);
});

it.each([
  ['files', { files: 7, bytes: plenty.bytes }],
  ['bytes', { files: plenty.files, bytes: 7 * size + 1 }],
])('limits the %s of a person to the quota in fifty concurrent calls', async (_, person) => {
  const { member } = await open({ person });
  const [hostile, other] = [await member(), await member()];
  const { given, codes } = await announceFiftyTimes([hostile.token]);
  expect(given).toBe(7);
  expect(codes).toEqual(new Set([null, 'fileQuotaReached']));
  expect((await announce(other.token, 1)).status).toBe(200);
});

it.each([
  ['files', { files: 11, bytes: plenty.bytes }],
  ['bytes', { files: plenty.files, bytes: 11 * size + 1 }],
])(
  'limits the %s of an organisation to the quota in fifty concurrent calls of five people',
  async (_, of) => {
    const { member } = await open({ organization: of });
    const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await member()).token));
    const { given, codes } = await announceFiftyTimes(tokens);
    expect(given).toBe(11);
    expect(codes).toEqual(new Set([null, 'organizationFileQuotaReached']));
  },
);

it('frees quota when a file is deleted, and rejects a batch as a whole', async () => {
  const { member } = await open({ person: { files: 3, bytes: plenty.bytes } });
  const { token } = await member();
  const { body } = await announce(token, 3);
  expect(await announce(token, 1)).toMatchObject({ status: 422, errors: 'fileQuotaReached' });
  await deleteFile(office.platform.db, body.data[0]!.fileKey);
  expect(await announce(token, 2)).toMatchObject({ status: 422 });
  expect((await announce(token, 1)).status).toBe(200);
});
