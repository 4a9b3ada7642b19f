import type { Schemas } from '@office/api';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { ToastStore } from '@office/client/toasts/ToastStore.ts';
import { describe, expect, it, vi } from 'vitest';
import { ReminderNotifier } from './ReminderNotifier.ts';
import { makeMessage } from '../../sync/testRoom.ts';

const message = { ...makeMessage(1), id: 'm1', roomId: 'room' };
const room = { id: 'room', type: 'CHANNEL', name: '開発チーム', logo: null } as const;
const remindAt = '2026-11-20T01:00:00.000Z';
const path = { roomId: 'room', messageId: 'm1' };
const due = { ...path, remindAt, due: true };
const completed = { ...path, remindAt: null, due: false };

function createNotifier() {
  const deps = {
    presets: ['in20Minutes', 'tomorrow'] as const,
    toasts: new ToastStore(testDeps()),
    fetchReminders: vi.fn(() =>
      Promise.resolve<Schemas['ChatReminder'][]>([{ message, room, remindAt, due: true }]),
    ),
    snooze: vi.fn(() => Promise.resolve()),
    complete: vi.fn(() => Promise.resolve()),
    markRead: vi.fn(),
    notifyUnseen: vi.fn(),
    navigateTo: vi.fn(),
    showError: vi.fn(),
  };
  return { ...deps, notifier: new ReminderNotifier(deps) };
}

async function showDue() {
  const created = createNotifier();
  created.notifier.handle(due);
  await vi.waitFor(() => expect(created.toasts.getSnapshot()).toHaveLength(1));
  return { ...created, toast: created.toasts.getSnapshot()[0]! };
}

describe('ReminderNotifier', () => {
  it('shows a toast that stays open, and a system notification for hidden pages', async () => {
    const { toast, notifyUnseen } = await showDue();
    expect(toast).toMatchObject({ type: 'INFO', timeout: Infinity });
    expect(toast.actions?.map(({ id }) => id)).toEqual(['open', 'snooze', 'done']);
    expect(notifyUnseen).toHaveBeenCalledWith(
      expect.objectContaining({ id: `chat_reminder-m1 ${remindAt}`, setting: 'chatRoom' }),
    );
  });

  it.each(['completed', 'snoozed'])('closes the toast when another tab %s it', async (how) => {
    const { notifier, toasts } = await showDue();
    notifier.handle(how === 'completed' ? completed : { ...due, due: false });
    expect(toasts.getSnapshot()).toEqual([]);
  });

  it('shows no toast for a reminder that is completed while it is fetched', async () => {
    const { notifier, toasts, fetchReminders, notifyUnseen } = createNotifier();
    notifier.handle(due);
    notifier.handle(completed);
    await fetchReminders.mock.results[0]!.value;
    await Promise.resolve();
    expect(toasts.getSnapshot()).toEqual([]);
    expect(notifyUnseen).not.toHaveBeenCalled();
  });

  it('opens the message and marks the notification as read', async () => {
    const { toast, markRead, navigateTo, complete } = await showDue();
    toast.onAction!({ action: 'open' });
    expect(navigateTo).toHaveBeenCalledWith('/chat-room/room?message=m1');
    expect(markRead).toHaveBeenCalledWith('m1');
    expect(complete).not.toHaveBeenCalled();
  });

  it('snoozes and completes the reminder', async () => {
    const { toast, snooze, complete } = await showDue();
    toast.onAction!({ action: 'in20Minutes' });
    expect(snooze).toHaveBeenCalledWith(path, 'in20Minutes');
    toast.onAction!({ action: 'done' });
    expect(complete).toHaveBeenCalledWith(path);
  });

  it('shows an error if the reminder cannot be completed', async () => {
    const { toast, complete, showError } = await showDue();
    const error = new Error('offline');
    complete.mockRejectedValueOnce(error);
    toast.onAction!({ action: 'done' });
    await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(error));
  });
});
