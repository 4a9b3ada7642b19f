// Inline script that runs before the code of the page.

/** Returns null if the browser blocks site data. */
function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Called before the first paint, so that a dark page does not flash white.
function paint() {
  const theme = stored('office.theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { dataset, style } = document.documentElement;
  dataset.theme = isDark ? 'dark' : 'light';
  style.colorScheme = isDark ? 'dark' : 'light';
  style.backgroundColor = isDark ? '#111110' : '#f9f9f8';
}

function isEnglish() {
  return (stored('office.memberLanguage') ?? stored('office.language')) === 'en';
}

// The texts of the page depend on the stored language, so the markup cannot request them.
function preloadTexts() {
  const { texts } = document.documentElement.dataset;
  for (const address of texts?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = address.replace('{language}', document.documentElement.lang);
    document.head.append(link);
  }
}

// Shows that the page is loading until the application renders text.
function showLoading() {
  const root = document.getElementById('root');
  // The workplace first shows a picture of the floor.
  const isLoaded = () =>
    root.textContent || document.getElementById('start-floor')?.hasChildNodes();
  if (!root || isLoaded()) return;
  const note = document.createElement('div');
  note.style.cssText =
    'position:fixed;inset:0;display:grid;place-content:center;gap:16px;justify-items:center;pointer-events:none;font:14px/1.6 system-ui,sans-serif';
  note.setAttribute('role', 'status');
  note.lang = isEnglish() ? 'en' : 'ja';
  const mark = document.createElement('img');
  mark.src = document.querySelector('link[rel=icon]')?.href ?? '';
  mark.alt = '';
  mark.width = 40;
  note.append(mark, isEnglish() ? 'Loading…' : '読み込んでいます…');
  root.before(note);
  new MutationObserver((_, observer) => {
    if (!isLoaded()) return;
    observer.disconnect();
    note.remove();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

// Called if the application code cannot be loaded and therefore cannot show an error.
function showNotLoaded() {
  const root = document.getElementById('root');
  if (!root) return;
  // Prerendered markup does nothing without the code.
  if ('prerendered' in root.dataset) root.replaceChildren();
  if (root.hasChildNodes()) return;
  const page = document.createElement('main');
  page.style.cssText =
    'box-sizing:border-box;min-height:100dvh;padding:24px;display:grid;place-content:center;gap:16px;justify-items:center;text-align:center;text-wrap:balance;word-break:auto-phrase;font:14px/1.6 system-ui,sans-serif';
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.style.cssText = 'margin:0;font-size:20px';
  title.textContent = isEnglish() ? 'The page could not be loaded' : 'ページを読み込めませんでした';
  const hint = document.createElement('p');
  hint.style.margin = '0';
  hint.textContent = isEnglish()
    ? 'Check your connection, then refresh the page.'
    : '通信状況を確認して、ページを再読み込みしてください。';
  const button = document.createElement('button');
  button.style.cssText =
    'font:inherit;color:inherit;background:none;border:1px solid;border-radius:8px;min-height:40px;padding:0 16px;cursor:pointer';
  button.textContent = isEnglish() ? 'Refresh the page' : '再読み込み';
  button.addEventListener('click', () => location.reload());
  page.append(title, hint, button);
  root.append(page);
  document.documentElement.lang = isEnglish() ? 'en' : 'ja';
  addEventListener('online', () => location.reload());
}

document.documentElement.lang = isEnglish() ? 'en' : 'ja';
paint();
preloadTexts();
setTimeout(showLoading, 700);
// A script also fires `error` when one of its imports fails.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showNotLoaded(), {
  capture: true,
});
