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
 * A small mark that distinguishes the kinds of destinations, a letter where there is no picture;
 * their names are beside it.
 */
export function KindMark({ kind }: { readonly kind: string }) {
  const Picture = PICTURES[kind];
  return (
    <span className={styles['mark']} data-kind={kind} aria-hidden>
      {Picture === undefined ? kind.charAt(0).toUpperCase() : <Picture size={21} stroke={1.8} />}
    </span>
  );
}
