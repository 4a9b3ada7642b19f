import { Store } from '../lib/Store.ts';
import { storage } from '../lib/browserStorage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

interface ThemeState {
  choice: ThemeChoice;
  appearance: 'light' | 'dark';
}

/** Also read by `build/public/start.js` before the first paint. Stored per device, not per member. */
const themeKey = 'office.theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function storedChoice(): ThemeChoice {
  const stored = storage.getItem(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function appearanceOf(choice: ThemeChoice): ThemeState['appearance'] {
  if (choice !== 'system') return choice;
  return systemDark.matches ? 'dark' : 'light';
}

class Theme extends Store<ThemeState> {
  constructor(choice: ThemeChoice) {
    super({ choice, appearance: appearanceOf(choice) });
    systemDark.addEventListener('change', () => this.#apply(this.getSnapshot().choice));
  }

  choose(choice: ThemeChoice): void {
    storage.setItem(themeKey, choice);
    this.#apply(choice);
  }

  #apply(choice: ThemeChoice): void {
    const appearance = appearanceOf(choice);
    document.documentElement.dataset.theme = appearance;
    document.documentElement.style.colorScheme = appearance;
    document.documentElement.style.backgroundColor = '';
    this.set({ choice, appearance });
  }
}

export const theme = new Theme(storedChoice());
