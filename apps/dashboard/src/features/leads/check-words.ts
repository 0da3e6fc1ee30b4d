import type { Lead } from '@beckon/contract/owner-calls';

type Problem = NonNullable<Lead['wrongAnswers']>[number]['problem'];

const SUSPICIONS: Readonly<Record<string, string>> = {
  'trap-field-filled': 'A field that people cannot see was filled in: probably by a bot.',
  'filled-too-fast': 'It was filled in faster than a person can type: probably by a bot.',
  'unreadable-fields': 'Part of it arrived damaged; what could be read is here.',
  'too-many': 'Many forms came from the same visitor or network in a short time.',
  'owner-says-spam': 'You marked it as spam.',
  'wrong-answers': 'Some answers are not what the form asks for.',
};
const UNKNOWN_SUSPICION = 'This one was probably filled in by a bot.';

const PROBLEMS: Readonly<Record<Problem, string>> = {
  required: 'is required, but empty',
  'choose-one': 'is required, but nothing is chosen',
  'choose-at-least-one': 'is required, but nothing is ticked',
  'tick-to-go-on': 'has to be ticked, but is not',
  'too-long': 'is too long',
  'name-wrong': 'is not a name',
  'email-wrong': 'is not an email address',
  'email-typos': 'is not an email address',
  'email-not-business': 'is a private address, and you ask for business ones',
  'phone-wrong': 'is not a phone number',
  'phone-digits': 'is not a phone number of 7 to 15 digits',
  'phone-israeli-wrong': 'is not an Israeli phone number',
  'phone-international-wrong': 'is not a phone number of its country',
  'birthday-wrong': 'is not a date of birth',
  'date-wrong': 'is not a date',
  'number-wrong': 'is not a number',
  'url-wrong': 'is not a web address',
  'option-unknown': 'is none of the choices',
};

/**
 * The reasons why the owner should check a lead, one sentence each; an empty list if there are
 * none.
 */
export function checkWords({
  isSuspicious,
  suspicion,
  wrongAnswers = [],
}: Lead): readonly string[] {
  if (isSuspicious !== true) return [];
  const reason = SUSPICIONS[suspicion ?? ''] ?? UNKNOWN_SUSPICION;
  return [reason, ...wrongAnswers.map(({ field, problem }) => `“${field}” ${PROBLEMS[problem]}.`)];
}
