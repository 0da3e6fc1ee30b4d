import type { ProblemTexts } from '../message-types.ts';

/** What is wrong with an answer, in English. docs/behaviour/forms.md. */
export const problems: ProblemTexts = {
  required: 'Please fill in this field',
  'choose-one': 'Please choose one',
  'choose-at-least-one': 'Please choose at least one',
  'tick-to-go-on': 'Please tick this box to continue',
  'too-long': 'Please use no more than 254 characters',
  'name-wrong': 'Please enter a name of up to 40 characters, without digits',
  'email-wrong': 'Please enter a valid email address',
  'email-typos': 'There are typos in the email',
  'email-not-business': 'Only business emails are allowed',
  'phone-wrong': 'Please enter a valid phone number',
  'phone-digits': 'Please enter 7 to 15 digits and avoid using letters or symbols',
  'phone-israeli-wrong': 'Please enter a valid phone number',
  'phone-international-wrong': 'Invalid number - please try again',
  'birthday-wrong': 'Please enter a valid birthday.',
  'date-wrong': 'Please enter a date as dd/mm/yyyy',
  'number-wrong': 'Please enter a number',
  'url-wrong': 'Please enter a web address',
  'option-unknown': 'Please choose one',
};
