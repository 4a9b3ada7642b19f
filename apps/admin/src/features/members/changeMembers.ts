import { unwrap, type Schemas } from '@office/api';
import type { DataTableSelection } from '@office/ui';
import type { MemberChange, MemberFilter } from '@office/ui/screens/admin/members';
import { office } from '../../platform/api/client.ts';
import { toFilterQuery } from './membersSearchParams.ts';

const maxIdsPerRequest = 200;

type Answer = Schemas['ChangedMembers'];

/**
 * Sends a filter in one request, ids in chunks.
 * @param count number confirmed by the administrator
 */
export async function changeMembers(
  { action, role, department }: MemberChange,
  selection: DataTableSelection,
  { filter, count }: { filter: MemberFilter; count: number },
): Promise<Answer> {
  const send = (members: Schemas['ChangeMembersRequest']['members']) =>
    unwrap(
      office.POST('/v1/admin/members/bulk', {
        body: {
          action,
          ...(role && { role }),
          ...(department !== undefined && { department: department.trim() || null }),
          members,
        },
      }),
    );
  if ('allExcept' in selection) {
    const except = [...selection.allExcept];
    return send({ filter: toFilterQuery(filter), except, expected: count });
  }
  const answers: Answer[] = [];
  for (let first = 0; first < selection.ids.length; first += maxIdsPerRequest) {
    answers.push(await send({ userIds: selection.ids.slice(first, first + maxIdsPerRequest) }));
  }
  const sum = (part: 'total' | 'changed' | 'unchanged') =>
    answers.reduce((all, answer) => all + answer[part], 0);
  return {
    total: sum('total'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    failed: answers.flatMap(({ failed }) => failed),
  };
}
