import { avatarOptions } from '@office/vocabulary';
import type { OfficeAvatar } from '@office/vocabulary';
import { unwrap } from '@office/api';
import { avatarOrDefault } from '@office/world/avatar';
import { bottomPaint, hairPaint, skinPaint, topPaint } from '@office/world/avatar/paint';
import {
  ChangeAvatar,
  type ChangeAvatarProps,
  type ChangeAvatarState,
} from '@office/ui/screens/people';
import { useEffect, useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { drawnPortrait } from '../../../office/people/portraits.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';

type Choice = Parameters<ChangeAvatarProps['onSave']>[0];

const paints = {
  skin: skinPaint,
  hairColor: hairPaint,
  topColor: topPaint,
  bottomColor: bottomPaint,
};

/** Unsaved choice. Kept while other panels are open. */
let draft: { userId: string; avatar: OfficeAvatar } | null = null;

export function ChangeAvatarPage() {
  const { data: profile, error, mutate } = useQuery('/v1/auth/user/profile');
  const [result, setResult] = useState<NonNullable<ChangeAvatarProps['result']>>();
  const userId = profile?.id ?? '';
  const storedKey = JSON.stringify(profile?.officeAvatar);

  // Reverts the preview on leaving without saving.
  useEffect(
    () => () => show(avatarOrDefault(storedKey ? JSON.parse(storedKey) : null, userId)),
    [storedKey, userId],
  );

  const [save, submitting] = useAction(async ({ avatar }: Choice) => {
    setResult(undefined);
    try {
      const officeAvatar = avatarOrDefault(avatar, userId);
      const saved = await unwrap(office.PATCH('/v1/auth/user/profile', { body: { officeAvatar } }));
      draft = null;
      await mutate(saved, { revalidate: false });
      setResult({ status: 'saved' });
    } catch {
      setResult({ status: 'failed' });
    }
  });

  const state = (): ChangeAvatarState => {
    if (!profile) return { status: error ? 'error' : 'loading' };
    return {
      status: 'ready',
      avatar: avatarOrDefault(profile.officeAvatar, profile.id),
      options: avatarOptions,
      paints,
      ...(draft?.userId === profile.id ? { draft: draft.avatar } : {}),
    };
  };

  return (
    <ChangeAvatar
      state={state()}
      submitting={submitting}
      {...(result ? { result } : {})}
      portraitUrl={({ avatar }) => drawnPortrait(avatarOrDefault(avatar, userId))}
      onPreview={({ avatar }) => {
        const avatarValue = avatarOrDefault(avatar, userId);
        draft = { userId, avatar: avatarValue };
        show(avatarValue);
      }}
      onSave={save}
      onRetry={() => void mutate()}
    />
  );
}

function show(avatar: OfficeAvatar): void {
  sceneController.send('OnChangeOfficeAvatar', avatar).catch(() => {
    // Without a scene, the portrait is the only preview.
  });
}
