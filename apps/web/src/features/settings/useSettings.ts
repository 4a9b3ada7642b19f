import type { Schemas } from '@office/api';
import { useEffect, useState } from 'react';
import { useQuery } from '../../platform/api/queries.ts';
import { storage } from '../../platform/session/browserSession.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';

/** The member's settings: the copy kept on this browser until the server has answered (spec §7). */
export function useSettings() {
  const query = useQuery('/v1/settings');
  const [cached] = useState(readCopy);
  const { data } = query;

  useEffect(() => {
    if (!data) return;
    storage.setItem(storageKeys.settings, JSON.stringify(data));
    storage.setItem(storageKeys.graphics, data.graphics);
  }, [data]);

  return { ...query, settings: data ?? cached };
}

function readCopy(): Partial<Schemas['Settings']> {
  try {
    const copy: unknown = JSON.parse(storage.getItem(storageKeys.settings) ?? '{}');
    return typeof copy === 'object' && copy !== null ? copy : {};
  } catch {
    return {};
  }
}
