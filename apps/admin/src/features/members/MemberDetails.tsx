import { unwrap, type Schemas } from '@office/api';
import { errorCode, refusedFields } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  MemberDrawer,
  type MemberAccess,
  type MemberDraft,
  type MemberDrawerAction,
  type MemberDrawerProps,
  type MemberDrawerState,
} from '@office/ui/screens/admin/members';
import { useState } from 'react';
import { office } from '../../platform/api/client.ts';
import { useQuery } from '../../platform/api/queries.ts';
import { usePermissions } from '../../platform/permissions/usePermissions.ts';
import { useDraft } from '../../platform/drafts/useDraft.ts';
import { usePersonalData } from './usePersonalData.ts';
import { toMember } from './toMember.ts';

interface MemberDetailsProps {
  /** Null if the drawer is closed. */
  memberId: string | null;
  access: MemberAccess;
  onChanged(): void;
  onClose(): void;
}

type Change = () => Promise<Schemas['AdminMember'] | undefined>;

export function MemberDetails({ memberId, access, onChanged, onClose }: MemberDetailsProps) {
  const can = usePermissions();
  // Keeps the last content while the drawer closes.
  const [lastId, setLastId] = useState(memberId);
  if (memberId && memberId !== lastId) setLastId(memberId);
  const userId = lastId ?? '';
  const params = { path: { userId } };
  const { data, error, mutate } = useQuery(
    '/v1/admin/members/{userId}',
    lastId ? { params } : null,
    { revalidateOnFocus: true },
  );
  const [doing, setDoing] = useState<MemberDrawerAction>();
  const draft = useDraft<MemberDraft>({ form: 'member', target: memberId ?? '' });

  const personalData = usePersonalData(can('privacy.write') ? memberId : null, () => {
    void mutate();
    onChanged();
  });
  const [refused, setRefused] = useState<MemberDrawerProps['refused']>();
  const [shownId, setShownId] = useState(memberId);
  if (memberId !== shownId) {
    setShownId(memberId);
    setRefused(undefined);
  }

  const [run] = useAction(async (action: MemberDrawerAction, change: Change) => {
    setDoing(action);
    setRefused(undefined);
    try {
      const member = await change();
      if (action === 'save') draft.clear();
      if (member) await mutate(member, { revalidate: false });
    } catch (failure) {
      const field = refusedFieldOf(failure);
      if (field) setRefused({ [field]: errorText(failure) });
      // The form shows both versions after the reload.
      else if (errorCode(failure) !== 'changedMeanwhile') showError(failure);
      await mutate();
    } finally {
      setDoing(undefined);
      onChanged();
    }
  });

  const member = `/v1/admin/members/{userId}` as const;
  return (
    <MemberDrawer
      open={memberId !== null}
      state={stateOf(data, error)}
      doing={doing}
      draft={draft.values}
      {...personalData}
      access={access}
      {...(can('audit.read') && { auditHref: auditHrefOf(data) })}
      {...(refused && { refused })}
      onDraft={(event) => (event.draft ? draft.keep(event.draft) : draft.clear())}
      onSave={({ version, role, adminRole, accessUntil, department, jobTitle, nameLatin }) =>
        run('save', () =>
          unwrap(
            office.PATCH(member, {
              params,
              body: {
                version,
                ...(role && { role }),
                ...(adminRole !== undefined && { adminRole }),
                ...(accessUntil !== undefined && { accessUntil: accessUntil || null }),
                ...(department !== undefined && { department: department.trim() || null }),
                ...(jobTitle !== undefined && { jobTitle: jobTitle.trim() || null }),
                ...(nameLatin !== undefined && { nameLatin: nameLatin.trim() || null }),
              },
            }),
          ),
        )
      }
      onBlock={() => run('block', () => unwrap(office.POST(`${member}/block`, { params })))}
      onUnblock={() => run('unblock', () => unwrap(office.POST(`${member}/unblock`, { params })))}
      onUnlock={() => run('unlock', () => unwrap(office.POST(`${member}/unlock`, { params })))}
      onRemove={() =>
        run('remove', async () => {
          await unwrap(office.DELETE(member, { params }));
          onClose();
          return undefined;
        })
      }
      onSignOut={({ sessionId }) =>
        sessionId
          ? run({ signOut: sessionId }, () =>
              unwrap(
                office.DELETE(`${member}/sessions/{sessionId}`, {
                  params: { path: { userId, sessionId } },
                }),
              ),
            )
          : run('signOutAll', () => unwrap(office.DELETE(`${member}/sessions`, { params })))
      }
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  );
}

function auditHrefOf(member: Schemas['AdminMember'] | undefined): string {
  if (!member) return '/audit';
  return `/audit?${new URLSearchParams({ target: member.userId, targetName: member.nameKanji })}`;
}

/** Returns the field of the form to which an error belongs. */
function refusedFieldOf(failure: unknown): 'nameLatin' | 'accessUntil' | undefined {
  const fields = refusedFields(failure);
  const code = errorCode(failure);
  if (code === 'latinNameNotEditable' || fields.includes('nameLatin')) return 'nameLatin';
  if (code === 'accessUntilInPast' || fields.includes('accessUntil')) return 'accessUntil';
  return undefined;
}

function stateOf(member: Schemas['AdminMember'] | undefined, error: unknown): MemberDrawerState {
  if (error) return { status: 'error' };
  return member ? { status: 'ready', member: toMember(member) } : { status: 'loading' };
}
