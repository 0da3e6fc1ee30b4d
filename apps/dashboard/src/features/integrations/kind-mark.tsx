import type { DestinationKind } from '@beckon/contract/values';
import {
  IconBrandDiscord,
  IconBrandSlack,
  IconMail,
  IconTable,
  IconWebhook,
} from '@tabler/icons-react';
import styles from './integrations.module.css';

/** A letter where there is no picture of it. */
const MARKS: Readonly<Record<DestinationKind, string | typeof IconMail>> = {
  mail: IconMail,
  webhook: IconWebhook,
  slack: IconBrandSlack,
  discord: IconBrandDiscord,
  'google-sheets': IconTable,
  mailchimp: 'M',
  klaviyo: 'K',
  hubspot: 'H',
  brevo: 'B',
  activecampaign: 'A',
};

/** A small mark that tells the kinds of places apart; their names stand beside it. */
export function KindMark({ kind }: { readonly kind: DestinationKind }) {
  const Mark = MARKS[kind];
  return (
    <span className={styles['mark']} data-kind={kind} aria-hidden>
      {typeof Mark === 'string' ? Mark : <Mark size={21} stroke={1.8} />}
    </span>
  );
}
