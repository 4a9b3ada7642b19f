import { OrganizationPicker, type OrganizationPickerState } from '@office/ui';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { fetchWorkplace } from '../app/panelCode.ts';
import { useAction } from '../app/useAction.ts';
import { signOut } from '../auth/signOut.ts';
import { isToldAlready } from '../errors/errorCode.ts';
import { selectionErrorTexts } from '../errors/selectionErrorTexts.ts';
import { useSession } from '../session/useSession.ts';
import { forgetWantedPage, wantedPage } from '../session/wantedPage.ts';
import { DataProvider } from '../swr/DataProvider.tsx';
import { toasts } from '../toasts/toasts.ts';
import { enterOrganization } from './enterOrganization.ts';
import { sentToChoose } from './OrganizationGuard.tsx';

/** Spec §9, "select-organisation limit". */
const pageSize = 5;

/** Which organisation to enter (spec §2). */
export function OrganizationPickerPage() {
  return (
    <DataProvider>
      <Picker />
    </DataProvider>
  );
}

function Picker() {
  const navigate = useNavigate();
  useEffect(fetchWorkplace, []);
  const { user, organizationId } = useSession();
  const wasSent = useLocation().state === sentToChoose;
  const [page, setPage] = useState(1);
  const [selectingId, setSelectingId] = useState<string>();
  const query = { page, limit: pageSize };
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
