export { SignUp } from './SignUp.tsx';
export type { SignUpError, SignUpProps, SignUpState, SignUpSubmission } from './SignUp.types.ts';
export type { SignUpInformation } from './SignUp.schema.ts';
