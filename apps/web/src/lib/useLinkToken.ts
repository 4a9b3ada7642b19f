import { useSearchParams } from 'react-router-dom';

/** The token of a link from a mail; empty where the address has none. */
export function useLinkToken(): string {
  const [params] = useSearchParams();
  return params.get('token') ?? '';
}
