import type { DeviceProblem } from '../patterns/deviceProblem.ts';

/** Device errors as an app passes them, with texts of the error catalogue. */
export const deviceErrors = {
  notFound: { problem: 'notFoundError', text: 'マイクまたはカメラが見つかりません。' },
  notAllowed: {
    problem: 'notAllowedError',
    text: 'このページではマイクの使用が許可されていません。アドレスの左のアイコンを押し、「マイク」をオンにしてください。',
  },
  notReadable: {
    problem: 'notReadableError',
    text: 'マイクまたはカメラを使えません。ほかのアプリが使っていたら終了して、もう一度お試しください。',
  },
} as const satisfies Record<string, DeviceProblem>;
