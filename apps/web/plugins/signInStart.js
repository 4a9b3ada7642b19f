// Inline script of the sign-in page: main.tsx repeats a submit before the page is hydrated.
{
  const root = document.getElementById('root');
  root.dataset.prerendered = '';
  root.addEventListener(
    'submit',
    (event) => {
      if (!('prerendered' in root.dataset)) return;
      event.preventDefault();
      root.dataset.submitted = '';
    },
    { capture: true },
  );
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-part=Passkey], [data-part=Sso]');
    if (button && 'prerendered' in root.dataset) root.dataset.pressed = button.dataset.part;
  });
}
