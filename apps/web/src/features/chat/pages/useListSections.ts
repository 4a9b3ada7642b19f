import { unwrap, type Schemas } from '@office/api';
import { usePatchQueries } from '@office/client/api/usePatchQueries.ts';
import { showError } from '@office/client/errors/showError.ts';
import type { ListSections } from '@office/ui/screens/chat';
import { maxChatSections } from '@office/vocabulary';
import { useMemo } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { applyPlacement, moveSection } from '../models/lists/listSections.ts';

const sectionsPath = '/v1/user/chat-rooms/sections';
const sectionPath = '/v1/user/chat-rooms/sections/{sectionId}';
const roomsPath = '/v1/user/chat-rooms';
const roomPath = '/v1/user/chat-rooms/{roomId}';

/** The member's sections of a list, with actions that apply immediately. */
export function useListSections(type: Schemas['ChatRoomType']): {
  sections: ListSections | undefined;
  isLoading: boolean;
} {
  const { data, isLoading } = useQuery(sectionsPath);
  const patch = usePatchQueries();
  const renew = useMutateQueries();
  const sections = useMemo(
    () => data && listSections(data, { type, patch, renew }),
    [data, type, patch, renew],
  );
  return { sections, isLoading };
}

interface ListParts {
  type: Schemas['ChatRoomType'];
  patch: ReturnType<typeof usePatchQueries>;
  renew: ReturnType<typeof useMutateQueries>;
}

function listSections(
  data: Schemas['ChatSections'],
  { type, patch, renew }: ListParts,
): ListSections {
  const patchSections = (
    change: (sections: Schemas['ChatSection'][]) => Schemas['ChatSection'][],
  ) => patch(sectionsPath, (list) => ({ data: change(list.data) }));
  const place = async ({ roomId, ...body }: Parameters<ListSections['onPlace']>[0]) => {
    const placement = { roomId, ...body };
    await patch(roomsPath, (list) => ({
      ...list,
      data: list.data.map((room) => applyPlacement(room, placement)),
    }));
    await patch(roomPath, (room) => applyPlacement(room, placement));
    await unwrap(
      office.PATCH('/v1/user/chat-rooms/{roomId}/placement', {
        params: { path: { roomId } },
        body,
      }),
    );
  };
  const create = async ({ name, roomId }: Parameters<ListSections['onCreate']>[0]) => {
    const section = await unwrap(office.POST(sectionsPath, { body: { type, name } }));
    await renew([sectionsPath]);
    if (roomId) await place({ roomId, sectionId: section.id, starred: false });
  };
  const update = async (sectionId: string, body: Schemas['UpdateChatSectionRequest']) => {
    await patchSections((sections) =>
      sections.map((section) => (section.id === sectionId ? { ...section, ...body } : section)),
    );
    await unwrap(office.PATCH(sectionPath, { params: { path: { sectionId } }, body }));
  };
  const move = async (event: Parameters<ListSections['onMove']>[0]) => {
    await patchSections((sections) => moveSection(sections, event));
    const sectionIds = moveSection(data.data, event)
      .filter((section) => section.type === type)
      .map(({ id }) => id);
    await unwrap(office.PUT(`${sectionsPath}/order`, { body: { sectionIds } }));
  };
  const remove = async (sectionId: string) => {
    await patchSections((sections) => sections.filter(({ id }) => id !== sectionId));
    await unwrap(office.DELETE(sectionPath, { params: { path: { sectionId } } }));
  };
  const run = (action: Promise<void>) =>
    void action.catch(async (error: unknown) => {
      showError(error);
      await renew([sectionsPath]);
      await renew([roomsPath]);
      await renew([roomPath]);
    });
  return {
    items: data.data.filter((section) => section.type === type),
    limitReached: data.data.length >= maxChatSections,
    onPlace: (event) => run(place(event)),
    onCreate: (event) => run(create(event)),
    onRename: ({ sectionId, name }) => run(update(sectionId, { name })),
    onCollapse: ({ sectionId, collapsed }) => run(update(sectionId, { collapsed })),
    onMove: (event) => run(move(event)),
    onDelete: ({ sectionId }) => run(remove(sectionId)),
  };
}
