import { storage } from '../session/browserSession.ts';

/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by `public/start.js`, before the first paint. Belongs to the device, not the member. */
const themeKey = 'office.theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function read(): ThemeChoice {
  const stored = storage.getItem(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

let choice = read();

function apply(): void {
  const appearance = theme.getAppearance();
  document.documentElement.dataset.theme = appearance;
  document.documentElement.style.colorScheme = appearance;
  document.documentElement.style.backgroundColor = '';
  for (const listener of listeners) listener();
}

/** Light or dark, as the member chose or the device says. */
export const theme = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getChoice: (): ThemeChoice => choice,
  getAppearance: (): 'light' | 'dark' => {
    if (choice !== 'system') return choice;
    return systemDark.matches ? 'dark' : 'light';
  },
  choose(next: ThemeChoice): void {
    choice = next;
    storage.setItem(themeKey, next);
    apply();
  },
};

systemDark.addEventListener('change', apply);
