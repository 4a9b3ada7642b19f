import type { ToastItem } from './ToastStack.tsx';

const minute = 60_000;

export const success: ToastItem = {
  id: 'success',
  type: 'SUCCESS',
  title: 'プロフィールを保存しました',
  timeout: minute,
};

export const error: ToastItem = {
  id: 'error',
  type: 'ERROR',
  title: 'エラー',
  description: '席を変更できませんでした。もう一度お試しください。',
  timeout: minute,
};

export const info: ToastItem = {
  id: 'notification-7',
  type: 'INFO',
  title: 'Fire drill on Thursday',
  description: 'Everyone leaves the office at 15:00. Meet in the lounge.',
  timeout: minute,
};

export const chat: ToastItem = {
  id: 'chat-3',
  type: 'INFO',
  isChat: true,
  chatData: { name: '開発チーム', message: '高橋：リリースの確認をお願いします！' },
  timeout: minute,
};

export const long: ToastItem = {
  id: 'long',
  type: 'ERROR',
  title:
    'この組織の契約で同時にサインインできる人数を超えたため、メタバースオフィスに入室できませんでした',
  description:
    'Everything that you entered is still here. Ask your administrator to change the contract, or try again once someone has signed out of the office. 管理者に連絡するか、しばらくしてからもう一度お試しください。',
  timeout: minute,
};
