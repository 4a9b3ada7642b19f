export { VerifyNewIp } from './VerifyNewIp.tsx';
export type { VerifyNewIpError, VerifyNewIpProps } from './VerifyNewIp.tsx';
export type { VerifyNewIpValues } from './VerifyNewIp.schema.ts';
