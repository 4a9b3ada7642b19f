import '@office/ui/styles.css';
import { LocaleProvider } from '@office/ui/LocaleProvider';
import { Theme } from '@office/ui/Theme';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Theme appearance="system">
          <LocaleProvider language="en">{children}</LocaleProvider>
        </Theme>
      </body>
    </html>
  );
}
