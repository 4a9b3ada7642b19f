import type { Schemas } from '@office/api';
import { startOffice, type Answer, type TestOffice } from './office.ts';
import { password } from './people.ts';

type Session = Schemas['Session'];

export const [home, elsewhere] = ['198.51.100.1', '198.51.100.2'];

export interface SignInTest {
  office: TestOffice;
  login(
    email: string,
    attempted?: string,
    ip?: string,
    deviceToken?: string,
  ): Promise<Answer<Session>>;
  wrongPasswords(
    email: string,
    times: number,
    ip?: string,
    deviceToken?: string,
  ): Promise<Answer<Session>[]>;
  verify(email: string, code: string, ip?: string, attempted?: string): Promise<Answer<Session>>;
  mailedCode(email: string): Promise<string>;
}

/** Starts an office with demo accounts. Calls come from `home`, and `verify` from `elsewhere`. */
export async function startSignInTest(): Promise<SignInTest> {
  const office = await startOffice({ demo: true });
  const login: SignInTest['login'] = (email, attempted = password, ip = home, deviceToken) =>
    office.call('POST', '/v1/auth/user/login', {
      body: { email, password: attempted, ...(deviceToken && { deviceToken }) },
      ip,
    });
  return {
    office,
    login,
    wrongPasswords: async (email, times, ip = home, deviceToken) => {
      const answers = [];
      for (let attempt = 0; attempt < times; attempt++) {
        answers.push(await login(email, 'Wrong#1', ip, deviceToken));
      }
      return answers;
    },
    verify: (email, code, ip = elsewhere, attempted = password) =>
      office.call('POST', '/v1/auth/user/verify-new-ip', {
        body: { email, password: attempted, code },
        ip,
      }),
    mailedCode: (email) => mailedCodeOf(office, email),
  };
}

/** Returns the token in the link of the last mail to an address. */
export async function mailedTokenOf(
  office: Pick<TestOffice, 'mailsTo'>,
  email: string,
): Promise<string> {
  const mails = await office.mailsTo(email);
  return /token=([\w.~-]+)/.exec(mails.at(-1)?.text ?? '')![1]!;
}

export async function mailedCodeOf(office: TestOffice, email: string): Promise<string> {
  const subjects = (await office.mailsTo(email)).map(({ subject }) => /\d{4}$/.exec(subject)?.[0]);
  return subjects.findLast((code) => code !== undefined)!;
}
