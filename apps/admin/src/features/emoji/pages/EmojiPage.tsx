import { displayName } from '@office/client/people/displayName.ts';
import { unwrap } from '@office/api';
import { emojiProblem } from '@office/client/emoji/emojiProblem.ts';
import { putFile } from '@office/client/files/putFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type { AddEmojiProps } from '@office/ui';
import { AdminCustomEmoji, type AdminCustomEmojiState } from '@office/ui/screens/admin/emoji';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';

const path = '/v1/admin/custom-emoji';

export function EmojiPage() {
  const { data, error, mutate } = useQuery(path, {});
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<AddEmojiProps['error']>();
  const [remove] = useChange([path]);
  const [set, saving] = useChange([path]);
  const [add, submitting] = useAction(async (name: string, picture: File) => {
    setProblem(undefined);
    try {
      const file = { fileName: picture.name, fileSize: picture.size };
      const signed = await unwrap(office.POST(`${path}/pre-sign`, { body: file }));
      const pictureKey = await putFile(signed, picture);
      await unwrap(office.POST(path, { body: { name, pictureKey } }));
      await mutate();
    } catch (refused) {
      setProblem(emojiProblem(refused));
      return;
    }
    setIsOpen(false);
  });

  const state = (): AdminCustomEmojiState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const emojis = data.data.map(({ id, name, pictureUrl, addedBy, createdAt }) => ({
      id,
      name,
      src: pictureUrl,
      addedBy: addedBy ? displayName(addedBy) : undefined,
      createdAt,
    }));
    return { status: 'ready', emojis, adding: data.setting.adding, saving };
  };
  return (
    <AdminCustomEmoji
      state={state()}
      dialog={isOpen ? { submitting, error: problem } : null}
      onOpenDialog={() => {
        setProblem(undefined);
        setIsOpen(true);
      }}
      onCloseDialog={() => setIsOpen(false)}
      onAdd={({ name, picture }) => add(name, picture)}
      onDelete={({ emojiId }) =>
        remove(() => unwrap(office.DELETE(`${path}/{emojiId}`, { params: { path: { emojiId } } })))
      }
      onAddingChange={({ adding }) =>
        set(() => {
          const version = data?.setting.version ?? 0;
          return unwrap(office.PUT(`${path}/setting`, { body: { version, adding } }));
        })
      }
      onRetry={() => void mutate()}
    />
  );
}
