import { Text } from '@mantine/core';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { Card } from '../../../components/ui/layout/card.tsx';
import { CopyBox } from '../../../components/ui/inputs/copy-box.tsx';
import styles from '../consent.module.css';
import { choicesButtonCode, cookiePageCode } from './cookie-page-code.ts';

/** The code for the owner's own cookie page, and for the button that opens the choices. */
export function CookiePageCard({ consent }: { readonly consent: SiteConsent }) {
  return (
    <Card
      title="Your cookie page"
      about="Paste this into a page of your site: visitors change their choices there, and read which cookies it sets."
    >
      <CopyBox text={cookiePageCode(consent.draft)} label="Code for your cookie page" />
      <Text size="sm" mt="sm">
        The page also needs the line above. The list follows each publish by itself. It is also at{' '}
        <a className={styles['link']} href={consent.policyUrl} target="_blank" rel="noreferrer">
          an address of its own
        </a>
        , but there it is only the list: nobody can change a choice there.
      </Text>
      <Text size="sm" mt="sm" mb="xs">
        Paste this button into the footer of your pages: it opens the choices again.
      </Text>
      <CopyBox text={choicesButtonCode(consent.draft)} label="Button that opens the choices" />
    </Card>
  );
}
