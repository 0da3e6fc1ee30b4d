import '@mantine/core/styles/Alert.css';
import { Alert, Text } from '@mantine/core';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { Card } from '../../components/ui/layout/card.tsx';
import { LANGUAGE_NAMES } from '@beckon/contract/values';
import { Link } from 'react-router';
import styles from './consent.module.css';
import { CookiePageCard } from './cookie-page/cookie-page-card.tsx';
import { CopyBox } from '../../components/ui/inputs/copy-box.tsx';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';

/** The code to paste into the site; shown once a banner is published. */
export function InstallCard({ consent }: { readonly consent: SiteConsent }) {
  if (consent.published === undefined)
    return (
      <Card title="On your site">
        <Text size="sm" c="dimmed">
          Publish the banner first. Then you will find the line to paste into your pages here.
        </Text>
      </Card>
    );
  const { language } = consent.draft;
  return (
    <>
      <Card
        title="On your site"
        about="Paste this line first into the head of your pages, before every other script."
      >
        <CopyBox text={consent.snippet} label="Line for the cookie banner" />
        <Text size="sm" mt="sm">
          Each page shows the banner in its own language, if Beckon speaks it, otherwise in{' '}
          <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>. A page names its language in{' '}
          <code>{'<html lang>'}</code>. If it names a wrong one, add &amp;lang={language} to the
          address in the line.
        </Text>
        <PopupsNotice />
      </Card>
      <CookiePageCard consent={consent} />
    </>
  );
}

/** The banner does not block our own popups. They have a separate setting, which is off at first. */
function PopupsNotice() {
  const { site } = useCurrentSite();
  if (site.settings.consentMode === 'opt-in') return null;
  return (
    <Alert color="beam.4" role="note" mt="sm">
      Does this site show popups of Beckon? They set cookies before visitors agree, until you turn
      on “Keep nothing before consent” in the{' '}
      <Link className={styles['noticeLink']} to={ROUTES.settings}>
        settings
      </Link>
      .
    </Alert>
  );
}
