import { OrganizationPicker, type OrganizationPickerState } from '@office/ui';
import { organizationPageSize } from '@office/vocabulary';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '../../../lib/useAction.ts';
import { signOut } from '../../../platform/session/signOut.ts';
import { isToldAlready } from '../../../platform/errors/errorCode.ts';
import { selectionErrorTexts } from '../../../platform/errors/selectionErrorTexts.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { forgetWantedPage, wantedPage } from '../../../platform/navigation/wantedPage.ts';
import { DataProvider } from '../../../platform/swr/DataProvider.tsx';
import { toasts } from '../../../platform/toasts/toasts.ts';
import { enterOrganization } from '../enterOrganization.ts';
import { sentToChoose } from '../OrganizationGuard.tsx';

export interface OrganizationPickerPageProps {
  /** Begins to fetch the code of what comes after the choice. */
  fetchWorkplace(): void;
}

/** The choice of the organisation to enter (spec §2). */
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
  const wasSent = useLocation().state === sentToChoose;
  const [page, setPage] = useState(1);
  const [selectingId, setSelectingId] = useState<string>();
  const query = { page, limit: organizationPageSize };
  const { data, error, mutate } = useQuery('/v1/organizations/user/joined', { params: { query } });

  const goOn = async () => {
    const page = wantedPage();
    forgetWantedPage();
    await navigate(page, { replace: true });
  };

  // Chosen, here or in another tab: nothing is left to choose.
  const chosen = useEffectEvent(() => {
    if (wasSent && organizationId) void goOn();
  });
  useEffect(() => chosen(), [organizationId]);

  const [select] = useAction(async ({ organizationId }: { organizationId: string }) => {
    setSelectingId(organizationId);
    try {
      await enterOrganization(organizationId);
      if (!wasSent) await goOn();
    } catch (failure) {
      showSelectionError(failure);
    } finally {
      setSelectingId(undefined);
    }
  });

  const state = (): OrganizationPickerState => {
    if (!data) return error ? { status: 'error' } : { status: 'loading' };
    const { total } = data.metadata;
    if (total === 0) return { status: 'empty' };
    const pageSize = organizationPageSize;
    return { status: 'ready', organizations: data.data, page, pageSize, total };
  };

  return (
    <OrganizationPicker
      state={state()}
      selectingId={selectingId}
      accountEmail={user?.email}
      onSelect={select}
      onPageChange={(event) => setPage(event.page)}
      onRetry={() => void mutate()}
      onSignOut={() => void signOut()}
    />
  );
}

function showSelectionError(failure: unknown): void {
  if (isToldAlready(failure)) return;
  const { titleKey, textKey } = selectionErrorTexts(failure);
  toasts.show({ type: 'ERROR', title: i18next.t(titleKey), description: i18next.t(textKey) });
}
