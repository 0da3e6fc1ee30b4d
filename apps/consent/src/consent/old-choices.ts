import type { ConsentContext } from './consent-context.ts';
import { isUnanswered, NOTHING_STORED, type StoredConsent } from './stored-consent.ts';

/** What remains of choices that no longer count, until the visitor chooses again. */
const FORGOTTEN: StoredConsent = {
  ...NOTHING_STORED,
  choices: { marketing: 'deny', statistics: 'deny', preferences: 'deny', functional: 'allow' },
};

/** The stored choices as far as they count before this page has started. */
export function withoutOldChoices(
  stored: StoredConsent,
  consentContext: ConsentContext,
): StoredConsent {
  return hasOldPolicy(stored, consentContext) ? FORGOTTEN : stored;
}

/**
 * True if choices under another policy no longer count. What was accepted without asking, in a
 * region without such a law (under no policy), does not count where consent is required. A visitor
 * whose answer is gone, although its policy is known, is asked again, too. Where nobody is asked
 * again, choices are not removed permanently.
 */
function hasOldPolicy(stored: StoredConsent, consentContext: ConsentContext): boolean {
  const { policyId, choices } = stored;
  const { consentType, visitor } = consentContext;
  const needsYes = visitor.hasPrivacySignal || consentType === 'optin';
  // Also false if an id is not a number, because such ids cannot be compared.
  const isOther = Boolean(Number(policyId) - parseInt(consentContext.policyId, 10));
  if (policyId === '') return isOther && needsYes && choices.marketing === 'allow';
  return (isOther || isUnanswered(stored)) && (needsYes || consentType === 'optout');
}
