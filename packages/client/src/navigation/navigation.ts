import type { NavigateFunction } from 'react-router-dom';

let current: NavigateFunction | null = null;

/** Provides the router's navigation to code outside React: session end, scene, error handling. */
export function bindNavigation(navigate: NavigateFunction): void {
  current = navigate;
}

export function navigateTo(path: string, options: { replace?: boolean } = {}): void {
  if (current) void current(path, options);
  else if (options.replace) window.location.replace(path);
  else window.location.assign(path);
}
