import { useSearchParams } from 'react-router-dom';

export function useLinkToken(): string {
  const [params] = useSearchParams();
  return params.get('token') ?? '';
}
