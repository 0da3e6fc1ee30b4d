import type { PrizeSettings } from '@beckon/contract/settings';
import { formatShare } from '../../../../lib/format/format-number.ts';
import styles from '../settings.module.css';

/** Shows the sum of all chances, and the probability of a win. */
export function PrizeTotal({ prizes }: { readonly prizes: readonly PrizeSettings[] }) {
  const total = prizes.reduce((sum, prize) => sum + prize.chances, 0);
  const winning = prizes
    .filter((prize) => prize.isWinning)
    .reduce((sum, prize) => sum + prize.chances, 0);
  return (
    <div className={styles['total']} role="status" aria-label="Total chances">
      <span>
        Total <b>{Number(total.toFixed(4))}</b>
      </span>
      <span>
        {total === 0 ? (
          'Nobody wins'
        ) : (
          <>
            Chance to win <b>{formatShare(winning / total)}</b>
          </>
        )}
      </span>
      <span className={styles['odds']} style={{ flexBasis: '100%' }} aria-hidden>
        {prizes
          .filter((prize) => prize.chances > 0)
          .map((prize) => (
            <i
              key={prize.id}
              data-lose={prize.isWinning ? undefined : true}
              style={{ flexGrow: prize.chances }}
            />
          ))}
      </span>
    </div>
  );
}
