import { unwrap } from '@office/api';
import { emojiProblem } from '@office/client/emoji/emojiProblem.ts';
import { putFile } from '@office/client/files/putFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { showError } from '@office/client/errors/showError.ts';
import { AddEmoji, type AddEmojiProps } from '@office/ui';
import { useState } from 'react';
import { office } from '../api/client.ts';
import { useMutateQueries, useQuery } from '../api/queries.ts';

const path = '/v1/custom-emoji';

export function AddEmojiDialog({ onClose }: { onClose(): void }) {
  const renew = useMutateQueries();
  const { data } = useQuery(path);
  const own = data?.data
    .filter((emoji) => emoji.own)
    .map(({ id, name, pictureUrl }) => ({ id, name, src: pictureUrl }));
  const remove = async (emojiId: string) => {
    await unwrap(office.DELETE(`${path}/{emojiId}`, { params: { path: { emojiId } } }));
    await renew([path]);
  };
  const [problem, setProblem] = useState<AddEmojiProps['error']>();
  const [add, submitting] = useAction(async (name: string, picture: File) => {
    setProblem(undefined);
    try {
      const file = { fileName: picture.name, fileSize: picture.size };
      const signed = await unwrap(office.POST(`${path}/pre-sign`, { body: file }));
      const pictureKey = await putFile(signed, picture);
      await unwrap(office.POST(path, { body: { name, pictureKey } }));
      await renew([path]);
    } catch (refused) {
      setProblem(emojiProblem(refused));
      return;
    }
    onClose();
  });
  return (
    <AddEmoji
      {...(own && { own })}
      onDelete={({ emojiId }) => void remove(emojiId).catch(showError)}
      submitting={submitting}
      error={problem}
      onSubmit={({ name, picture }) => add(name, picture)}
      onClose={onClose}
    />
  );
}
