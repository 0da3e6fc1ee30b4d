import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { AuthFrame } from '../components/ui/layout/auth-frame.tsx';
import { SiteForm } from '../components/site-form.tsx';
import type { Me } from '../lib/api/session.ts';
import { ROUTES } from '../lib/navigation/routes.ts';

/** The first page of a new account, which creates its first site. */
export function FirstSitePage({ me }: { readonly me: Me }) {
  const [firstName] = me.owner.name.split(' ');
  return (
    <AuthFrame
      title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
      lead="Which website do you want to use Beckon on? You can add more later."
    >
      <SiteForm />
      <Anchor component={Link} to={ROUTES.account} size="sm" mt="lg" display="inline-block">
        Your account
      </Anchor>
    </AuthFrame>
  );
}
