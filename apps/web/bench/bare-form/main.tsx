import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The same fields as the sign-in page, without styles, translations and validation. */
function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Email
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        Password
        <input
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button>Sign in</button>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(<SignInForm />);
