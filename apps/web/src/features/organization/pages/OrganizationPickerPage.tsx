import { OrganizationPicker, type OrganizationPickerState } from '@office/ui/screens/organization';
import { organizationPageSize } from '@office/vocabulary';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { signOut } from '../../../platform/signOut/signOut.ts';
import { unwrap } from '@office/api';
import { office } from '../../../platform/api/client.ts';
import { showError } from '@office/client/errors/showError.ts';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { selectionErrorTexts } from '../../../platform/errors/selectionErrorTexts.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { clearReturnPath, returnPath } from '../../../platform/session/returnPath.ts';
import { DataProvider } from '../../../platform/swr/DataProvider.tsx';
import { toasts } from '@office/client/toasts/toasts.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { enterOrganization } from '../enterOrganization.ts';
import { redirectedToPicker } from '../OrganizationGuard.tsx';

export interface OrganizationPickerPageProps {
  fetchWorkplace(): void;
}

export function OrganizationPickerPage(props: OrganizationPickerPageProps) {
  return (
    <DataProvider>
      <Picker {...props} />
    </DataProvider>
  );
}

function Picker({ fetchWorkplace }: OrganizationPickerPageProps) {
  const navigate = useNavigate();
  useEffect(fetchWorkplace, [fetchWorkplace]);
  const { user, organizationId } = useSession();
  const wasRedirected = useLocation().state === redirectedToPicker;
  const [page, setPage] = useState(1);
  const [selectingId, setSelectingId] = useState<string>();
  const [refused, setRefused] = useState<unknown>();
  const query = { page, limit: organizationPageSize };
  const { data, error, mutate } = useQuery('/v1/organizations/user/joined', { params: { query } });
  const invites = useQuery('/v1/organization-invites');

  const continueToTarget = async () => {
    const page = returnPath();
    clearReturnPath();
    await navigate(page, { replace: true });
  };

  // Also runs if the organisation is selected in another tab.
  const chosen = useEffectEvent(() => {
    if (wasRedirected && organizationId) void continueToTarget();
  });
  useEffect(() => chosen(), [organizationId]);

  const [select] = useAction(async ({ organizationId }: { organizationId: string }) => {
    setSelectingId(organizationId);
    try {
      await enterOrganization(organizationId);
      if (!wasRedirected) await continueToTarget();
    } catch (failure) {
      setRefused(failure);
      showSelectionError(failure);
    } finally {
      setSelectingId(undefined);
    }
  });

  const [join] = useAction(async ({ organizationId }: { organizationId: string }) => {
    setSelectingId(organizationId);
    try {
      const params = { path: { organizationId } };
      await unwrap(office.POST('/v1/organization-invites/{organizationId}/accept', { params }));
    } catch (failure) {
      setSelectingId(undefined);
      // The invitation may have been accepted by its link, or has expired.
      await Promise.all([mutate(), invites.mutate()]);
      return showError(failure);
    }
    await select({ organizationId });
  });

  // Selects the only organisation automatically, unless the member opened the picker or selecting it failed.
  const onlyId = data?.metadata.total === 1 ? data.data[0]?.id : undefined;
  const skipping = wasRedirected && onlyId !== undefined && refused === undefined;
  const skip = useEffectEvent(() => {
    if (onlyId && !organizationId) select({ organizationId: onlyId });
  });
  useEffect(() => {
    if (skipping) skip();
  }, [skipping]);

  const state = (): OrganizationPickerState => {
    if (!data) return error ? { status: 'error' } : { status: 'loading' };
    if (skipping) return { status: 'loading' };
    const { total } = data.metadata;
    // Waits for the invitations, so that an invited member does not briefly see the empty state.
    if (total === 0) return { status: invites.isLoading ? 'loading' : 'empty' };
    const pageSize = organizationPageSize;
    return { status: 'ready', organizations: data.data, page, pageSize, total };
  };

  return (
    <OrganizationPicker
      state={state()}
      invitations={invites.data?.data.map(({ organization, inviter }) => ({
        organizationId: organization.id,
        name: organization.name,
        avatarUrl: organization.avatarUrl,
        inviterName: inviter ? displayName(inviter) : null,
      }))}
      selectingId={selectingId}
      {...(isWithoutFloor(refused) && { noFloorHref: '/admin/floors' })}
      accountEmail={user?.email}
      changePasswordHref="/auth/reset-password"
      onSelect={select}
      onJoin={join}
      onPageChange={(event) => setPage(event.page)}
      onRetry={() => void mutate()}
      onSignOut={() => void signOut()}
    />
  );
}

const isWithoutFloor = (failure: unknown) => errorCode(failure) === 'allContractsLayoutBlocked';

function showSelectionError(failure: unknown): void {
  if (isAlreadyReported(failure)) return;
  const { titleKey, textKey } = selectionErrorTexts(failure);
  toasts.show({ type: 'ERROR', title: i18next.t(titleKey), description: i18next.t(textKey) });
}
