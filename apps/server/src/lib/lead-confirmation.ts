import type { SiteSettings } from '@beckon/contract/owner-calls';
import { MAIL_ADDRESS_PATTERN } from '@beckon/contract/values';
import { MACHINE_MADE, type NewConversion } from '../store/store.ts';

const MAIL_ADDRESS = new RegExp(MAIL_ADDRESS_PATTERN);
/** An address is asked once: more than this many letters fit in no mail. */
const LONGEST = 254;

type Answers = Pick<NewConversion, 'email' | 'fields' | 'isPartial' | 'suspicion'>;

/**
 * Whether a new lead is to confirm its address: the owner wants that, a mail can be sent, and the
 * lead is complete, has an address and looks like a person. docs/decisions/0046.
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
