// Inline script: shows the prerendered markup of the language and theme.
{
  const { lang, dataset } = document.documentElement;
  const root = document.getElementById('root');
  for (const template of document.querySelectorAll('template[data-language]')) {
    const { language, theme } = template.dataset;
    if (language === lang && theme === dataset.theme) root.append(template.content);
    template.remove();
  }
  // The content security policy forbids style attributes in markup.
  for (const element of root.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute('data-style');
  }
}
