import { OfficeError, toErrorParams, unwrap, type Schemas } from '@office/api';
import {
  CalendarLink,
  type CalendarLinkRefusal,
  type CalendarLinkState,
} from '@office/ui/screens/calendar';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import {
  useCalendarAccounts,
  useFollowedAccounts,
  useLinkedAccounts,
} from '../../linked-accounts/index.ts';

type Access = Schemas['LinkCalendarRequest'];
interface Progress {
  access?: Access;
  found?: Schemas['CalDavCalendar'][];
  linked?: Schemas['CalendarAccount'];
}

const settingsHref = '/settings#calendar';

export function CalendarLinkPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const linkedAccounts = useLinkedAccounts();
  const { calendars, mayLink, onLink, retry } = useCalendarAccounts(linkedAccounts);
  const known = useFollowedAccounts().data?.data.find(({ kind }) => kind === 'CALDAV');
  const renew = useMutateQueries();
  const [{ access, found, linked }, setProgress] = useState<Progress>({});
  const [refusal, setRefusal] = useState<CalendarLinkRefusal>();

  const [send, submitting] = useAction(async (work: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (failure) {
      if (!isAlreadyReported(failure)) setRefusal(refusalOf(failure));
    }
  });
  const link = async (access: Access) => {
    const body = access;
    const account = await unwrap(office.POST('/v1/calendar/accounts', { body }));
    setProgress({ linked: account });
    void renew(['/v1/calendar/accounts']);
  };
  const find = async (access: Access) => {
    setProgress({ access });
    const body = access;
    const { data } = await unwrap(office.POST('/v1/calendar/accounts/calendars', { body }));
    const [only, ...others] = data;
    if (only && others.length === 0) await link({ ...access, url: only.url });
    else setProgress({ access, found: data });
  };

  const isCalDav = search.get('kind') === 'CALDAV';
  const state = (): CalendarLinkState => {
    if (linked) return { status: 'linked', provider: 'CALDAV', account: linked.name };
    if (mayLink === false) return { status: 'notAllowed' };
    if (calendars === 'failed') return { status: 'error' };
    if (calendars === 'loading') return { status: 'loading' };
    if (access && found) return { status: 'calendars', calendars: found };
    if (isCalDav) return { status: 'address', values: access ?? defaultAccessOf(known) };
    const services = calendars
      .filter(({ state: linkState, offered }) => offered !== false || linkState !== 'UNLINKED')
      .map(({ provider, state: linkState, account, problem, loading = false }) => ({
        provider,
        state: linkState,
        forbidden: problem === 'FORBIDDEN',
        loading,
        ...(account !== undefined && { account }),
      }));
    return { status: 'services', services };
  };

  const back = () => {
    setRefusal(undefined);
    if (found && !linked) setProgress(access ? { access } : {});
    else if (isCalDav && !linked) setSearch({}, { replace: true });
    else void navigate(settingsHref);
  };
  return (
    <CalendarLink
      state={state()}
      submitting={submitting}
      refusal={refusal}
      feedHref={settingsHref}
      calendarHref="/calendar"
      onChoose={({ provider }) =>
        provider === 'CALDAV' ? setSearch({ kind: provider }) : onLink({ provider })
      }
      onFind={(access) => send(() => find(access))}
      onLink={({ url }) => {
        if (access) send(() => link({ ...access, url }));
      }}
      onBack={back}
      onRetry={() => {
        linkedAccounts.retry();
        retry();
      }}
    />
  );
}

function defaultAccessOf(account: Schemas['CalendarAccount'] | undefined): Partial<Access> {
  return {
    ...(account?.url && { url: account.url }),
    ...(account?.userName && { userName: account.userName }),
  };
}

function refusalOf(failure: unknown): CalendarLinkRefusal {
  const { calendarProblem } = failure instanceof OfficeError ? toErrorParams(failure) : {};
  return { problem: calendarProblem ?? 'OTHER', text: errorText(failure) };
}
