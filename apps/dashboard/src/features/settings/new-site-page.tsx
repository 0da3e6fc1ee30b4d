import { useNavigate } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { Card } from '../../components/ui/layout/card.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { SiteForm } from '../../components/site-form.tsx';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';

/** Creates another site in the same account, which then is the current site. */
export function NewSitePage() {
  const { choose } = useCurrentSite();
  const navigate = useNavigate();
  return (
    <Page
      title="Add a site"
      lead="Each site has its own popups, leads and line to paste."
      back={{ to: ROUTES.popups, label: 'Popups' }}
    >
      <div style={{ maxWidth: 520 }}>
        <Card>
          <SiteForm
            onCreated={(site) => {
              choose(site.id);
              void navigate(ROUTES.install);
            }}
          />
        </Card>
      </div>
    </Page>
  );
}
