// Inline script of the offline page, which has the address of the page that could not be loaded.
{
  document.title = document.querySelector('h1').textContent;
  const reload = () => location.reload();
  for (const button of document.querySelectorAll('#root button'))
    button.addEventListener('click', reload);
  addEventListener('online', reload);
}
