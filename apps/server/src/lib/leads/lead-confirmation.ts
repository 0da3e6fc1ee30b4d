import type { SiteSettings } from '@beckon/contract/owner-calls';
import { MAIL_ADDRESS_PATTERN } from '@beckon/contract/values';
import { MACHINE_MADE, type NewConversion } from '../../store/store.ts';

const MAIL_ADDRESS = new RegExp(MAIL_ADDRESS_PATTERN);
/** The maximum number of characters in a mail address. No mail can be sent to a longer one. */
const LONGEST = 254;

type Answers = Pick<NewConversion, 'email' | 'fields' | 'isPartial' | 'suspicion'>;

/**
 * `pending` if a new lead must confirm its address: the owner wants that, a mail can be sent, and
 * the lead is complete, has a valid address and looks like a person. Otherwise empty.
 * docs/decisions/0046.
 */
export function confirmationOf(
  { email, fields, isPartial, suspicion }: Answers,
  { leadConfirmation }: Pick<SiteSettings, 'leadConfirmation'>,
  sendsMail: boolean,
): 'pending' | '' {
  const isAsked = leadConfirmation?.isOn === true && sendsMail && !isPartial && fields.length > 0;
  const isAddress = email.length <= LONGEST && MAIL_ADDRESS.test(email);
  return isAsked && isAddress && !MACHINE_MADE.includes(suspicion) ? 'pending' : '';
}
