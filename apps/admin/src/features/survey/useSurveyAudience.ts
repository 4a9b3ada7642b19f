import { useSettled } from '@office/client/lib/useSettled.ts';
import { audienceChoice, type AudienceFieldProps, type AudienceValue } from '@office/ui';
import { useEffect, useState } from 'react';
import { office } from '../../platform/api/client.ts';
import { useQuery } from '../../platform/api/queries.ts';

type AudienceParts = Pick<
  AudienceFieldProps,
  'departments' | 'candidates' | 'memberCount' | 'onSearch'
>;

/** Departments and members to choose from, and how many people are chosen. */
export function useSurveyAudience(value: AudienceValue | null): AudienceParts {
  const [keyword, setKeyword] = useState('');
  const searched = useSettled(keyword, 300);
  const departments = useQuery('/v1/admin/members/departments');
  const members = useQuery('/v1/admin/members', {
    params: { query: { keyword: searched, limit: 10 } },
  });
  const choice = value && audienceChoice(value);
  const body = useSettled(JSON.stringify(choice), 300);
  const [counted, setCounted] = useState<{ body: string; count: number } | null>(null);
  useEffect(() => {
    if (body === 'null') return undefined;
    const abort = new AbortController();
    void office
      .POST('/v1/admin/members/audience', { body: JSON.parse(body), signal: abort.signal })
      .then(({ data }) => data && setCounted({ body, count: data.memberCount }))
      .catch(() => undefined);
    return () => abort.abort();
  }, [body]);
  return {
    departments: departments.data?.data ?? null,
    candidates:
      members.data?.data.map(({ userId, nameKanji, department }) => ({
        userId,
        name: nameKanji,
        department: department ?? undefined,
      })) ?? null,
    memberCount: counted?.body === JSON.stringify(choice) ? counted.count : null,
    onSearch: (event) => setKeyword(event.keyword),
  };
}
