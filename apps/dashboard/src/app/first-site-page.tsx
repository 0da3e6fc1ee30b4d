import { AuthFrame } from '../components/ui/auth-frame.tsx';
import { SiteForm } from '../components/site-form.tsx';
import type { Me } from '../lib/api/session.ts';

/** What a fresh account sees first: its first site. */
export function FirstSitePage({ me }: { readonly me: Me }) {
  const [firstName] = me.owner.name.split(' ');
  return (
    <AuthFrame
      title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
      lead="Which website do you want to use Beckon on? You can add more later."
    >
      <SiteForm />
    </AuthFrame>
  );
}
