import { createOfficeClient, OfficeError, unwrap, withRetries } from '@office/api';

const baseUrl = process.env.API_URL ?? 'http://localhost:4000/api';
const email = process.env.EMAIL ?? 'aoi@sakura.example';
const password = process.env.PASSWORD ?? 'Office#2026';

// 1. A client. It stores no tokens; this script keeps them in a variable.
let session: { token: string; refreshToken: string; tokenExpires: number } | null = null;
const office = createOfficeClient({
  baseUrl,
  getLanguage: () => 'en',
  session: {
    getTokens: () => session,
    update: (tokens) => void (session = tokens),
    onRefreshFailed: () => (session = null),
  },
  fetch: withRetries(),
});

try {
  // 2. Sign in.
  session = await unwrap(office.POST('/v1/auth/user/login', { body: { email, password } }));

  // 3. Select an organisation. The client stores the new tokens.
  const joined = await unwrap(office.GET('/v1/organizations/user/joined'));
  const organizationId = joined.data[0]!.id;
  await unwrap(office.POST('/v1/auth/user/organization', { body: { organizationId } }));

  // 4. Create a chat room.
  const room = await unwrap(
    office.POST('/v1/user/chat-rooms', { body: { type: 'CHANNEL', name: 'Hello', userIds: [] } }),
  );

  // 5. Send a message. A repeated call with the same `clientId` returns the same message.
  const message = await unwrap(
    office.POST('/v1/user/chat-rooms/{roomId}/messages', {
      params: { path: { roomId: room.id } },
      body: { clientId: crypto.randomUUID(), type: 'TEXT', content: 'Hello, office' },
    }),
  );
  process.stdout.write(`Sent to ${room.name}: ${message.content}\n`);
} catch (error) {
  if (!(error instanceof OfficeError)) throw error;
  console.error(`Failed: ${error.code ?? error.key}`);
  process.exitCode = 1;
}
