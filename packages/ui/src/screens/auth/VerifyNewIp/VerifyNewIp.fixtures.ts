import type { VerifyNewIpError } from './VerifyNewIp.tsx';

/** A fixed clock keeps screenshots stable. */
const clock = Date.UTC(2026, 10, 20, 0, 0, 0);
export const now = () => clock;

const second = 1000;

/** Just sent: valid for five minutes, resend possible in 24 seconds. */
export const fresh = {
  email: 'aoi@sakura.example',
  codeExpiresAt: clock + 294 * second,
  resendAt: clock + 24 * second,
};
export const resendable = { ...fresh, resendAt: clock - second };
export const lastSeconds = {
  ...fresh,
  codeExpiresAt: clock + 42 * second,
  resendAt: clock - second,
};
export const expired = { ...fresh, codeExpiresAt: clock - second, resendAt: clock - second };

export const errors = {
  wrongCode: { kind: 'wrongCode' },
  expired: { kind: 'expired' },
  ipBlacklisted: { kind: 'ipBlacklisted' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in VerifyNewIpError['kind']]: Extract<VerifyNewIpError, { kind: Kind }> };
