import type { TriggerCount } from '@beckon/contract/owner-calls';
import { triggerWords } from '@beckon/contract/values';
import shared from '../reports.module.css';
import { ShareBars } from './share-bars.tsx';

/** The ways visitors closed the popup, each with its share. */
export function CloseReasons({ reasons }: { readonly reasons: readonly TriggerCount[] }) {
  const total = reasons.reduce((sum, reason) => sum + reason.count, 0);
  if (total === 0) return <p className={shared['quiet']}>Nobody has closed it yet.</p>;
  const bars = reasons.map(({ trigger, count }) => ({ name: triggerWords(trigger), count }));
  return <ShareBars bars={bars} total={total} />;
}
