// Runs before the first paint, so that a dark page never flashes white. A file and not inline: the
// content security policy allows no inline script.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem('office.theme');
  } catch {
    // Site data is blocked: the system's choice it is.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  document.documentElement.style.backgroundColor = dark ? '#111110' : '#f9f9f8';
})();
