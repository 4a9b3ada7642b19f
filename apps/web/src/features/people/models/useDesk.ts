import { unwrap, type Schemas } from '@office/api';
import type { DeskDecoration, DeskNote } from '@office/ui/screens/people';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { toNamedPerson } from '@office/client/people/displayName.ts';

export function useDesk(userId: string) {
  const path = { userId };
  const { data, error, mutate } = useQuery('/v1/users/{userId}/desk', { params: { path } });
  const [problem, setProblem] = useState<'decorations' | 'note'>();
  const [deletingNoteId, setDeletingNoteId] = useState<string>();

  // Optimistic: reverted if the server rejects it.
  const decorate = async (decorations: readonly DeskDecoration[]) => {
    if (!data) return;
    setProblem(undefined);
    const body = { decorations: [...decorations] };
    try {
      await mutate(unwrap(office.PUT('/v1/users/desk', { body })), {
        optimisticData: { ...data, ...body },
        rollbackOnError: true,
        revalidate: false,
      });
    } catch {
      setProblem('decorations');
    }
  };

  const [deleteNote] = useAction(async (noteId: string) => {
    setProblem(undefined);
    setDeletingNoteId(noteId);
    try {
      const params = { path: { userId, noteId } };
      await unwrap(office.DELETE('/v1/users/{userId}/desk/notes/{noteId}', { params }));
    } catch {
      setProblem('note');
    }
    await mutate();
    setDeletingNoteId(undefined);
  });

  return {
    shown: data && {
      decorations: data.decorations,
      notes: data.notes.map(toNote),
      ...(deletingNoteId ? { deletingNoteId } : {}),
    },
    unreadNotes: data?.unreadNotes ?? 0,
    error,
    problem,
    decorate: (decorations: readonly DeskDecoration[]) => void decorate(decorations),
    deleteNote,
    reload: () => void mutate(),
  };
}

function toNote({ id: noteId, author, text, tint, createdAt }: Schemas['DeskNote']): DeskNote {
  return { noteId, author: toNamedPerson(author), text, tint, createdAt };
}
