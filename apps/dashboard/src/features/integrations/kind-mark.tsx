import {
  IconBrandDiscord,
  IconBrandSlack,
  IconMail,
  IconTable,
  IconWebhook,
} from '@tabler/icons-react';
import styles from './kind-mark.module.css';

const PICTURES: Readonly<Partial<Record<string, typeof IconMail>>> = {
  mail: IconMail,
  webhook: IconWebhook,
  slack: IconBrandSlack,
  discord: IconBrandDiscord,
  'google-sheets': IconTable,
};

/**
 * A small icon for a kind of destination; a letter if there is no picture. It is hidden from screen
 * readers, because the name is beside it.
 */
export function KindMark({ kind }: { readonly kind: string }) {
  const Picture = PICTURES[kind];
  return (
    <span className={styles['mark']} data-kind={kind} aria-hidden>
      {Picture === undefined ? kind.charAt(0).toUpperCase() : <Picture size={21} stroke={1.8} />}
    </span>
  );
}
