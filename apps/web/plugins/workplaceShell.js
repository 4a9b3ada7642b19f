// Inline script of the page for a browser with a session: shows the prerendered frame of the workplace in the
// language and theme until the application renders.
/* global stored */
{
  const { lang, dataset } = document.documentElement;
  const root = document.getElementById('root');
  const shell = document.getElementById('start-shell');
  const entry = location.pathname === '/' ? '/main' : `/${location.pathname.split('/')[1]}`;
  const linkTo = (href) => `a[href="${CSS.escape(href)}"]`;
  for (const template of document.querySelectorAll('template[data-language]')) {
    const isShown =
      template.dataset.language === lang && template.content.querySelector(linkTo(entry));
    if (isShown) shell.append(template.content);
    template.remove();
  }
  // The content security policy forbids style attributes in markup.
  for (const element of shell.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute('data-style');
  }
  for (const element of shell.querySelectorAll('.radix-themes'))
    element.classList.replace('light', dataset.theme);
  // As in `shell/useNavExpanded.ts`.
  const navChoice = stored('office.device.navExpanded');
  if (
    navChoice === 'true' ||
    (navChoice !== 'false' && matchMedia('(min-width: 1280px)').matches)
  ) {
    for (const element of shell.querySelectorAll('[data-nav]')) element.dataset.nav = 'expanded';
    for (const element of shell.querySelectorAll('[data-expanded]'))
      element.dataset.expanded = 'true';
  }
  for (const nav of shell.querySelectorAll('nav')) {
    const [marked, current] = [
      nav.querySelector('[aria-current]'),
      nav.querySelector(linkTo(entry)),
    ];
    if (!marked || !current || marked === current) continue;
    [marked.className, current.className] = [current.className, marked.className];
    current.setAttribute('aria-current', marked.getAttribute('aria-current'));
    marked.removeAttribute('aria-current');
  }
  // Buttons work once the application renders: the last press is repeated.
  let pressed = null;
  shell.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    const nav = target.closest('nav');
    if (button && nav)
      pressed = {
        nav: nav.dataset.component,
        index: [...nav.querySelectorAll('button')].indexOf(button),
      };
  });
  new MutationObserver((_, observer) => {
    if (!root.textContent) return;
    observer.disconnect();
    const focused = shell.contains(document.activeElement) && document.activeElement;
    shell.remove();
    const href = focused && focused.getAttribute('href');
    if (href)
      [...root.querySelectorAll(linkTo(href))].find((link) => link.checkVisibility())?.focus();
    if (pressed)
      root.querySelectorAll(`[data-component="${pressed.nav}"] button`)[pressed.index]?.click();
  }).observe(root, { childList: true, subtree: true, characterData: true });
}
