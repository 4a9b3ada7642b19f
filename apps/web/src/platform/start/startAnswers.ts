import type { Schemas } from '@office/api';

export type Workplace = Schemas['WorkplaceData'];

interface Params {
  path?: Record<string, string>;
  query?: Record<string, string>;
}

export interface StartAnswer {
  path: string;
  params?: Params;
  /** Path and query with their parameters. */
  address: string;
  /** Undefined until the workplace has loaded, or if the operation failed. */
  body: unknown;
}

/** Returns the operations that the workplace combines. Those of the floor follow once it has loaded. */
export function startAnswers(
  { userId }: { userId: string },
  workplace: Workplace | null,
): StartAnswer[] {
  const floor = workplace?.floor;
  return [
    answer('/v1/maintenances/user', workplace?.maintenance),
    answer('/v1/auth/user/permission', workplace?.permission),
    answer('/v1/auth/user/profile', workplace?.profile),
    answer('/v1/settings', workplace?.settings),
    answer('/v1/users/{userId}/desk', workplace?.desk, { path: { userId } }),
    answer('/v1/contracts/offices', workplace?.offices),
    answer('/v1/user/chat-rooms/heads', workplace?.chatRoomHeads),
    answer('/v1/meetings/available', workplace?.availableMeetings),
    answer('/v1/sharing-documents', workplace?.sharedDocuments),
    answer('/v1/help/tour', workplace?.tour),
    answer('/v1/users/notifications/unread', workplace?.unreadNotifications),
    answer('/v1/surveys/unanswered', workplace?.unansweredSurveys),
    answer('/v1/bulletin-boards/unread', workplace?.unreadBulletins),
    ...(floor
      ? [
          answer('/v1/contracts/floors/{floorId}/plan', floor.plan, {
            path: { floorId: floor.id },
          }),
          answer('/v1/user-seat-positions/org-contract/{orgContractId}', floor.seats, {
            path: { orgContractId: floor.contractId },
          }),
          answer('/v1/meetings/rooms', floor.meetings, { query: { floorId: floor.id } }),
        ]
      : []),
  ];
}

function answer(path: string, body: unknown, params?: Params): StartAnswer {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params?.path?.[name] ?? '');
  const query = params?.query ? `?${new URLSearchParams(params.query)}` : '';
  return { path, address: filled + query, body: body ?? undefined, ...(params && { params }) };
}
