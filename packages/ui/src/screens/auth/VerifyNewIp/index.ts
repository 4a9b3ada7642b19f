export { VerifyNewIp } from './VerifyNewIp.tsx';
export type { VerifyNewIpError, VerifyNewIpProps, VerifyNewIpValues } from './VerifyNewIp.tsx';
