import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../tables/tables.ts';

/** A condition that a popup is the account's and not in the trash. */
export function isOwnPopup(accountId: string, popupId: string) {
  return (eb: ExpressionBuilder<Tables, 'popup'>) =>
    eb.and([
      eb('popup.id', '=', popupId),
      eb('popup.account_id', '=', accountId),
      eb('popup.status', '<>', 'deleted'),
    ]);
}
